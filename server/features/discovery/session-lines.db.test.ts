import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSession, readSession, sessionEndpoint, updateSession } from '#contract/discovery.ts';
import {
  addLines,
  addTranscript,
  beginSession,
  changeLine,
  changeSpeakers,
  changeWord,
  endSession,
  readLines,
  removeLine,
  sessionEvents,
  tickQuestion,
  type LineKind,
  type SessionLine,
  type SessionStreamEvent,
  type SpeakerChange,
} from '#contract/session-lines.ts';
import { openLiveChanges } from '#server/db/live-changes.ts';
import { discoveryLines } from '#server/db/schema/discovery.ts';
import { jobContext } from '#server/platform/job-context.ts';
import { readEvents } from '#tests/support/event-reader.ts';
import { requestOf, signUp, type TestPerson } from '#tests/support/people.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { until } from '#tests/support/until.ts';
import { hearLines } from './hear-lines.ts';

const call = `00:02 Marisol Vega: Good morning, is that Dale?
00:06 Dale Brandvold: Yep.
00:09 Kristi Oleson: And Kristi's on too.
01:15 Dale Brandvold: It's thirteen degrees out.`;

describe('what is said in a session', () => {
  let server: TestServer;
  let rep: TestPerson;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  /** Each test needs its own rep: an organization has only two trial sessions. */
  const begin = async (): Promise<string> => {
    rep = await signUp(server);
    return (await rep.call(createSession, {})).body.data?.sessionId ?? '';
  };
  const note = (text: string, atMs = 0, kind: LineKind = 'note') => ({ id: randomUUID(), kind, atMs, text });
  const lines = async (sessionId: string, who = rep, headers = {}): Promise<SessionLine[]> =>
    (await who.call(readLines, { sessionId }, headers)).body.lines;
  const paste = (sessionId: string, text: string, requestId = randomUUID()) =>
    rep.call(addTranscript, { sessionId, requestId, text });
  const speak = (sessionId: string, change: SpeakerChange) => rep.call(changeSpeakers, { sessionId, change });
  const speakers = async (sessionId: string) => (await rep.call(readSession, { sessionId })).body.data.speakers;
  const when = (come: () => boolean) => until(() => Promise.resolve(come() ? true : null));
  const ownerOf = (who: TestPerson) =>
    jobContext(server.services, { organizationId: who.organizationId, userId: who.userId });

  test('notes are acknowledged, kept in order and once, however often and by how many they are sent', async () => {
    const sessionId = await begin();
    const sent = Array.from({ length: 20 }, (_, at) => note(`Note ${at}`, at * 1000));
    await Promise.all([sent, sent, sent.slice(5)].map((each) => rep.call(addLines, { sessionId, lines: each })));
    const { body } = await rep.call(addLines, { sessionId, lines: sent });
    expect(body.acknowledged).toEqual(sent.map(({ id }) => id));
    const kept = await lines(sessionId);
    expect(kept.map(({ text }) => text).toSorted()).toEqual(sent.map(({ text }) => text).toSorted());
    expect(kept.map(({ number }) => number)).toEqual(kept.map((_, at) => at));
    expect(kept[0]).toMatchObject({ kind: 'note', authorId: rep.userId, origin: 'typed', removed: false });
  });

  test('a session that notes began on a device began when they were taken', async () => {
    const sessionId = await begin();
    await rep.call(addLines, { sessionId, lines: [note('Offline', 30_000)] });
    const { clockMs } = (await rep.call(readSession, { sessionId })).body.data;
    expect(clockMs).toBeGreaterThanOrEqual(30_000);
  });

  test('a session that begins with a transcript is over where that ends; one that notes began goes on', async () => {
    const past = await begin();
    await paste(past, '00:10 Rae: How is it today?\n03:30 Dale: By hand.');
    const { clockMs, endedAt } = (await rep.call(readSession, { sessionId: past })).body.data;
    expect(endedAt).not.toBeNull();
    expect(clockMs).toBe(210_000);
    const live = await begin();
    await rep.call(addLines, { sessionId: live, lines: [note('Typed first')] });
    await paste(live, '00:10 Rae: How is it today?\n03:30 Dale: By hand.');
    expect((await rep.call(readSession, { sessionId: live })).body.data.endedAt).toBeNull();
  });

  test('private notes are read by their author alone; bookmarks may be without words', async () => {
    const sessionId = await begin();
    await rep.call(addLines, { sessionId, lines: [note('Secret', 0, 'private-note'), note('', 5, 'bookmark')] });
    const colleague = await joinTeam(server, rep);
    const inOurs = { 'x-organization-id': rep.organizationId };
    expect((await lines(sessionId)).map(({ kind }) => kind)).toEqual(['private-note', 'bookmark']);
    expect((await lines(sessionId, colleague, inOurs)).map(({ kind }) => kind)).toEqual(['bookmark']);
    expect((await rep.call(addLines, { sessionId, lines: [note('')] })).status).toBe(400);
  });

  test('a word that was misheard is spelled otherwise in every line at once', async () => {
    const sessionId = await begin();
    await paste(sessionId, 'Bo: We had quark vex.\nAl: Quark Vex, and quark vexed?\nBo: Yes.');
    const colleague = await joinTeam(server, rep);
    const secret = note('quark vex', 0, 'private-note');
    await rep.call(addLines, { sessionId, lines: [secret] });
    const word = { sessionId, from: 'quark vex', to: 'Quorvex' };
    const other = { 'x-organization-id': rep.organizationId };
    expect((await colleague.call(changeWord, word, other)).status).toBe(403);
    expect((await rep.call(changeWord, word)).body.changed).toBe(3);
    expect((await rep.call(changeWord, word)).body.changed).toBe(0);
    expect((await lines(sessionId)).map(({ text }) => text).toSorted()).toEqual(
      ['We had Quorvex.', 'Quorvex, and quark vexed?', 'Yes.', 'Quorvex'].toSorted(),
    );
    // One change for all who look on, and no line that could not be written by hand.
    const before = (await rep.call(readSession, { sessionId })).body.data.revision;
    await rep.call(addLines, { sessionId, lines: [note('a '.repeat(2400)), note('a')] });
    expect((await rep.call(changeWord, { sessionId, from: 'a', to: 'abcdef' })).body.changed).toBe(1);
    expect((await rep.call(readSession, { sessionId })).body.data.revision).toBe(before + 2);
    expect(Math.max(...(await lines(sessionId)).map(({ text }) => text.length))).toBeLessThanOrEqual(5000);
    expect((await rep.call(changeWord, { sessionId, from: 'a', to: 'b'.repeat(61) })).status).toBe(400);
  });

  test('a corrected line is not overwritten by another correction; a removed one leaves no words', async () => {
    const sessionId = await begin();
    const line = note('Forty');
    await rep.call(addLines, { sessionId, lines: [line] });
    const change = (text: string) => rep.call(changeLine, { sessionId, lineId: line.id, text, was: 'Forty' });
    const both = await Promise.all([change('Fourteen'), change('Four')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await rep.call(removeLine, { sessionId, lineId: line.id });
    expect(await lines(sessionId)).toEqual([]);
    const rows = await server.services.database.tenant(rep.organizationId, (db) =>
      db.select({ text: discoveryLines.text }).from(discoveryLines).where(eq(discoveryLines.id, line.id)),
    );
    expect(rows).toEqual([{ text: '' }]);
  });

  test('sides nobody knows are guessed by who asks and who answers, shown as a guess, and settled by one word', async () => {
    const sessionId = await begin();
    await paste(
      sessionId,
      `Speaker 1: how do you plan your routes today
Speaker 2: we have two dispatchers and they plan on paper
Speaker 1: how many drivers do you have
Speaker 2: about sixty and our drivers start at five
Speaker 1: our platform moves the stops i can show you that
Speaker 2: what does it cost for us`,
    );
    const sides = async () => (await speakers(sessionId)).map(({ side, guessed }) => [side, guessed ?? false]);
    expect(await sides()).toEqual([
      ['rep', true],
      ['prospect', true],
    ]);
    const [first] = await speakers(sessionId);
    await speak(sessionId, { kind: 'sides', sides: [{ speakerId: first?.id ?? '', side: 'prospect' }] });
    expect(await sides()).toEqual([
      ['prospect', false],
      ['rep', true],
    ]);
  });

  test('a transcript that names nobody asks first; its lines become the prospect’s, or those of two voices in turn', async () => {
    const text =
      'Unknown speaker: we type it twice\nUnknown speaker: and it costs us a day\nUnknown speaker: every week';
    const add = async (input: { text: string; unnamed: 'ask' | 'prospect' | 'turns' }) => {
      const sessionId = await begin();
      const { body } = await rep.call(addTranscript, { sessionId, requestId: randomUUID(), ...input });
      const names = new Map((await speakers(sessionId)).map(({ id, name, side }) => [id, `${name}, ${side}`]));
      return { body, said: (await lines(sessionId)).map(({ speakerId }) => names.get(speakerId ?? '') ?? null) };
    };
    expect(await add({ text, unnamed: 'ask' })).toMatchObject({
      body: { lines: 0, asks: { lines: 3, turns: 0 } },
      said: [],
    });
    expect((await add({ text, unnamed: 'prospect' })).said).toEqual(Array(3).fill('Prospect, prospect'));
    const turns = '- how is it\n- we type it\ntwice a day\n- i see';
    expect((await add({ text: turns, unnamed: 'ask' })).body.asks).toEqual({ lines: 4, turns: 3 });
    const [one, two] = ['Speaker 1, unknown', 'Speaker 2, unknown'];
    expect((await add({ text: turns, unnamed: 'turns' })).said).toEqual([one, two, two, one]);
  });

  test('a pasted transcript is kept with speakers and moments, once, and charges what is longer than a minute', async () => {
    const sessionId = await begin();
    const requestId = randomUUID();
    const [{ body }] = await Promise.all([paste(sessionId, call, requestId), paste(sessionId, call, requestId)]);
    expect(body).toMatchObject({ lines: 4, speakers: 3, note: null });
    const kept = await lines(sessionId);
    const named = new Map((await speakers(sessionId)).map(({ id, name }) => [id, name]));
    expect(kept.map(({ speakerId, atMs, text }) => [named.get(speakerId ?? ''), atMs, text])).toEqual([
      ['Marisol Vega', 2000, 'Good morning, is that Dale?'],
      ['Dale Brandvold', 6000, 'Yep.'],
      ['Kristi Oleson', 9000, "And Kristi's on too."],
      ['Dale Brandvold', 75_000, "It's thirteen degrees out."],
    ]);
    expect((await paste(sessionId, '\n')).body).toMatchObject({ code: 'content_unreadable' });
    await paste(sessionId, '02:00 dale brandvold: Still here.\n02:05 Marisol Vega: Good.');
    expect(await speakers(sessionId)).toHaveLength(3);
  });

  test('an uploaded Word document is read by what it holds', async () => {
    const sessionId = await begin();
    const file = readFileSync(new URL('../../../tests/support/sample-word.ts', import.meta.url));
    const upload = (bytes: Uint8Array, name: string) =>
      rep.call(addTranscript, {
        sessionId,
        requestId: randomUUID(),
        name,
        fileData: Buffer.from(bytes).toString('base64'),
      });
    expect((await upload(Buffer.from(call), 'call.vtt')).body.lines).toBe(4);
    expect((await upload(Buffer.from('ffd8ffe000104a46', 'hex'), 'call.docx')).status).toBe(422);
    expect((await upload(file, 'notes.txt')).status).toBe(200);
    expect((await lines(sessionId))[0]).toMatchObject({ origin: 'uploaded', kind: 'utterance' });
  });

  test('who says "this was me" of a second speaker is one person with the first', async () => {
    const sessionId = await begin();
    await paste(sessionId, call);
    const idOf = async (name: string) => (await speakers(sessionId)).find((each) => each.name === name)?.id ?? '';
    const first = await idOf('Marisol Vega');
    const second = await idOf('Kristi Oleson');
    for (const speakerId of [first, second]) await speak(sessionId, { kind: 'mine', speakerId });
    const known = await speakers(sessionId);
    expect(known.filter(({ side }) => side === 'rep').map(({ id }) => id)).toEqual([first]);
    expect(known).toHaveLength(2);
    expect((await lines(sessionId)).filter(({ speakerId }) => speakerId === first)).toHaveLength(2);
  });

  test('a speaker’s name goes everywhere; merging, splitting and "this was me" move lines, not words', async () => {
    const sessionId = await begin();
    await paste(sessionId, call);
    const idOf = async (name: string) => (await speakers(sessionId)).find((each) => each.name === name)?.id ?? '';
    const dale = await idOf('Dale Brandvold');
    await speak(sessionId, { kind: 'rename', speakerId: dale, name: 'Dale B.', side: 'prospect' });
    await speak(sessionId, { kind: 'mine', speakerId: await idOf('Marisol Vega') });
    await speak(sessionId, { kind: 'merge', speakerId: await idOf('Kristi Oleson'), into: dale });
    const [, , third] = await lines(sessionId);
    expect(third?.speakerId).toBe(dale);
    await speak(sessionId, { kind: 'split', lineIds: [third?.id ?? ''], into: null, side: 'unknown', name: 'Kris' });
    expect((await speakers(sessionId)).map(({ name, side }) => [name, side])).toEqual([
      ['Robin Seller', 'rep'],
      ['Dale B.', 'prospect'],
      ['Kris', 'unknown'],
    ]);
    expect((await lines(sessionId))[2]?.speakerId).toBe(await idOf('Kris'));
    expect((await speak(sessionId, { kind: 'mine', speakerId: 'nobody' })).status).toBe(409);
    expect((await lines(sessionId)).map(({ text }) => text)).toEqual(
      call.split('\n').map((line) => line.slice(6).replace(/^[^:]+: /u, '')),
    );
  });

  test('a prepared question that is not there cannot be ticked', async () => {
    const sessionId = await begin();
    expect((await rep.call(tickQuestion, { sessionId, questionId: 'current-1', asked: true })).status).toBe(404);
  });

  test('several readers see every write as it comes, and after a break what came meanwhile', async () => {
    const sessionId = await begin();
    const listen = (seen: SessionStreamEvent[], stop: AbortSignal, lastEventId?: string) => {
      const { url } = requestOf(server, readSession, { sessionId });
      const headers = {
        authorization: `Bearer ${rep.token}`,
        ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
      };
      return (async () => {
        for await (const event of readEvents<SessionStreamEvent>(url, { headers, signal: stop }, sessionEvents))
          seen.push(event);
      })().catch((error: unknown) => {
        if (!stop.aborted) throw error;
      });
    };
    const texts = (seen: readonly SessionStreamEvent[]) =>
      seen.flatMap((each) => (each.event === 'line' ? [each.data.line.text] : []));
    const stop = new AbortController();
    const [one, two]: [SessionStreamEvent[], SessionStreamEvent[]] = [[], []];
    void listen(one, stop.signal);
    const second = listen(two, stop.signal);
    await when(() => two.length > 0);
    await rep.call(addLines, { sessionId, lines: [note('First'), note('Second')] });
    await rep.call(updateSession, { sessionId, vision: 'Seen' });
    for (const seen of [one, two])
      await when(() => {
        const last = seen.findLast((each) => each.event === 'session');
        return last?.event === 'session' && last.data.vision === 'Seen';
      });
    expect(texts(two)).toEqual(['First', 'Second']);
    stop.abort();
    await second;
    await rep.call(addLines, { sessionId, lines: [note('Third')] });
    const third: SessionStreamEvent[] = [];
    const open = new AbortController();
    const again = listen(third, open.signal, two.at(-1)?.id);
    await when(() => texts(third).length > 0);
    expect(texts(third)).toEqual(['Third']);
    await rep.call(sessionEndpoint, { action: 'delete', sessionId });
    await again;
    expect(third.at(-1)).toMatchObject({ event: 'end' });
  });

  test('another node is told of a write by the database', async () => {
    const sessionId = await begin();
    let told = 0;
    const node = openLiveChanges(server.services.database.url, () => undefined);
    const stop = node.watch(sessionId, () => (told += 1));
    // The first notification comes once the subscription is active.
    await when(() => told === 1);
    await rep.call(addLines, { sessionId, lines: [note('Said')] });
    await when(() => told > 1);
    stop();
    await node.close();
  });

  test('who listens is handed each line in order, again after it failed, and no private note', async () => {
    const sessionId = await begin();
    const heard: string[] = [];
    let broken = true;
    server.services.listener = async (_ctx, { lines: given }) => {
      await Promise.resolve();
      if (broken) throw new Error('killed');
      heard.push(...given.map(({ text }) => text));
    };
    const sent = ['a', 'b', 'c'].map((text) => note(text));
    await rep.call(addLines, { sessionId, lines: [...sent, note('Mine', 0, 'private-note')] });
    await hearLines(ownerOf(rep), { sessionId });
    broken = false;
    await Promise.all(['d', 'e', 'f'].map((text) => rep.call(addLines, { sessionId, lines: [note(text)] })));
    await when(() => heard.length >= 6);
    await hearLines(ownerOf(rep), { sessionId });
    expect(heard.slice(0, 3)).toEqual(['a', 'b', 'c']);
    expect(heard.slice(3).toSorted()).toEqual(['d', 'e', 'f']);
    server.services.listener = null;
  });

  test('another company reads and writes no line', async () => {
    const sessionId = await begin();
    await rep.call(addLines, { sessionId, lines: [note('Ours')] });
    const stranger = await signUp(server);
    expect((await stranger.call(readLines, { sessionId })).status).toBe(404);
    expect((await stranger.call(addLines, { sessionId, lines: [note('Theirs')] })).status).toBe(404);
    expect((await stranger.call(addTranscript, { sessionId, requestId: randomUUID(), text: call })).status).toBe(404);
    expect((await lines(sessionId)).map(({ text }) => text)).toEqual(['Ours']);
  });

  describe('the end of its call', () => {
    const read = async (sessionId: string) => (await rep.call(readSession, { sessionId })).body.data;
    const pause = () =>
      new Promise((done) => {
        setTimeout(done, 30);
      });

    test('stops its clock and nothing else: the status stays, and notes and fields can be written', async () => {
      const sessionId = await begin();
      await rep.call(beginSession, { sessionId });
      const { endedAt } = (await rep.call(endSession, { sessionId, ended: true })).body;
      const { clockMs, revision, status } = await read(sessionId);
      expect(status).toBe('in_progress');
      await pause();
      await rep.call(addLines, { sessionId, lines: [note('After it', 5)] });
      await rep.call(updateSession, { sessionId, roleTitle: 'Buyer' });
      expect(await read(sessionId)).toMatchObject({ clockMs, endedAt, status: 'in_progress', roleTitle: 'Buyer' });
      // Ended twice, it ended at the first time.
      await rep.call(endSession, { sessionId, ended: true });
      expect((await read(sessionId)).endedAt).toBe(endedAt);
      expect((await read(sessionId)).revision).toBeGreaterThan(revision);
    });

    test('can be taken back: the call counts from its start, as the moments of its lines do', async () => {
      const sessionId = await begin();
      await rep.call(beginSession, { sessionId });
      await rep.call(endSession, { sessionId, ended: true });
      const { clockMs } = await read(sessionId);
      await pause();
      expect((await rep.call(endSession, { sessionId, ended: false })).body.endedAt).toBeNull();
      const after = await read(sessionId);
      expect(after.endedAt).toBeNull();
      expect(after.clockMs).toBeGreaterThanOrEqual((clockMs ?? 0) + 30);
    });

    test('needs a call that began, and somebody who may write in it', async () => {
      const sessionId = await begin();
      expect((await rep.call(endSession, { sessionId, ended: true })).body.endedAt).toBeNull();
      await rep.call(beginSession, { sessionId });
      const [reader, stranger] = [await joinTeam(server, rep), await signUp(server)];
      expect((await reader.call(endSession, { sessionId, ended: true })).status).toBe(403);
      expect((await stranger.call(endSession, { sessionId, ended: true })).status).toBe(404);
      expect((await read(sessionId)).endedAt).toBeNull();
    });
  });
});
