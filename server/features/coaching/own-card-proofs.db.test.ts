import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CardQuote } from '#contract/coach-cards.ts';
import { readCoach, type ShownCard } from '#contract/coaching.ts';
import { processDocument } from '#contract/content.ts';
import { createSession } from '#contract/discovery.ts';
import { listOwnCards, saveOwnCard } from '#contract/own-cards.ts';
import { addLines } from '#contract/session-lines.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { until } from '#tests/support/until.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const text = `# How a works council agreed

The canteen is on the second floor.

The works council of Harbour Nine agreed within 12 days.
`;
const card = {
  kind: 'objection' as const,
  trigger: 'phrase' as const,
  saidBy: 'prospect' as const,
  words: ['works council'],
  say: 'We brief the works council with you.',
  ask: 'Who speaks for it?',
};
const quoted = 'The works council of Harbour Nine agreed within 12 days.';

const upload = async (by: TestPerson): Promise<string> =>
  (await by.call(processDocument, batch(by, [textFile('council.txt', text)]))).body.documents[0]?.DocumentId ?? '';
const noted = async (by: TestPerson): Promise<string> => {
  const sessionId = (await by.call(createSession, {})).body.data?.sessionId ?? '';
  const line = { id: randomUUID(), kind: 'note' as const, atMs: 100_000, text: 'Their works council has to agree.' };
  await by.call(addLines, { sessionId, lines: [line] });
  return sessionId;
};
const ownCard = (by: TestPerson, sessionId: string): Promise<ShownCard> =>
  until(async () => (await by.call(readCoach, { sessionId })).body.cards.find(({ own }) => own !== undefined) ?? null);
const proofIn = async (by: TestPerson, sessionId: string): Promise<CardQuote | null> =>
  (await ownCard(by, sessionId)).proof;

test('a card quotes from the item that was chosen for it what fits, and names the item where there is no room', async () => {
  const admin = await signUp(server);
  const proofId = await upload(admin);
  const cardId = randomUUID();
  const { body } = await admin.call(saveOwnCard, { cardId, on: true, ...card, proofId });
  expect(body.cards).toMatchObject([{ proofId, proof: { title: 'council.txt', kind: 'document', hidden: null } }]);
  expect(await proofIn(admin, await noted(admin))).toMatchObject({ text: quoted, contentId: proofId });

  const say = 'word '.repeat(24).trim();
  const ask = 'who '.repeat(15).trim();
  await admin.call(saveOwnCard, { cardId, on: true, ...card, say, ask, proofId });
  expect(await proofIn(admin, await noted(admin))).toMatchObject({ text: 'council.txt', title: 'council.txt' });

  await admin.call(saveOwnCard, { cardId, on: true, ...card, proofId: null });
  expect((await admin.call(listOwnCards, {})).body.cards).toMatchObject([{ proofId: null, proof: null }]);

  const stranger = await signUp(server);
  expect((await stranger.call(saveOwnCard, { cardId: randomUUID(), on: true, ...card, proofId })).status).toBe(404);
  expect((await stranger.call(listOwnCards, {})).body.cards).toEqual([]);
});

test('what no buyer may hear today is no proof, in new calls and in old ones; a deleted item leaves the card without', async () => {
  const admin = await signUp(server);
  const proofId = await upload(admin);
  await admin.call(saveOwnCard, { cardId: randomUUID(), on: true, ...card, proofId });
  const before = await noted(admin);
  const set = async (metadata: object) => {
    await admin.call(processDocument, { action: 'update', documentId: proofId, metadata });
    return (await admin.call(listOwnCards, {})).body.cards[0]?.proof?.hidden;
  };
  expect(await proofIn(admin, before)).toMatchObject({ text: quoted });
  expect(await set({ openTo: 'team' })).toBe('team-only');
  expect(await ownCard(admin, before)).toMatchObject({ own: { say: card.say }, proof: null });
  expect(await ownCard(admin, await noted(admin))).toMatchObject({ own: { say: card.say }, proof: null });
  expect(await set({ openTo: 'everybody', validUntil: '2020-01-31' })).toBe('expired');
  expect(await proofIn(admin, before)).toBeNull();
  expect(await set({ validUntil: '' })).toBeNull();
  expect(await proofIn(admin, before)).toMatchObject({ text: quoted });

  expect((await admin.call(processDocument, { action: 'delete', documentIds: [proofId] })).status).toBe(200);
  expect((await admin.call(listOwnCards, {})).body.cards).toMatchObject([
    { say: card.say, proofId: null, proof: null },
  ]);
  expect(await ownCard(admin, before)).toMatchObject({ own: { say: card.say }, proof: null });
});
