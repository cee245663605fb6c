import { expect, test } from 'vitest';
import type { CallLine } from '../call-line.ts';
import { encodeInThread } from '../meaning/encoder-thread.ts';
import { openLineMeanings, type MeaningOf } from '../meaning/line-meanings.ts';
import { fillFields } from './fill-fields.ts';

const callOf = (...said: readonly string[]): CallLine[] =>
  said.map((each, at) => ({
    id: String(at + 1),
    at: 200 + 8 * at,
    speaker: '',
    side: each.startsWith('S ') ? 'rep' : 'prospect',
    text: each.slice(2),
  }));
const filled = (lines: readonly CallLine[], meaningOf?: MeaningOf): string[] =>
  fillFields(lines, meaningOf).map(({ field, line }) => `${field} ${line.id}`);
/** As if each line meant a field by so much, and nothing else. */
const meaning =
  (field: string, odds: number): MeaningOf =>
  () =>
  (label) =>
    label === field ? odds : -6;

test('a line that means a field fills it in words that no rule knows', () => {
  const lines = callOf('S And if that was gone, what changes for you?', 'P My wife gets her kitchen table back.');
  expect(filled(lines)).toEqual([]);
  expect(filled(lines, meaning('relief', 4))).toEqual(['relief 2']);
  expect(filled(lines, meaning('relief', -6))).toEqual([]);
});

test('what rules find is dropped where it means something else', () => {
  const lines = callOf('S What is in the way today?', 'P Folk walk in and the kettle is cold.');
  expect(filled(lines)).toEqual(['barriers 2']);
  expect(filled(lines, meaning('barriers', 2))).toEqual(['barriers 2']);
  expect(filled(lines, meaning('barriers', -6))).toEqual([]);
});

test('what everyday words say needs no meaning', () => {
  const lines = callOf('S Right, I see.', 'P I want to be home by six.');
  expect(filled(lines, meaning('outcomes', -6))).toEqual(['outcomes 2']);
});

test('a correction holds however little it says by itself', () => {
  const lines = callOf(
    'S What does that cost you a year?',
    'P About three hundred thousand.',
    'S Three hundred thousand?',
    'P No, sorry, four hundred thousand.',
  );
  expect(fillFields(lines, (text) => () => (text.startsWith('No') ? -6 : 2)).map(({ text }) => text)).toEqual([
    'No, sorry, four hundred thousand.',
  ]);
});

test('lines that nobody encoded are read by their words', () => {
  const lines = callOf('S When must it be live?', 'P It has to be live by the first of June.');
  expect(filled(lines, () => null)).toEqual(filled(lines));
  expect(filled(lines)).toEqual(['targetDate 2']);
});

test('the encoder tells what somebody wishes for from a remark about the weather', async () => {
  const meanings = openLineMeanings(encodeInThread);
  const wish = callOf('S Right.', 'P It would be lovely if the whole team knew by breakfast which jobs come first.');
  const rain = callOf('S Right.', 'P It would be lovely if the rain stayed away until the weekend.');
  await meanings.learn([...wish, ...rain], 60_000);
  const odds = ([rep, said]: readonly CallLine[]): number =>
    meanings.of(said?.text ?? '', rep?.text ?? null)?.('outcomes') ?? Number.NaN;
  expect(odds(wish)).toBeGreaterThan(odds(rain));
});

test('what speaks against the offer is nothing wished for, though it was asked what should be', () => {
  const lines = callOf(
    'S What would you like to see in a year?',
    'P Fewer returns, and a counter that closes on time.',
    'P But I have to say, your price sounds too expensive compared with Paragon.',
  );
  expect(filled(lines)).toEqual(['outcomes 2', 'outcomes 3']);
  const doubted: MeaningOf = (text) => (label) => (label === (text.startsWith('But') ? 'price' : 'outcomes') ? 2 : -2);
  expect(filled(lines, doubted)).toEqual(['outcomes 2']);
});

test('nor does a doubt become an outcome by where it stands', async () => {
  const meanings = openLineMeanings(encodeInThread);
  const lines = callOf(
    'S What would you like to see a year from now?',
    'P One plan that everybody sees, and no calls after eight in the evening.',
    'P But I have to say, your price sounds too expensive beside what Lockwise showed us.',
  );
  await meanings.learn(lines, 60_000);
  expect(filled(lines, meanings.of)).toEqual(['outcomes 2']);
});
