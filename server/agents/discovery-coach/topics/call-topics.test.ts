import { expect, test } from 'vitest';
import { callTopics } from './call-topics.ts';
import type { TopicLine } from './topic-signs.ts';

const talk = (words: readonly string[], lines: number): TopicLine[] =>
  Array.from({ length: lines }, (_, at) => ({
    side: 'prospect',
    text: Array.from({ length: 12 }, (_each, place) => words[(at * 5 + place * 3) % words.length]).join(' '),
  }));
const hives = ['hive', 'queen', 'frame', 'honey', 'swarm', 'smoke', 'mite'];
const roof = ['slate', 'gutter', 'ladder', 'tile', 'chimney', 'leak', 'beam'];
const choir = ['alto', 'hymn', 'organ', 'psalm', 'tenor', 'sheet', 'verse'];

test('a call is cut where its words change, however unequal the parts are', () => {
  const topics = callTopics([...talk(hives, 60), ...talk(roof, 36), ...talk(choir, 44)], 3);
  expect(topics).toHaveLength(3);
  expect(Math.abs((topics[1]?.from ?? 0) - 60)).toBeLessThanOrEqual(1);
  expect(Math.abs((topics[2]?.from ?? 0) - 96)).toBeLessThanOrEqual(1);
  expect(topics.at(-1)?.to).toBe(139);
});

test('nothing said is no topic, and one line is one', () => {
  expect(callTopics([{ side: 'rep', text: 'Good morning.' }], 6)).toEqual([{ from: 0, to: 0 }]);
  expect(callTopics([], 6)).toEqual([{ from: 0, to: -1 }]);
});

test('among the same words a call is cut where the seller turns to something else', () => {
  const lines = talk([...hives, ...roof], 90);
  for (const at of [30, 60])
    lines[at] = { side: 'rep', text: 'Right, so how do you go about the harvest today, and who does it?' };
  expect(callTopics(lines, 3).map(({ from }) => from)).toEqual([0, 30, 60]);
});

test('a short call has fewer parts, every line is in one, and the parts follow each other', () => {
  const lines = talk(hives, 15);
  const topics = callTopics(lines, 7);
  expect(topics).toHaveLength(3);
  expect(topics.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at))).toEqual(
    lines.map((_, at) => at),
  );
});
