import { expect, test } from 'vitest';
import type { CallLine } from '../call-line.ts';
import { encodeInThread } from './encoder-thread.ts';
import { openLineMeanings } from './line-meanings.ts';
import { dimensions } from './sentence-encoder.ts';

const line = (side: CallLine['side'], text: string): CallLine => ({ id: text, at: 100, speaker: '', side, text });
const pitch = line('rep', 'So our system plans all of your routes each night by itself.');
const longMs = 60_000;

test('a doubt in words that no rule knows is likelier a doubt than small talk is', async () => {
  const meanings = openLineMeanings(encodeInThread);
  const doubt = line('prospect', 'I cannot see my drivers putting up with a machine telling them where to go.');
  const talk = line('prospect', 'My daughter starts school on Monday.');
  expect(await meanings.learn([pitch, doubt, talk], longMs)).toBe('known');
  const odds = (text: string): number => meanings.of(text, pitch.text)?.('objection') ?? Number.NaN;
  expect(odds(doubt.text)).toBeGreaterThan(odds(talk.text) + 1);
});

test('what was not encoded is unknown, notes are not encoded, and what is known is not encoded again', async () => {
  const asked: string[][] = [];
  const meanings = openLineMeanings((texts) => {
    asked.push([...texts]);
    return Promise.resolve(texts.map(() => new Float32Array(dimensions).fill(0.1)));
  });
  expect(meanings.of('Hm.', null)).toBe(null);
  expect(await meanings.learn([pitch, pitch, line('note', 'too dear')], longMs)).toBe('known');
  expect(await meanings.learn([pitch, line('prospect', 'Hm.')], longMs)).toBe('known');
  expect(asked).toEqual([[pitch.text], ['Hm.']]);
  expect(meanings.of('Hm.', null)).not.toBe(null);
  expect(meanings.of('Hm.', pitch.text)).not.toBe(null);
  expect(meanings.of('Hm.', 'something else')).toBe(null);
  expect(meanings.of('too dear', null)).toBe(null);
});

test('nobody waits longer than they may, and what comes late is known afterwards', async () => {
  let give: (() => void) | undefined;
  const waits = new Promise<void>((resolve) => {
    give = resolve;
  });
  const meanings = openLineMeanings(async (texts) => {
    await waits;
    return texts.map(() => new Float32Array(dimensions));
  });
  expect(await meanings.learn([pitch], 1)).toBe('late');
  expect(meanings.of(pitch.text, null)).toBe(null);
  const second = meanings.learn([pitch], longMs);
  give?.();
  expect(await second).toBe('known');
  expect(meanings.of(pitch.text, null)).not.toBe(null);
});

test('a failure is told, and costs the lines after it no further try', async () => {
  let tries = 0;
  const meanings = openLineMeanings(() => {
    tries += 1;
    return Promise.resolve(null);
  });
  expect(await meanings.learn([pitch], longMs)).toBe('failed');
  expect(await meanings.learn([pitch, line('prospect', 'Hm.')], longMs)).toBe('known');
  expect(tries).toBe(1);
  expect(meanings.of(pitch.text, null)).toBe(null);
});

test('a failure that nobody waited for is told once, to who asks next', async () => {
  let fail: (() => void) | undefined;
  const waits = new Promise<void>((resolve) => {
    fail = resolve;
  });
  const meanings = openLineMeanings(async () => {
    await waits;
    return null;
  });
  expect(await meanings.learn([pitch], 0)).toBe('late');
  fail?.();
  await waits;
  await new Promise(setImmediate);
  expect(await meanings.learn([line('prospect', 'Hm.')], longMs)).toBe('failed');
  expect(await meanings.learn([line('prospect', 'Hm.')], longMs)).toBe('known');
});
