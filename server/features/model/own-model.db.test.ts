import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAuditLog } from '#contract/audit.ts';
import { readModelSettings, saveModelSettings } from '#contract/model-settings.ts';
import { readModel, testModel } from '#contract/model.ts';
import { readPrep, startPrep, type PrepDetail } from '#contract/prep.ts';
import { modelSettings } from '#server/db/schema/model.ts';
import { honestAnswer } from '#tests/support/model/model-answers.ts';
import { serveModel, type AskedOfModel, type ModelReply, type ModelServer } from '#tests/support/model/model-server.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { pagesOfFolder, serveSite, type SiteServer } from '#tests/support/site-server.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { until } from '#tests/support/until.ts';

const spending = { inputPrice: 3, outputPrice: 15, monthlyLimit: 50 };
let site: SiteServer;
let operators: ModelServer;
let own: ModelServer;
let hidden: ModelServer;
let server: TestServer;
const ready = { content: '{"ready":true,"model":"own"}' };
let answer: (asked: AskedOfModel) => ModelReply = honestAnswer;

beforeAll(async () => {
  site = await serveSite(await pagesOfFolder(join(import.meta.dirname, '..', '..', 'db', 'demo-site')));
  operators = await serveModel(honestAnswer);
  own = await serveModel((asked) => answer(asked));
  hidden = await serveModel(() => ready);
  server = await startTestServer({
    ALLOW_PRIVATE_HOSTS: `${site.host},${new URL(own.url).host}`,
    MODEL_PROVIDER: 'anthropic',
    MODEL_URL: operators.url,
    MODEL_NAME: 'operators-model',
    MODEL_KEY: 'operators-key',
  });
});
afterAll(async () => {
  await server.close();
  await Promise.all([site.close(), operators.close(), own.close(), hidden.close()]);
});

const choice = () => ({
  own: { provider: 'openai-compatible' as const, name: 'own-model', url: own.url, key: 'sk-own-secret-4321' },
  ...spending,
});
async function prepare(by: TestPerson): Promise<PrepDetail> {
  const meeting = {
    firstName: 'Rhys',
    lastName: 'Tolland',
    roleTitle: 'Chief Operating Officer',
    company: `${site.url}/`,
  };
  const { prepMeetingId } = (await by.call(startPrep, meeting)).body;
  return until(async () => {
    const { prepSession } = (await by.call(readPrep, { prospectId: prepMeetingId })).body;
    return prepSession.isPrepping ? null : prepSession;
  });
}

test('an organization’s own model goes before the operator’s, is counted, and ends at its limit', async () => {
  const admin = await signUp(server);
  const other = await signUp(server);
  const saved = (await admin.call(saveModelSettings, choice())).body;
  expect(saved).toMatchObject({
    allowed: true,
    operator: { name: 'operators-model' },
    own: { provider: 'openai-compatible', name: 'own-model', url: own.url, keyEnd: '4321' },
    ...spending,
    reached: false,
  });
  expect(JSON.stringify(saved)).not.toContain('secret');
  expect((await admin.call(readModel, {})).body.model).toEqual({ name: 'own-model', host: new URL(own.url).host });

  const before = operators.asked.length;
  const { brief } = await prepare(admin);
  expect(brief.sections.companySummary.writtenBy).toBe('model');
  expect(operators.asked).toHaveLength(before);
  expect(own.asked.map(({ call }) => call)).toEqual(['ledger', 'brief', 'judgment']);
  expect(own.asked[0]?.headers.authorization).toBe('Bearer sk-own-secret-4321');
  const { usage } = (await admin.call(readModelSettings, {})).body;
  const prep = usage.find(({ agent }) => agent === 'prep');
  expect(prep).toMatchObject({ calls: 3, estimatedCalls: 0 });
  const { inputTokens = 0, outputTokens = 0, cost = 0 } = prep ?? {};
  expect(inputTokens).toBeGreaterThan(1000);
  expect(cost).toBeCloseTo((inputTokens * 3 + outputTokens * 15) / 1_000_000, 6);

  // Usage is above the new limit: rules continue and say why.
  const { key: _key, ...kept } = choice().own;
  const reached = (await admin.call(saveModelSettings, { own: kept, ...spending, monthlyLimit: cost / 2 })).body;
  expect([reached.reached, reached.own?.keyEnd]).toEqual([true, '4321']);
  const ruled = await prepare(admin);
  expect(own.asked).toHaveLength(3);
  expect(new Set(Object.values(ruled.brief.sections).map(({ writtenBy }) => writtenBy))).toEqual(new Set(['built-in']));
  expect((await admin.call(readModel, {})).body.runs[0]?.notes).toEqual([
    'The organization’s limit for the model is reached this month.',
  ]);

  // Another organization uses the operator's model and protocol, and sees nothing of this usage.
  expect((await prepare(other)).brief.sections.companySummary.writtenBy).toBe('model');
  expect(operators.asked.at(-1)?.protocol).toBe('anthropic');
  const theirs = (await other.call(readModelSettings, {})).body;
  expect([theirs.own, theirs.monthlyLimit, theirs.usage.find(({ agent }) => agent === 'prep')?.calls]).toEqual([
    null,
    null,
    3,
  ]);
});

test('a key is kept sealed, goes to no other address than its own, and every change is written down', async () => {
  const admin = await signUp(server);
  answer = () => ready;
  await admin.call(saveModelSettings, choice());
  const rows = await server.services.database.db.select().from(modelSettings);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('sk-own-secret');
  expect((await admin.call(testModel, {})).body).toMatchObject({ state: 'answered', model: 'own-model' });

  const moved = { provider: 'openai-compatible' as const, name: 'own-model', url: `${own.url}/elsewhere` };
  const { body } = await admin.call(saveModelSettings, { own: moved, ...spending });
  expect(body.own?.keyEnd).toBe('');
  const provider = { own: { provider: 'anthropic' as const, name: 'm', url: '' }, ...spending };
  expect(await admin.call(saveModelSettings, provider)).toMatchObject({
    status: 400,
    body: { error: 'Enter the key of this provider' },
  });
  for (const url of ['', 'ftp://example.com', 'http://user:word@example.com/v1'])
    expect((await admin.call(saveModelSettings, { own: { ...moved, url }, ...spending })).status).toBe(400);

  const { entries } = (await admin.call(listAuditLog, {})).body;
  const changes = entries.filter(({ action }) => action === 'model.changed');
  expect(changes.map(({ details }) => details['key'])).toEqual(['removed', 'set']);
  expect(JSON.stringify(changes)).not.toContain('4321');

  const member = await joinTeam(server, admin);
  expect((await member.call(readModelSettings, {})).status).toBe(403);
  expect((await member.call(saveModelSettings, { own: null, ...spending })).status).toBe(403);
  await admin.call(saveModelSettings, { own: null, ...spending });
  expect((await admin.call(readModel, {})).body.model?.name).toBe('operators-model');
});

test('an address that leads inside is not asked, though the operator’s model may stand there', async () => {
  const admin = await signUp(server);
  await admin.call(saveModelSettings, { own: { ...choice().own, url: hidden.url }, ...spending });
  expect((await admin.call(testModel, {})).body).toMatchObject({
    state: 'failed',
    reason: 'The model’s address leads into a private network.',
  });
  expect(hidden.asked).toEqual([]);
});

test('a key that can’t be opened any more is asked for again, and preps go on by rules', async () => {
  const admin = await signUp(server);
  answer = (asked) => (asked.headers.authorization === undefined ? { status: 401 } : ready);
  await admin.call(saveModelSettings, choice());
  expect((await admin.call(testModel, {})).body.state).toBe('answered');
  await server.services.database.db
    .update(modelSettings)
    .set({ sealedKey: 'sealed with another key' })
    .where(eq(modelSettings.organizationId, admin.organizationId));
  expect((await admin.call(testModel, {})).body).toMatchObject({ state: 'failed', action: 'Enter the key again.' });
  const { brief } = await prepare(admin);
  expect(brief.sections.companySummary.writtenBy).toBe('built-in');
});

test('an operator may forbid it', async () => {
  const closed = await startTestServer({ MODEL_BY_ORGANIZATION: 'off' });
  try {
    const admin = await signUp(closed);
    expect((await admin.call(saveModelSettings, choice())).status).toBe(403);
    expect((await admin.call(saveModelSettings, { own: null, ...spending })).status).toBe(200);
    expect((await admin.call(readModelSettings, {})).body).toMatchObject({
      allowed: false,
      own: null,
      monthlyLimit: 50,
    });
  } finally {
    await closed.close();
  }
});
