import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readModelSettings, saveModelSettings } from '#contract/model-settings.ts';
import { modelReservations, modelUsage } from '#server/db/schema/model.ts';
import { jobContext } from '#server/platform/job-context.ts';
import { ModelError } from '#server/ports/language-model.ts';
import { providerModel } from '#server/ports/provider-model.ts';
import { serveModel, type ModelServer } from '#tests/support/model/model-server.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { countCalls } from './count-calls.ts';
import { modelSettingsStore } from './model-settings.store.ts';
import { monthOf } from './spending.view.ts';

/** A call reserves 20,000 characters and a response of 16,000 tokens; it uses slightly over 5,000 tokens. */
const material = 'a'.repeat(19_990);
const instructions = '"ready" it';
const monthlyLimit = 100_000;
let model: ModelServer;
let server: TestServer;
let admin: TestPerson;

beforeAll(async () => {
  model = await serveModel(() => ({ content: '{"ready":true,"model":"test"}', delayMs: 300 }));
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  await model.close();
});

const call = (person: TestPerson) => {
  const asked = providerModel({
    provider: 'openai-compatible',
    url: model.url,
    name: 'm',
    key: '',
    temperature: null,
    contextCharacters: 200_000,
  });
  return countCalls(jobContext(server.services, person), asked, 'prep').answer({
    instructions,
    material,
    form: null,
    name: 'ready',
    timeoutMs: 20_000,
    signal: new AbortController().signal,
  });
};
const use = (person: TestPerson, inputTokens: number) =>
  server.services.database.tenant(person.organizationId, (db) =>
    db.insert(modelUsage).values({
      organizationId: person.organizationId,
      month: monthOf(new Date()),
      agent: 'ask',
      inputTokens,
    }),
  );
const usedBy = async (person: TestPerson): Promise<number> =>
  (await person.call(readModelSettings, {})).body.usage.reduce(
    (sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens,
    0,
  );
const heldBy = (person: TestPerson) =>
  server.services.database.tenant(person.organizationId, (db) => db.select().from(modelReservations));
const limited = async (): Promise<TestPerson> => {
  const person = await signUp(server);
  await person.call(saveModelSettings, { own: null, inputPrice: null, outputPrice: null, monthlyLimit });
  return person;
};

test('calls at once pass the month’s limit together by nothing: those that do not fit are not sent', async () => {
  admin = await limited();
  // Room for two reservations at most, although each call alone could start below the limit.
  await use(admin, 20_000);
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => call(admin)));
  const refused = outcomes.filter(
    (each) => each.status === 'rejected' && each.reason instanceof ModelError && each.reason.fault === 'limit',
  );
  expect(model.asked).toHaveLength(2);
  expect(refused).toHaveLength(18);
  expect(await usedBy(admin)).toBeLessThanOrEqual(monthlyLimit);
  expect(await heldBy(admin)).toEqual([]);
  // Reserved but unused amounts are available again.
  await call(admin);
  expect(model.asked).toHaveLength(3);
});

test('what a killed run held ends by itself, and holds back nobody else', async () => {
  const person = await limited();
  await use(person, 50_000);
  const store = modelSettingsStore(jobContext(server.services, person));
  const worst = { tokens: 36_000, costMicros: 0 };
  const id = randomUUID();
  const held = { month: monthOf(new Date()), forMs: 80_000, ...worst };
  expect(await store.reserve(id, held)).toBe(true);
  await expect(call(person)).rejects.toMatchObject({ fault: 'limit' });
  await call(await limited());
  await server.services.database.tenant(person.organizationId, (db) =>
    db
      .update(modelReservations)
      .set({ endsAt: new Date(Date.now() - 1000) })
      .where(eq(modelReservations.id, id)),
  );
  await call(person);
  expect(await heldBy(person)).toEqual([]);
});

test('a call alone may begin below the limit and end above it; the next one does not begin', async () => {
  const person = await limited();
  await use(person, monthlyLimit - 1);
  await call(person);
  await expect(call(person)).rejects.toMatchObject({ fault: 'limit' });
});
