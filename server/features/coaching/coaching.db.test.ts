import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { processDocument } from '#contract/content.ts';
import { listDocuments } from '#contract/records-content.ts';
import {
  askForHelp,
  markCard,
  markSuggestion,
  readCoach,
  readPromises,
  setVerbosity,
  snoozeCoach,
  type CoachState,
} from '#contract/coaching.ts';
import { createSession, readSession, sessionEndpoint, updateSession } from '#contract/discovery.ts';
import {
  addLines,
  addTranscript,
  changeLine,
  changeSpeakers,
  removeLine,
  tickQuestion,
} from '#contract/session-lines.ts';
import { discoverySessions } from '#server/db/schema/discovery.ts';
import { addLines as storeLines } from '#server/features/discovery/add-lines.ts';
import { hearLines } from '#server/features/discovery/hear-lines.ts';
import { readLines as readStoredLines } from '#server/features/discovery/read-lines.ts';
import { jobContext } from '#server/platform/job-context.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { wereHandedOn } from '#tests/support/calls/were-handed-on.ts';
import { until } from '#tests/support/until.ts';
import { hearSession } from './hear-session.ts';

const handbook = `# Prices

A seat costs 29 euro a month.

There is no minimum term.

# Objections we hear

"We have no time for this." The first run takes four hours of one person.

# Security

Data is kept in Frankfurt and Dublin, encrypted.
`;
const objection = 'Honestly, we have no time for this, everyone is flat out.';

describe('the coach of a session', () => {
  let server: TestServer;
  let rep: TestPerson;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const begin = async ({ content = true } = {}): Promise<string> => {
    rep = await signUp(server);
    if (content) {
      const { body } = await rep.call(
        processDocument,
        batch(rep, [textFile('handbook.md', handbook, { mimeType: 'text/markdown' })]),
      );
      expect(JSON.stringify(body)).toContain('handbook.md');
    }
    return (await rep.call(createSession, {})).body.data?.sessionId ?? '';
  };
  const ownerOf = () => jobContext(server.services, { organizationId: rep.organizationId, userId: rep.userId });
  const note = async (sessionId: string, text: string, atMs = 120_000): Promise<string> => {
    const id = randomUUID();
    await rep.call(addLines, { sessionId, lines: [{ id, kind: 'note', atMs, text }] });
    return id;
  };
  const coach = async (sessionId: string, who = rep): Promise<CoachState> =>
    (await who.call(readCoach, { sessionId })).body;
  const when = (sessionId: string, come: (state: CoachState) => boolean): Promise<CoachState> =>
    until(async () => {
      const state = await coach(sessionId);
      return come(state) ? state : null;
    });
  const hasCards = ({ cards }: CoachState): boolean => cards.length > 0;
  const isHeard = (sessionId: string): Promise<true | null> =>
    wereHandedOn(server.services.database, rep.organizationId, sessionId);
  const settled = async (sessionId: string): Promise<CoachState> => {
    await until(() => isHeard(sessionId));
    await hearSession(ownerOf(), { sessionId, lines: [] });
    return coach(sessionId);
  };
  const counts = () =>
    server.services.database.tenant(rep.organizationId, async (db) => {
      const rows = await db.execute<{ rows: number }>(sql`select
        (select count(*) from coach_cards) + (select count(*) from coach_suggestions) + (select count(*) from coached_sessions) as rows`);
      return Number(rows[0]?.rows);
    });

  test('notes about the prospect are offered for their fields with their line; private ones and to-dos never', async () => {
    const sessionId = await begin({ content: false });
    const [cost, , sum] = [
      await note(sessionId, 'Costs them about £9,000 a month in detention', 130_000),
      await note(sessionId, 'budget ~60k, from ops', 160_000),
      await note(sessionId, 'Not 60k, he corrected: £45,000', 180_000),
      await note(sessionId, 'To do: send the price list by Friday', 200_000),
    ];
    const secret = { id: randomUUID(), kind: 'private-note' as const, atMs: 220_000, text: 'Pain: CFO is leaving' };
    await rep.call(addLines, { sessionId, lines: [secret] });
    const { suggestions } = await settled(sessionId);
    expect(suggestions.toSorted((a, b) => a.field.localeCompare(b.field))).toEqual([
      { field: 'budget', lineId: sum, text: '£45,000', state: 'open' },
      { field: 'financialImpact', lineId: cost, text: 'Costs them about £9,000 a month in detention', state: 'open' },
    ]);
  });

  test('an objection gets a card in the words of the content with its place, and nothing else does', async () => {
    const sessionId = await begin();
    await note(sessionId, 'They are ten people in the depot.', 90_000);
    const line = await note(sessionId, objection);
    const { cards, hasContent } = await when(sessionId, hasCards);
    expect(hasContent).toBe(true);
    expect(cards).toHaveLength(1);
    expect(cards[0]).toMatchObject({
      kind: 'objection',
      lineId: line,
      state: 'shown',
      say: { text: 'The first run takes four hours of one person.', contentKind: 'document' },
    });
    expect(handbook).toContain(cards[0]?.say?.text);
    expect((await rep.call(readSession, { sessionId })).body.data.barriers).toEqual([]);
  });

  test('doubts noted within a few seconds each have a card, the newest first, also on a node that hears them again', async () => {
    const sessionId = await begin();
    const texts = ['no time for this, flat out', 'price per seat?', 'where is data kept?', 'is there a minimum term?'];
    const lines = texts.map((text, at) => ({
      id: randomUUID(),
      kind: 'note' as const,
      atMs: 20_000 + at * 1500,
      text,
    }));
    await rep.call(addLines, { sessionId, lines });
    const said = async (): Promise<(string | undefined)[]> =>
      (await settled(sessionId)).cards.map(({ say }) => say?.text);
    expect(await said()).toEqual([
      'There is no minimum term.',
      'Data is kept in Frankfurt and Dublin, encrypted.',
      'A seat costs 29 euro a month.',
      'The first run takes four hours of one person.',
    ]);
    // A changed note has the whole call heard once more.
    await rep.call(changeLine, {
      sessionId,
      lineId: lines[0]?.id ?? '',
      text: 'no time, all flat out',
      was: texts[0] ?? '',
    });
    expect(await said()).toHaveLength(4);
  });

  test('without content a card is a question alone', async () => {
    const sessionId = await begin({ content: false });
    await note(sessionId, 'And where is our data stored, is it encrypted and GDPR compliant?');
    const { cards, hasContent } = await when(sessionId, hasCards);
    expect(hasContent).toBe(false);
    expect(cards[0]).toMatchObject({ say: null, proof: null });
    expect(cards[0]?.ask).not.toBe('');
  });

  test('content that is deleted during a call says nothing from then on', async () => {
    const sessionId = await begin();
    const { documents } = (await rep.call(listDocuments, { clientId: rep.organizationId })).body;
    await rep.call(processDocument, { action: 'delete', documentIds: documents.map(({ id }) => id) });
    await note(sessionId, objection);
    const { cards, hasContent } = await when(sessionId, hasCards);
    expect(hasContent).toBe(false);
    expect(cards[0]).toMatchObject({ kind: 'objection', say: null, proof: null });
  });

  test('the same line heard by two nodes at once, and again after a kill, is one card', async () => {
    const sessionId = await begin();
    server.services.listener = null;
    await note(sessionId, objection);
    const { lines } = await readStoredLines(ownerOf(), { sessionId });
    // Another node has other services, hence another memory.
    const other = jobContext({ ...server.services }, { organizationId: rep.organizationId, userId: rep.userId });
    await Promise.all([
      hearSession(ownerOf(), { sessionId, lines }),
      hearSession(other, { sessionId, lines }),
      hearSession(ownerOf(), { sessionId, lines }),
    ]);
    const third = jobContext({ ...server.services }, { organizationId: rep.organizationId, userId: rep.userId });
    await hearSession(third, { sessionId, lines });
    expect((await coach(sessionId)).cards).toHaveLength(1);
    server.services.listener = async (ctx, heard) => {
      await hearSession(ctx, heard);
    };
  });

  test('what a killed process heard and did not store is stored by the next one, and nothing twice', async () => {
    const sessionId = await begin();
    const { database } = server.services;
    const broken = {
      ...server.services,
      database: { ...database, tenant: () => Promise.reject(new Error('killed')) },
    };
    server.services.listener = () => Promise.reject(new Error('killed'));
    await note(sessionId, objection);
    const { lines } = await readStoredLines(ownerOf(), { sessionId });
    const dying = jobContext(broken, { organizationId: rep.organizationId, userId: rep.userId });
    await expect(hearSession(dying, { sessionId, lines })).rejects.toThrow('killed');
    server.services.listener = async (ctx, heard) => {
      await hearSession(ctx, heard);
    };
    expect((await coach(sessionId)).cards).toEqual([]);
    // Until the dying one has let go of the lines, nobody else may take them.
    await until(async () => {
      await hearLines(ownerOf(), { sessionId });
      return hasCards(await coach(sessionId)) ? true : null;
    });
    await hearLines(ownerOf(), { sessionId });
    expect((await coach(sessionId)).cards).toHaveLength(1);
  });

  test('a line that is removed takes its card and its suggestion with it; one that is corrected gives what it says now', async () => {
    const sessionId = await begin();
    const line = await note(sessionId, objection);
    await when(sessionId, hasCards);
    const money = await note(sessionId, 'The late loads cost us about 31,000 euro a year in penalties.', 200_000);
    await when(sessionId, ({ suggestions }) => suggestions.some(({ lineId }) => lineId === money));
    await rep.call(changeLine, { sessionId, lineId: line, text: 'They have plenty of time.', was: objection });
    await when(sessionId, ({ cards }) => !cards.some(({ lineId }) => lineId === line));
    await rep.call(removeLine, { sessionId, lineId: money });
    await when(sessionId, ({ suggestions }) => suggestions.length === 0);
  });

  test('a suggestion is never a value by itself; accepted it stays, cleared it does not come back', async () => {
    const sessionId = await begin();
    const said = 'The late loads cost us about 31,000 euro a year in penalties.';
    const line = await note(sessionId, said, 200_000);
    const { suggestions } = await when(sessionId, (state) => state.suggestions.length > 0);
    const found = suggestions.find(({ lineId }) => lineId === line);
    expect(found).toMatchObject({ text: said, state: 'open' });
    const field = found?.field ?? 'budget';
    expect((await rep.call(readSession, { sessionId })).body.data.currentFinancialImpact).toBe('');
    await rep.call(updateSession, { sessionId, currentFinancialImpact: 'Typed by the rep' });
    expect((await rep.call(markSuggestion, { sessionId, field, lineId: line, state: 'cleared' })).status).toBe(200);
    await note(sessionId, 'They are ten people in the depot.', 210_000);
    const after = await settled(sessionId);
    expect(after.suggestions.filter(({ lineId }) => lineId === line)).toEqual([]);
    expect((await rep.call(readSession, { sessionId })).body.data.currentFinancialImpact).toBe('Typed by the rep');
  });

  test('a later number takes the place of an open suggestion; one that was accepted stays, and so does the field', async () => {
    const sessionId = await begin({ content: false });
    const field = 'financialImpact';
    const first = await note(sessionId, 'The late loads cost us about 31,000 euro a year in penalties.', 200_000);
    const of = ({ suggestions }: Awaited<ReturnType<typeof coach>>) =>
      suggestions.filter((each) => each.field === field).map(({ lineId, state }) => [lineId, state]);
    await when(sessionId, (state) => of(state).length > 0);
    const second = await note(sessionId, 'It costs us 45,000 euro a year in penalties, that is what we lose.', 260_000);
    await when(sessionId, (state) => of(state).some(([lineId]) => lineId === second));
    expect(of(await coach(sessionId))).toEqual([[second, 'open']]);
    // Somebody had the first one under the hand: the coach says that it is gone, and what they took is the field's.
    const late = { sessionId, field, lineId: first, state: 'accepted' } as const;
    expect((await rep.call(markSuggestion, late)).status).toBe(404);
    await rep.call(updateSession, { sessionId, currentFinancialImpact: 'About 31,000 euro' });
    expect((await rep.call(markSuggestion, { ...late, lineId: second })).status).toBe(200);
    const third = await note(sessionId, 'All in, it costs us 52,000 euro a year, that is what we lose.', 320_000);
    await when(sessionId, (state) => of(state).some(([lineId]) => lineId === third));
    expect(of(await coach(sessionId)).toSorted()).toEqual(
      [
        [second, 'accepted'],
        [third, 'open'],
      ].toSorted(),
    );
    expect((await rep.call(readSession, { sessionId })).body.data.currentFinancialImpact).toBe('About 31,000 euro');
  });

  test('help, snooze and verbosity are taken up again by a node that hears the call for the first time', async () => {
    const sessionId = await begin();
    await note(sessionId, 'What does a seat cost each month, what is your price?', 100_000);
    await when(sessionId, hasCards);
    await rep.call(snoozeCoach, { sessionId, minutes: 5 });
    expect((await coach(sessionId)).snoozedForMs).toBeGreaterThan(200_000);
    await note(sessionId, objection, 130_000);
    const quiet = await settled(sessionId);
    expect(quiet.cards).toHaveLength(1);
    const { body } = await rep.call(askForHelp, { sessionId });
    expect(body.card?.kind).toBe('objection');
    await rep.call(setVerbosity, { sessionId, verbosity: 'low' });
    const other = jobContext({ ...server.services }, { organizationId: rep.organizationId, userId: rep.userId });
    await hearSession(other, { sessionId, lines: [] });
    const state = await coach(sessionId);
    expect(state.cards.map(({ kind }) => kind)).toEqual(['objection', 'price']);
    expect(state.verbosity).toBe('low');
    const next = (await rep.call(createSession, {})).body.data?.sessionId ?? '';
    expect((await coach(next)).verbosity).toBe('low');
  });

  test('help hears a line that was stored and has not come to the coach yet', async () => {
    const sessionId = await begin();
    await note(sessionId, 'Good morning.', 100_000);
    await settled(sessionId);
    expect((await rep.call(askForHelp, { sessionId })).body.card).toBeNull();
    await rep.call(snoozeCoach, { sessionId, minutes: 5 });
    const deaf = { ...server.services, listener: null };
    const lines = [{ id: randomUUID(), kind: 'note' as const, atMs: 130_000, text: objection }];
    await storeLines(jobContext(deaf, { organizationId: rep.organizationId, userId: rep.userId }), {
      sessionId,
      lines,
    });
    expect((await rep.call(askForHelp, { sessionId })).body.card?.kind).toBe('objection');
    // Handed on afterwards, as it always is, it gives no second card.
    await hearLines(ownerOf(), { sessionId });
    expect((await settled(sessionId)).cards).toHaveLength(1);
  });

  test('a transcript is coached once somebody says who sells; questions and promises are read from it', async () => {
    const sessionId = await begin();
    await rep.call(addTranscript, {
      sessionId,
      requestId: randomUUID(),
      text: `01:40 Rae Seller: Here is how we work.\n01:50 Dale Buyer: ${objection}\n02:40 Rae Seller: I will send you the price list by Friday.`,
    });
    expect((await when(sessionId, ({ needsSides }) => needsSides)).cards).toEqual([]);
    const { speakers } = (await rep.call(readSession, { sessionId })).body.data;
    const seller = speakers.find(({ name }) => name === 'Rae Seller')?.id ?? '';
    await rep.call(changeSpeakers, { sessionId, change: { kind: 'mine', speakerId: seller } });
    const { cards } = await when(sessionId, hasCards);
    expect(cards.map(({ kind }) => kind)).toEqual(['objection']);
    const { promises } = (await rep.call(readPromises, { sessionId })).body;
    const due = expect.stringContaining('Friday') as string;
    expect(promises).toMatchObject([{ side: 'rep', text: 'I will send you the price list by Friday.', due }]);
  });

  test('a prepared question that was asked ticks itself off once; one that a person ticks on again stays so', async () => {
    const sessionId = await begin({ content: false });
    const text = 'How long did the last replanning of a broken vehicle take?';
    const question = { id: 'q1', state: 'current' as const, text, why: '', reveals: '', askedAt: null };
    await server.services.database.tenant(rep.organizationId, (db) =>
      db.update(discoverySessions).set({ questions: [question] }),
    );
    const asked = async () => (await rep.call(readSession, { sessionId })).body.data.questions[0]?.askedAt ?? null;
    const paste = (words: string) => rep.call(addTranscript, { sessionId, requestId: randomUUID(), text: words });
    await paste(`01:40 Rae Seller: ${text}\n01:50 Dale Buyer: Fifty minutes.`);
    const { speakers } = (await rep.call(readSession, { sessionId })).body.data;
    const speakerId = speakers.find(({ name }) => name === 'Rae Seller')?.id ?? '';
    await rep.call(changeSpeakers, { sessionId, change: { kind: 'mine', speakerId } });
    await coach(sessionId);
    await until(asked);
    await settled(sessionId);
    await rep.call(tickQuestion, { sessionId, questionId: 'q1', asked: false });
    await rep.call(addLines, { sessionId, lines: [{ id: randomUUID(), kind: 'note', atMs: 200_000, text: 'Go on' }] });
    await settled(sessionId);
    expect(await asked()).toBeNull();
  });

  test('who reads along sees the cards and cannot use them; another company sees none', async () => {
    const sessionId = await begin();
    const line = await note(sessionId, objection);
    const { cards } = await when(sessionId, hasCards);
    const cardId = cards[0]?.id ?? '';
    const colleague = await joinTeam(server, rep);
    expect((await coach(sessionId, colleague)).cards).toHaveLength(1);
    expect((await colleague.call(markCard, { sessionId, cardId, state: 'used' })).status).toBe(403);
    expect((await colleague.call(askForHelp, { sessionId })).status).toBe(403);
    expect((await colleague.call(snoozeCoach, { sessionId, minutes: 5 })).status).toBe(403);
    expect((await colleague.call(setVerbosity, { sessionId, verbosity: 'high' })).status).toBe(403);
    const suggestion = { sessionId, field: 'budget', lineId: line, state: 'cleared' } as const;
    expect((await colleague.call(markSuggestion, suggestion)).status).toBe(403);
    const stranger = await signUp(server);
    expect((await stranger.call(readCoach, { sessionId })).status).toBe(404);
    expect((await stranger.call(readPromises, { sessionId })).status).toBe(404);
    expect((await stranger.call(markCard, { sessionId, cardId, state: 'used' })).status).toBe(404);
    expect((await rep.call(markCard, { sessionId, cardId, state: 'used' })).status).toBe(200);
    expect((await coach(sessionId, colleague)).cards[0]?.state).toBe('used');
  });

  test('a deleted session takes everything that its coach stored with it', async () => {
    const sessionId = await begin();
    await note(sessionId, objection);
    await note(sessionId, 'The late loads cost us about 31,000 euro a year in penalties.', 200_000);
    await when(sessionId, ({ suggestions }) => suggestions.length > 0);
    expect(await counts()).toBeGreaterThan(2);
    await rep.call(sessionEndpoint, { action: 'delete', sessionId });
    expect(await counts()).toBe(0);
    await expect(hearSession(ownerOf(), { sessionId, lines: [] })).rejects.toThrow();
    expect(await counts()).toBe(0);
  });
});
