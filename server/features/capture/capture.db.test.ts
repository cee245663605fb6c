import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { addPiece, readCapture, rememberWord, saveCapture, startCapture, type CaptureMode } from '#contract/capture.ts';
import { createSession, readSession, sessionEndpoint } from '#contract/discovery.ts';
import { saveOwnCard } from '#contract/own-cards.ts';
import { readCoach } from '#contract/coaching.ts';
import { changeSpeakers, readLines, removeLine, setWriters } from '#contract/session-lines.ts';
import { createSolution } from '#contract/solutions.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { joinTeam } from '#tests/support/team.ts';
import { startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { sayTones, toPcm } from '#tests/support/speech/tone-speech.ts';
import { serveTranscription, type TranscriptionServer } from '#tests/support/speech/transcription-server.ts';
import { until } from '#tests/support/until.ts';

let stt: TranscriptionServer;
let server: TestServer;
beforeAll(async () => {
  stt = await serveTranscription();
  server = await startTestServer({
    TRANSCRIPTION_URL: stt.url,
    TRANSCRIPTION_NAME: 'whisper-1',
    TRANSCRIPTION_KEY: 'operator-key',
  });
});
afterAll(async () => {
  await server.close();
  await stt.close();
});

const pcmMs = (pcm: Buffer): number => pcm.length / 32;

async function capturing(mode: CaptureMode = 'microphone-tab', rep?: TestPerson) {
  const who = rep ?? (await signUp(server));
  const sessionId = (await who.call(createSession, {})).body.data?.sessionId ?? '';
  const captureId = randomUUID();
  const started = await who.call(startCapture, { sessionId, captureId, mode, consent: true });
  let numbers = { mic: 0, tab: 0 };
  const piece = (words: readonly (string | number)[], more: Partial<Parameters<typeof send>[0]> = {}) => {
    const pcm = toPcm(sayTones(words));
    const channel = more.channel ?? 'mic';
    const number = numbers[channel];
    numbers = { ...numbers, [channel]: number + 1 };
    return {
      sessionId,
      captureId,
      pieceId: randomUUID(),
      channel,
      side: channel === 'mic' ? ('rep' as const) : ('prospect' as const),
      number,
      atMs: 0,
      durationMs: Math.round(pcmMs(pcm)),
      overlapMs: 0,
      audio: pcm.toString('base64'),
      ...more,
    };
  };
  const send = (sent: z.input<typeof addPiece.input>, by = who) => by.call(addPiece, sent);
  const lines = async () => (await who.call(readLines, { sessionId })).body.lines.filter(({ removed }) => !removed);
  const texts = async () => (await lines()).map(({ text }) => text);
  return { who, sessionId, captureId, started, piece, send, lines, texts };
}

describe('a call is written down', () => {
  beforeEach(() => {
    stt.fault = () => null;
    stt.asked.length = 0;
  });

  test('each piece is a line with its side and moment; names are given to the server, which gets the operator’s key', async () => {
    const { who, sessionId, started, piece, send, lines } = await capturing();
    expect(started.status).toBe(200);
    await who.call(createSolution, { clientId: who.organizationId, name: 'Waymark Proof', description: 'x' });
    await who.call(saveCapture, {
      consent: 'require',
      browserRecognition: false,
      vocabulary: ['Quorvex'],
      keepDays: null,
    });
    const rival = { kind: 'competitor' as const, trigger: 'phrase' as const, words: ['we also see Brindlewick Cloud'] };
    await who.call(saveOwnCard, { cardId: crypto.randomUUID(), on: true, ...rival, say: 'We go live.', ask: 'Why?' });
    const remembered = await who.call(rememberWord, { word: 'Tessaline' });
    expect(remembered.body.vocabulary).toEqual(['Quorvex', 'Tessaline']);
    expect((await who.call(rememberWord, { word: 'Tessaline' })).body.vocabulary).toEqual(['Quorvex', 'Tessaline']);
    const colleague = await joinTeam(server, who);
    expect((await colleague.call(rememberWord, { word: 'Mine' })).status).toBe(403);
    // Words that come at once are all kept, and so is what an admin saves meanwhile.
    const at = ['Ash', 'Birch', 'Cedar', 'Elm'];
    await Promise.all(at.map((word) => who.call(rememberWord, { word })));
    expect((await who.call(rememberWord, { word: 'Ash' })).body.vocabulary.toSorted()).toEqual(
      ['Quorvex', 'Tessaline', ...at].toSorted(),
    );
    const mine = piece(['word1', 'word2'], { atMs: 61_000 });
    expect((await send(mine)).body).toMatchObject({ acknowledged: mine.pieceId, echo: false });
    await send(piece(['word3', 'word4'], { channel: 'tab', atMs: 64_000 }));
    const { speakers, status } = (await who.call(readSession, { sessionId })).body.data;
    expect(status).toBe('in_progress');
    expect(speakers.map(({ side }) => side).toSorted()).toEqual(['prospect', 'rep']);
    const sideOf = (id: string | null) => speakers.find((each) => each.id === id)?.side;
    expect((await lines()).map((line) => [sideOf(line.speakerId), line.atMs, line.text, line.origin])).toEqual([
      ['rep', 61_000, 'word1 word2', 'heard'],
      ['prospect', 64_000, 'word3 word4', 'heard'],
    ]);
    expect(stt.asked[0]).toMatchObject({ model: 'whisper-1', authorization: 'Bearer operator-key' });
    expect(stt.asked[0]?.prompt).toContain('Waymark Proof');
    for (const name of ['Quorvex', 'Tessaline', 'Brindlewick Cloud']) expect(stt.asked[0]?.prompt).toContain(name);
  });

  test('a piece that is sent twice, also at the same time, is said once and asked for once more at most', async () => {
    const { piece, send, texts } = await capturing();
    const sent = piece(['word5', 'word6']);
    const answers = await Promise.all([send(sent), send(sent)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    stt.asked.length = 0;
    expect((await send(sent)).body.acknowledged).toBe(sent.pieceId);
    expect(stt.asked).toEqual([]);
    expect(await texts()).toEqual(['word5 word6']);
  });

  test('words of the overlap are said once, also where the cut went through one', async () => {
    const { piece, send, texts } = await capturing();
    await send(piece(['word1', 'word2', 'word3', 'word4']));
    await send(piece(['word3', 'word4', 'word5'], { overlapMs: 460, atMs: 500 }));
    const half = piece(['word4', 'word5', 'word6', 'word7'], { overlapMs: 460, atMs: 700 });
    stt.fault = () => ({ text: 'ord4 word5 word6 word7' });
    await send(half);
    expect(await texts()).toEqual(['word1 word2 word3 word4', 'word5', 'word6 word7']);
  });

  test('a server that is busy, broken, killed, or talks nonsense loses nothing: the piece is refused and taken later', async () => {
    const { piece, send, texts } = await capturing();
    const sent = piece(['word7', 'word8']);
    const expected = [
      [{ status: 429, retryAfter: 7 }, 429],
      [{ status: 500 }, 502],
      [{ status: 401 }, 502],
      [{ kill: true }, 502],
      [{ body: 'not JSON' }, 502],
      [{ body: '{"nothing":1}' }, 502],
      [{ status: 415 }, 422],
    ] as const;
    for (const [fault, status] of expected) {
      stt.fault = () => fault;
      const answer = await send(sent);
      expect([fault, answer.status]).toEqual([fault, status]);
      expect(JSON.stringify(answer.body)).not.toContain('operator-key');
    }
    expect(await texts()).toEqual([]);
    stt.fault = () => ({ delayMs: 1500 });
    expect((await send(sent)).status).toBe(200);
    expect(await texts()).toEqual(['word7 word8']);
  });

  test('a server that takes plain JSON alone is asked so', async () => {
    const { piece, send, texts } = await capturing();
    stt.fault = ({ format }) => (format === 'json' ? null : { status: 400 });
    await send(piece(['word9']));
    expect(stt.asked.map(({ format }) => format)).toEqual(['verbose_json', 'json']);
    expect(await texts()).toEqual(['word9']);
  });

  test('what the shared tab says is the prospect’s alone, whichever channel comes first; who repeats it later keeps it', async () => {
    const words = ['word10', 'word11', 'word12', 'word13'];
    for (const order of [
      ['mic', 'tab'],
      ['tab', 'mic'],
    ] as const) {
      const { who, sessionId, piece, send, lines } = await capturing();
      const echo = [];
      for (const channel of order)
        echo.push((await send(piece(words, { channel, atMs: channel === 'mic' ? 10_200 : 10_000 }))).body.echo);
      expect(echo).toContain(true);
      await send(piece([...words, 'word14'], { atMs: 14_000 }));
      const { speakers } = (await who.call(readSession, { sessionId })).body.data;
      const said = (await lines()).map((line) => [speakers.find(({ id }) => id === line.speakerId)?.side, line.text]);
      expect(said).toEqual([
        ['prospect', words.join(' ')],
        ['rep', `${words.join(' ')} word14`],
      ]);
    }
  });

  test('the rep’s own words beside an echo stay', async () => {
    const { piece, send, texts } = await capturing();
    await send(piece(['word1', 'word10', 'word11', 'word12', 'word2'], { atMs: 9800 }));
    await send(piece(['word10', 'word11', 'word12'], { channel: 'tab', atMs: 10_000 }));
    expect((await texts()).toSorted()).toEqual(['word1 word2', 'word10 word11 word12']);
  });

  test('what a model writes where nobody speaks is no line', async () => {
    const { piece, send, texts } = await capturing();
    const answers = [
      { text: '' },
      { text: ' ... ' },
      {
        body: JSON.stringify({
          text: 'Thank you.',
          segments: [{ text: 'Thank you.', no_speech_prob: 0.9, avg_logprob: -1.4 }],
        }),
      },
    ];
    for (const answer of answers) {
      stt.fault = () => answer;
      expect((await send(piece(['word1']))).status).toBe(200);
    }
    stt.fault = () => ({ text: 'So, we go on. we go on. we go on. we go on. we go on. we go on. we go on.' });
    await send(piece(['word1']));
    expect(await texts()).toEqual(['So, we go on.']);
  });

  test('the coach hears what was said', async () => {
    const { who, sessionId, piece, send } = await capturing();
    stt.fault = () => ({ text: 'The late loads cost us about 31,000 euro a year in penalties.' });
    const sent = piece(['word1'], { channel: 'tab', atMs: 70_000 });
    await send(sent);
    const heard = await until(async () => (await who.call(readCoach, { sessionId })).body.suggestions[0] ?? null);
    expect(heard).toMatchObject({ field: 'financialImpact', lineId: sent.pieceId });
  });

  test('a renamed speaker stays renamed for the lines that follow', async () => {
    const { who, sessionId, piece, send, lines } = await capturing();
    await send(piece(['word1'], { channel: 'tab' }));
    const speakerId = (await lines())[0]?.speakerId ?? '';
    await who.call(changeSpeakers, {
      sessionId,
      change: { kind: 'rename', speakerId, name: 'Dale', side: 'prospect' },
    });
    await send(piece(['word2'], { channel: 'tab', atMs: 3000 }));
    expect(new Set((await lines()).map((line) => line.speakerId))).toEqual(new Set([speakerId]));
    expect((await who.call(readSession, { sessionId })).body.data.speakers).toEqual([
      { id: speakerId, name: 'Dale', side: 'prospect' },
    ]);
  });
});

describe('who may capture, and what', () => {
  beforeEach(() => {
    stt.fault = () => null;
  });

  test('nothing starts without consent or where the organization forbids it; the second minute is charged', async () => {
    const { who, sessionId } = await capturing();
    const start = (more: object) =>
      who.call(startCapture, { sessionId, captureId: randomUUID(), mode: 'microphone', consent: true, ...more });
    expect((await start({ consent: false })).status).toBe(400);
    expect((await start({ mode: 'browser' })).status).toBe(403);
    await who.call(saveCapture, { consent: 'off', browserRecognition: true, vocabulary: [], keepDays: null });
    expect((await start({})).status).toBe(403);
    expect((await who.call(readCapture, {})).body).toMatchObject({ consent: 'off', browserRecognition: true });
  });

  test('only who may write in the session and began the capture adds to it; members cannot change how calls are captured', async () => {
    const { who, sessionId, piece, send, texts } = await capturing();
    const colleague = await joinTeam(server, who);
    const inOurs = { 'x-organization-id': who.organizationId };
    const stranger = await signUp(server);
    const sent = piece(['word1']);
    expect((await colleague.call(addPiece, sent, inOurs)).status).toBe(403);
    expect((await stranger.call(addPiece, sent)).status).toBe(404);
    await who.call(setWriters, { sessionId, userIds: [colleague.userId] });
    expect((await colleague.call(addPiece, sent, inOurs)).body).toMatchObject({
      error: 'This capture wasn’t started in this session',
    });
    expect((await send({ ...sent, captureId: randomUUID() })).status).toBe(403);
    const settings = { consent: 'notify' as const, browserRecognition: true, vocabulary: [], keepDays: null };
    expect((await colleague.call(saveCapture, settings, inOurs)).status).toBe(403);
    expect(await texts()).toEqual([]);
  });

  test('sound that is too long, not what it says, or of no known form is refused before anybody hears it', async () => {
    const { piece, send, texts } = await capturing();
    stt.asked.length = 0;
    const sent = piece(['word1']);
    expect((await send({ ...sent, durationMs: 5000 })).status).toBe(422);
    expect((await send({ ...sent, audio: '' })).status).toBe(422);
    expect((await send({ ...sent, audio: 'x'.repeat(900_000) })).status).toBeGreaterThanOrEqual(400);
    expect((await send({ ...sent, audio: undefined, text: 'typed into a capture of sound' })).status).toBe(400);
    expect((await send({ ...sent, audio: undefined })).status).toBe(400);
    expect(stt.asked).toEqual([]);
    expect(await texts()).toEqual([]);
  });

  test('the browser’s own words come in once allowed, and sound does not', async () => {
    const rep = await signUp(server);
    await rep.call(saveCapture, { consent: 'notify', browserRecognition: true, vocabulary: [], keepDays: null });
    const { started, piece, send, texts } = await capturing('browser', rep);
    expect(started.status).toBe(200);
    await send({ ...piece(['word1']), audio: undefined, text: 'Heard by the browser' });
    expect(await texts()).toEqual(['Heard by the browser']);
  });

  test('deleting a session deletes what is known of its pieces; a removed line leaves no words', async () => {
    const { who, sessionId, piece, send, lines } = await capturing();
    await send(piece(['word1']));
    const [line] = await lines();
    await who.call(removeLine, { sessionId, lineId: line?.id ?? '' });
    expect(await lines()).toEqual([]);
    await who.call(sessionEndpoint, { action: 'delete', sessionId });
    expect((await send(piece(['word2']))).status).toBe(404);
  });

  test('without a transcription server the settings say so, and nothing starts', async () => {
    const plain = await startTestServer();
    try {
      const rep = await signUp(plain);
      expect((await rep.call(readCapture, {})).body.transcription).toBeNull();
      const sessionId = (await rep.call(createSession, {})).body.data?.sessionId ?? '';
      const start = { sessionId, captureId: randomUUID(), mode: 'microphone' as const, consent: true as const };
      expect((await rep.call(startCapture, start)).status).toBe(503);
    } finally {
      await plain.close();
    }
  });
});
