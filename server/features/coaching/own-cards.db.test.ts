import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAuditLog } from '#contract/audit.ts';
import { askForHelp, markCard, readCoach } from '#contract/coaching.ts';
import { createSession, readSession } from '#contract/discovery.ts';
import { deleteOwnCard, listOwnCards, saveOwnCard, tryOwnCard, type OwnCard } from '#contract/own-cards.ts';
import { addLines, addTranscript, changeSpeakers } from '#contract/session-lines.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { until } from '#tests/support/until.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const draft = {
  kind: 'objection',
  trigger: 'phrase',
  saidBy: 'prospect',
  words: ['works council'],
  say: 'We brief the works council with you.',
  ask: 'Who speaks for it?',
} as const;
const said = 'Our works council would have to agree.';
const saved = (cardId: string, on = true) => ({ cardId, on, ...draft, words: [...draft.words] });
const cardsOf = async (by: TestPerson): Promise<OwnCard[]> => (await by.call(listOwnCards, {})).body.cards;

async function call(by: TestPerson): Promise<string> {
  const sessionId = (await by.call(createSession, {})).body.data?.sessionId ?? '';
  const lines = ['They have two depots.', said].map((text, at) => ({
    id: randomUUID(),
    kind: 'note' as const,
    atMs: 100_000 + at * 60_000,
    text,
  }));
  await by.call(addLines, { sessionId, lines });
  return sessionId;
}

test('a card is tried on a past call, saved once, shown in the next one and counted', async () => {
  const admin = await signUp(server);
  const cardId = randomUUID();
  expect((await admin.call(saveOwnCard, saved(cardId))).status).toBe(200);
  await admin.call(saveOwnCard, saved(cardId));
  expect(await cardsOf(admin)).toMatchObject([{ id: cardId, on: true, shown: 0, used: 0 }]);
  const sessionId = await call(admin);
  const shown = await until(async () => {
    const [card] = (await admin.call(readCoach, { sessionId })).body.cards;
    return card ?? null;
  });
  expect(shown).toMatchObject({ kind: 'objection', say: null, ask: draft.ask, own: { id: cardId, say: draft.say } });
  await admin.call(markCard, { sessionId, cardId: shown.id, state: 'used' });
  expect(await cardsOf(admin)).toMatchObject([{ shown: 1, used: 1 }]);

  const attempt = { sessionId, ...draft, words: ['two depots'] };
  const { body } = await admin.call(tryOwnCard, attempt);
  expect(body).toMatchObject({ looked: 2, answers: [{ text: 'They have two depots.', atMs: 100_000 }] });
  expect((await admin.call(tryOwnCard, { ...attempt, words: ['nobody said this'] })).body.answers).toEqual([]);
  expect(await cardsOf(admin)).toHaveLength(1);

  const stranger = await signUp(server);
  expect(await cardsOf(stranger)).toEqual([]);
  expect((await stranger.call(tryOwnCard, attempt)).status).toBe(404);
  expect((await stranger.call(deleteOwnCard, { cardId })).status).toBe(404);
  expect((await stranger.call(saveOwnCard, saved(cardId, false))).status).toBe(200);
  expect(await cardsOf(admin)).toMatchObject([{ on: true }]);

  const colleague = await joinTeam(server, admin);
  for (const refused of [
    colleague.call(listOwnCards, {}),
    colleague.call(saveOwnCard, saved(cardId)),
    colleague.call(deleteOwnCard, { cardId }),
    colleague.call(tryOwnCard, attempt),
  ])
    expect((await refused).status).toBe(403);

  expect((await admin.call(deleteOwnCard, { cardId })).status).toBe(200);
  expect((await admin.call(deleteOwnCard, { cardId })).status).toBe(404);
  expect(await cardsOf(admin)).toEqual([]);
  expect((await admin.call(readCoach, { sessionId })).body.cards).toHaveLength(1);
  const { entries } = (await admin.call(listAuditLog, {})).body;
  expect(entries.filter(({ action }) => action === 'coach-card.deleted')).toMatchObject([{ subject: 'works council' }]);
});

test('a card for the rep’s words is shown for them, tried on them alone, and goes when they turn out to be the prospect’s', async () => {
  const admin = await signUp(server);
  const cardId = randomUUID();
  const ofRep = { ...draft, saidBy: 'rep' as const, words: ['guarantee'] };
  await admin.call(saveOwnCard, { cardId, on: true, ...ofRep });
  expect(await cardsOf(admin)).toMatchObject([{ saidBy: 'rep' }]);
  const sessionId = (await admin.call(createSession, {})).body.data?.sessionId ?? '';
  const transcript = 'Dana: What would you guarantee?\nLee: We guarantee the price.\nDana: Good.';
  await admin.call(addTranscript, { sessionId, requestId: randomUUID(), text: transcript });
  const { speakers } = (await admin.call(readSession, { sessionId })).body.session;
  const say = (name: string, side: 'rep' | 'prospect') =>
    admin.call(changeSpeakers, {
      sessionId,
      change: {
        kind: 'sides',
        sides: speakers.filter((each) => each.name === name).map(({ id }) => ({ speakerId: id, side })),
      },
    });
  await say('Lee', 'rep');
  await say('Dana', 'prospect');
  const cards = async () =>
    (await admin.call(readCoach, { sessionId })).body.cards.filter(({ own }) => own !== undefined);
  const shown = await until(async () => (await cards())[0] ?? null);
  expect(shown).toMatchObject({ own: { id: cardId, saidBy: 'rep' } });
  const { body } = await admin.call(tryOwnCard, { sessionId, ...ofRep });
  expect(body).toMatchObject({ looked: 1, answers: [{ text: 'We guarantee the price.' }] });
  const both = await admin.call(tryOwnCard, { sessionId, ...ofRep, saidBy: 'both' });
  expect(both.body).toMatchObject({ looked: 3, answers: [{}, {}] });
  expect((await admin.call(tryOwnCard, { sessionId, ...ofRep, saidBy: 'prospect' })).body).toMatchObject({ looked: 2 });
  await say('Lee', 'prospect');
  await until(async () => ((await cards()).length === 0 ? true : null));
});

test('a card that is off is never shown; one without a line to say, or with too long a one, is not saved', async () => {
  const admin = await signUp(server);
  await admin.call(saveOwnCard, saved(randomUUID(), false));
  const sessionId = await call(admin);
  // Help hears every line first, whatever the pace.
  const { body } = await admin.call(askForHelp, { sessionId });
  expect(body.card?.own).toBeUndefined();
  const { cards } = (await admin.call(readCoach, { sessionId })).body;
  expect(cards.filter(({ own }) => own !== undefined)).toEqual([]);
  const wrong = saved(randomUUID());
  expect((await admin.call(saveOwnCard, { ...wrong, say: '' })).status).toBe(400);
  expect((await admin.call(saveOwnCard, { ...wrong, say: 'word '.repeat(25) })).status).toBe(400);
  expect((await admin.call(saveOwnCard, { ...wrong, words: [] })).status).toBe(400);
  expect(await cardsOf(admin)).toHaveLength(1);
});
