import { describe, expect, test } from 'vitest';
import { hearTones, sayTones, toneWords, toPcm } from '#tests/support/speech/tone-speech.ts';
import { createEchoGuard } from './echo-guard.ts';
import { createPieceCutter } from './cut-pieces.ts';
import { createResampler } from './to-sixteen-khz.ts';
import { createVoiceGate, frameMs, frameSamples, levelOf } from './voice-gate.ts';

interface Cut {
  atMs: number;
  overlapMs: number;
  samples: Float32Array[];
  keep: boolean;
  echo: number;
}

function framesOf(samples: Float32Array): Float32Array[] {
  return Array.from({ length: Math.floor(samples.length / frameSamples) }, (_, at) =>
    samples.slice(at * frameSamples, (at + 1) * frameSamples),
  );
}

function cut(mic: Float32Array, tab?: Float32Array): Cut[] {
  const pieces: Cut[] = [];
  const guard = createEchoGuard();
  const other = tab === undefined ? [] : framesOf(tab);
  const cutter = createPieceCutter(createVoiceGate(), {
    open: (piece) => pieces.push({ ...piece, samples: [], keep: false, echo: 0 }),
    frame: (samples) => pieces.at(-1)?.samples.push(samples),
    close: (keep, echo) => Object.assign(pieces.at(-1) ?? {}, { keep, echo }),
  });
  for (const [at, frame] of framesOf(mic).entries()) {
    const tabFrame = other[at];
    const echo = tabFrame !== undefined && guard(levelOf(frame), levelOf(tabFrame));
    cutter.push(frame, at * frameMs, echo);
  }
  cutter.flush();
  return pieces.filter(({ keep }) => keep);
}

const heard = ({ samples }: Cut): string[] =>
  hearTones(toPcm(Float32Array.from(samples.flatMap((frame) => [...frame]))));
const noise = (ms: number, loudness: number): Float32Array => {
  let seed = 1;
  return Float32Array.from({ length: ms * 16 }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return loudness * (seed / 1_073_741_824 - 1);
  });
};
const mixed = (a: Float32Array, b: Float32Array): Float32Array => a.map((sample, at) => sample + (b[at] ?? 0));
const ten = 10 * 60_000;

describe('silence', () => {
  test('ten minutes of nothing, of a quiet room, of a fan and of clicks are no piece', () => {
    expect(cut(new Float32Array(ten * 16))).toEqual([]);
    expect(cut(noise(ten, 0.001))).toEqual([]);
    expect(cut(noise(ten, 0.05))).toEqual([]);
    const clicks = new Float32Array(60_000 * 16);
    for (let at = 0; at < clicks.length; at += 16_000) clicks.fill(0.8, at, at + 200);
    expect(cut(clicks)).toEqual([]);
  });

  test('a fan that is switched on in the middle is no piece, and who speaks over it is heard', () => {
    const fan = Float32Array.from([...new Float32Array(20_000 * 16), ...noise(40_000, 0.02)]);
    expect(cut(fan)).toEqual([]);
    const words = toneWords.slice(0, 5);
    const pieces = cut(mixed(noise(30_000, 0.01), sayTones([15_000, ...words, 2000])));
    expect(pieces).toHaveLength(1);
    expect(pieces.flatMap(heard)).toEqual(expect.arrayContaining(words));
  });
});

describe('pieces', () => {
  test('each begins before its first word and ends at the pause after its last, at its moment', () => {
    const pieces = cut(sayTones([1000, 'word1', 'word2', 1500, 'word3', 3000, 'word4']));
    expect(pieces.map(heard)).toEqual([['word1', 'word2'], ['word3'], ['word4']]);
    for (const [at, begun] of [1000, 2960, 6190].entries()) {
      const before = begun - (pieces[at]?.atMs ?? 0);
      expect(before).toBeGreaterThanOrEqual(200);
      expect(before).toBeLessThanOrEqual(300);
    }
    expect(pieces.map(({ overlapMs }) => overlapMs)).toEqual([0, 0, 0]);
  });

  test('the first word is heard where somebody speaks from the first moment on', () => {
    expect(cut(sayTones(['word7', 'word8', 1000])).flatMap(heard)).toEqual(['word7', 'word8']);
  });

  test('speech without a pause is cut; what follows begins with the last second again, so no word is lost', () => {
    const words = Array.from({ length: 150 }, (_, at) => toneWords[at % toneWords.length] ?? '');
    const pieces = cut(sayTones([500, ...words, 1000]));
    expect(pieces.length).toBeGreaterThan(2);
    expect(pieces.slice(1).map(({ overlapMs }) => overlapMs)).toEqual(pieces.slice(1).map(() => 1000));
    for (const { samples } of pieces) expect(samples.length * frameMs).toBeLessThanOrEqual(13_000);
    const ends = pieces.map(({ atMs, samples }) => atMs + samples.length * frameMs);
    for (const [at, { atMs }] of pieces.slice(1).entries()) expect((ends[at] ?? 0) - atMs).toBe(1000);
    expect(new Set(pieces.flatMap(heard))).toEqual(new Set(words));
  });
});

describe('echo', () => {
  const words = toneWords.slice(10, 22);
  const tab = sayTones([500, ...words, 600, ...words.slice(0, 6), 1500]);
  const bleed = (delayMs: number, share: number): Float32Array =>
    Float32Array.from([...new Float32Array(delayMs * 16), ...tab.map((sample) => sample * share)]);

  test('a microphone that hears the tab out of a loudspeaker is known as its echo, at any delay up to 0.3 s', () => {
    for (const delay of [0, 60, 140, 280]) {
      const pieces = cut(mixed(noise(9000, 0.001), bleed(delay, 0.3)), tab);
      expect(pieces.length).toBeGreaterThan(0);
      for (const { echo } of pieces) expect(echo).toBeGreaterThan(0.5);
    }
  });

  test('a rep who speaks alone, or at the same time in other words, is no echo', () => {
    const alone = sayTones([6500, 'word40', 'word41', 'word42', 'word43', 1000]);
    for (const { echo } of cut(alone, tab)) expect(echo).toBe(0);
    const over = sayTones([900, 250, 'word40', 130, 'word41', 310, 'word42', 'word43', 170, 'word44', 1000], 0.5);
    for (const { echo } of cut(over, tab)) expect(echo).toBeLessThan(0.5);
  });
});

test('sound of other rates is heard alike', () => {
  for (const rate of [16_000, 44_100, 48_000]) {
    const words = ['word3', 'word20', 'word45', 'word59'];
    const said = sayTones([200, ...words, 200]);
    const length = Math.floor((said.length * rate) / 16_000);
    const there = Float32Array.from({ length }, (_, at) => {
      const place = (at * 16_000) / rate;
      const [low, part] = [Math.floor(place), place % 1];
      return (said[low] ?? 0) * (1 - part) + (said[low + 1] ?? 0) * part;
    });
    const frames: Float32Array[] = [];
    const push = createResampler(rate, (frame) => frames.push(frame));
    for (let at = 0; at < there.length; at += 128) push(there.slice(at, at + 128));
    expect(hearTones(toPcm(Float32Array.from(frames.flatMap((frame) => [...frame]))))).toEqual(words);
    expect(Math.abs(frames.length * frameSamples - said.length)).toBeLessThan(2 * frameSamples);
  }
});
