import { expect, test } from 'vitest';
import { readOfCall } from '#server/agents/discovery-coach/call-line.ts';
import { draftFrom } from '#tests/support/calls/call-drafts.ts';
import { pieceOf, turnsOf, withoutFiller } from './turns.ts';

const spoken = (count: number, text: string) =>
  Array.from({ length: count }, (_, at) => ({
    id: `l${at}`,
    at: at * 4,
    speaker: 'Ada',
    side: 'prospect' as const,
    text,
  }));

test('a sentence across lines is one turn, and one that a recognizer never ends is cut between lines', () => {
  const [one, ...more] = turnsOf(spoken(2, 'we count the crates twice'));
  expect(one?.text).toBe('we count the crates twice we count the crates twice');
  expect(more).toEqual([]);

  const lines = spoken(400, 'and then we count the crates once more before the van leaves');
  const turns = turnsOf(lines);
  expect(Math.max(...turns.map(({ text }) => text.length))).toBeLessThan(700);
  expect(turns.flatMap((turn) => turn.lines)).toEqual(lines);
});

test('of a call longer than five hours the first part is read', () => {
  const call = spoken(500, 'We count the crates.');
  expect(readOfCall(call)).toBe(call);
  expect(readOfCall(spoken(20_000, 'We count the crates.'))).toHaveLength(6000);
  expect(readOfCall(spoken(500, 'x'.repeat(5000)))).toHaveLength(80);
});

test('of a turn without marks the clauses stand that were heard', () => {
  const [turn] = turnsOf(spoken(1, 'yeah it is fine and we count the crates twice because they get lost at the gate'));
  expect(turn === undefined ? '' : pieceOf(turn, 'because they get lost at the gate')).toBe(
    'because they get lost at the gate',
  );
});

test('what was said in one breath is not quoted with the next', () => {
  const [one, two] = [
    'there is a logbook in the cabin and my brother is the only one who reads it',
    'the worst is when a pilot is ill and nobody knows which gate is open',
  ];
  const lines = [one, two].map((text, at) => ({
    id: `l${at}`,
    at: at * 6,
    speaker: 'Ada',
    side: 'prospect' as const,
    text,
  }));
  expect(turnsOf(lines).map(({ text }) => text)).toEqual([one, two]);
  const heard = lines.map(({ id, text }) => ({ field: 'barriers' as const, lineId: id, text }));
  const { blocks } = draftFrom({ lines, heard });
  const told = [...blocks.currentSituation, ...blocks.challenges].map(({ text }) => text).join('\n');
  expect(told).toContain('which gate is open');
  expect(told).not.toContain('reads it the worst');
});

test.each([
  ['No wait, with the fines it comes to nine hundred.', 'with the fines it comes to nine hundred.'],
  ['Hang on, no, it was the second week of June.', 'it was the second week of June.'],
  ['Actually, no, we lost both of the pumps.', 'we lost both of the pumps.'],
  ['No, sorry, we lost both of the pumps.', 'we lost both of the pumps.'],
  ['Wait times at the gate are terrible.', 'Wait times at the gate are terrible.'],
  ['No sorry was ever said for that.', 'No sorry was ever said for that.'],
])('a quote begins behind what only takes back: %s', (said, expected) => {
  expect(withoutFiller(said)).toBe(expected);
});
