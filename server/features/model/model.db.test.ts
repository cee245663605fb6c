import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readModel, testModel } from '#contract/model.ts';
import { readPrep, startPrep, type PrepDetail } from '#contract/prep.ts';
import { retrySection } from '#contract/prep-reading.ts';
import { createSolution } from '#contract/solutions.ts';
import { honestAnswer, honestParts } from '#tests/support/model/model-answers.ts';
import { serveModel, type AskedOfModel, type ModelReply, type ModelServer } from '#tests/support/model/model-server.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { pagesOfFolder, serveSite, type SiteServer } from '#tests/support/site-server.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { until } from '#tests/support/until.ts';

const person = { firstName: 'Rhys', lastName: 'Tolland', roleTitle: 'Chief Operating Officer' };
const ready = { content: '{"ready":true,"model":"test"}' };
let site: SiteServer;
let model: ModelServer;
let server: TestServer;
let answer: (asked: AskedOfModel) => ModelReply = honestAnswer;

beforeAll(async () => {
  site = await serveSite(await pagesOfFolder(join(import.meta.dirname, '..', '..', 'db', 'demo-site')));
  model = await serveModel((asked) => answer(asked));
  server = await startTestServer({
    ALLOW_PRIVATE_HOSTS: site.host,
    MODEL_URL: model.url,
    MODEL_NAME: 'test-model',
    MODEL_KEY: 'secret-key',
  });
});
afterAll(async () => {
  await server.close();
  await Promise.all([site.close(), model.close()]);
});

const ended = (prospectId: string, by: TestPerson): Promise<PrepDetail> =>
  until(async () => {
    const { prepSession } = (await by.call(readPrep, { prospectId })).body;
    return prepSession.isPrepping ? null : prepSession;
  });
async function prepare(by: TestPerson): Promise<PrepDetail> {
  await by.call(createSolution, {
    clientId: by.organizationId,
    name: 'Waymark Proof',
    description: 'Keeps paperwork in one place.',
  });
  return ended((await by.call(startPrep, { ...person, company: `${site.url}/` })).body.prepMeetingId, by);
}

test('admins see what each run took of the model and why rules wrote; members and other companies do not', async () => {
  const admin = await signUp(server);
  const member = await joinTeam(server, admin);
  answer = (asked) => (asked.call === 'brief' ? { status: 500 } : honestAnswer(asked));
  const { prepMeetingId } = await prepare(admin);
  const { body } = await admin.call(readModel, {});
  expect(body.model).toEqual({ name: 'test-model', host: new URL(model.url).host });
  expect(body.runs).toEqual([
    expect.objectContaining({
      prospectId: prepMeetingId,
      companyName: 'Fernhollow Cold Chain',
      model: 'test-model',
      calls: 3,
      notes: ['The model’s server answered with an error.'],
    }),
  ]);
  const [run] = body.runs;
  expect(run?.inputTokens).toBeGreaterThan(1000);
  expect(run?.written).toContain('companySummary');
  expect(JSON.stringify(body)).not.toContain('secret');
  expect((await member.call(readModel, {})).status).toBe(403);
  expect((await member.call(testModel, {})).status).toBe(403);
  const other = await signUp(server);
  expect((await other.call(readModel, {})).body.runs).toEqual([]);
});

test('a section of a brief that a model wrote is written again from the stored ledger, in one call and its judgment, alone', async () => {
  const seller = await signUp(server);
  const { services } = server;
  const { analyst } = services;
  services.analyst = {
    ...analyst,
    compose: (task, signal) =>
      task.key === 'painPoints' ? Promise.reject(new Error('none today')) : analyst.compose(task, signal),
  };
  answer = (asked) =>
    asked.call === 'brief' ? { content: JSON.stringify({ ...honestParts(asked), pains: [] }) } : honestAnswer(asked);
  const before = await prepare(seller);
  services.analyst = analyst;
  expect(before.brief.sections.painPoints.status).toBe('failed');
  expect(before.brief.sections.companySummary.writtenBy).toBe('model');
  answer = honestAnswer;
  const [pages, calls] = [site.requests.length, model.asked.length];
  await seller.call(retrySection, { prospectId: before.prepMeetingId, section: 'painPoints' });
  const { brief } = await ended(before.prepMeetingId, seller);
  expect(model.asked.slice(calls).map(({ call }) => call)).toEqual(['brief', 'judgment']);
  expect(model.asked.at(-2)?.material).toContain('Write pains alone');
  expect(site.requests.length).toBe(pages);
  expect(brief.sections.painPoints.writtenBy).toBe('model');
  expect(brief.sections.painPoints.claims.map(({ text }) => text)).toContain(
    'Typing invoices by hand may cost their clerks time.',
  );
  const ids = new Set(Object.values(brief.sections).flatMap(({ claims }) => claims.map(({ id }) => id)));
  for (const { restsOn = [] } of brief.sections.painPoints.claims) for (const id of restsOn) expect(ids).toContain(id);
  for (const key of ['companySummary', 'talkingPoints', 'financialInsights'] as const)
    expect(brief.sections[key].claims).toEqual(before.brief.sections[key].claims);
  expect(brief.questions).toEqual(before.brief.questions);
  expect((await seller.call(readModel, {})).body.runs).toHaveLength(2);
});

test('the test says which model answered and how fast, or what happened and what to do', async () => {
  const admin = await signUp(server);
  answer = () => ready;
  const { body } = await admin.call(testModel, {});
  expect(body).toMatchObject({ state: 'answered', model: 'test-model', answer: ready.content });
  const failures: [ModelReply, RegExp, RegExp][] = [
    [{ status: 401 }, /refused the key. \(status 401\)/u, /MODEL_KEY/u],
    [{ status: 429 }, /fewer requests/u, /Wait a minute/u],
    [{ status: 404 }, /refused the request. \(status 404\)/u, /MODEL_NAME/u],
    [{ content: 'Hello!' }, /wasn’t in the form/u, /answers in JSON/u],
  ];
  for (const [reply, reason, action] of failures) {
    answer = () => reply;
    const failed = (await admin.call(testModel, {})).body;
    if (failed.state !== 'failed') throw new Error(`it ${failed.state}`);
    expect(failed.reason).toMatch(reason);
    expect(failed.action).toMatch(action);
    expect(JSON.stringify(failed)).not.toContain('secret');
  }
  answer = (asked) => ('response_format' in asked.body ? { status: 400 } : ready);
  expect((await admin.call(testModel, {})).body.state).toBe('answered');
  // Limited to six per minute, because each test costs tokens.
  expect((await admin.call(testModel, {})).status).toBe(429);
  expect((await (await signUp(server)).call(testModel, {})).status).toBe(200);
});

test('without a model the test says so, and nothing was used', async () => {
  const plain = await startTestServer();
  try {
    const admin = await signUp(plain);
    expect((await admin.call(testModel, {})).body).toEqual({ state: 'not-configured' });
    expect((await admin.call(readModel, {})).body).toEqual({ model: null, runs: [] });
  } finally {
    await plain.close();
  }
});
