import { expect, test } from 'vitest';
import { callTopics } from './call-topics.ts';

const talk = (words: readonly string[], lines: number): string[] =>
  Array.from({ length: lines }, (_, at) =>
    Array.from({ length: 12 }, (_each, place) => words[(at * 5 + place * 3) % words.length]).join(' '),
  );
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
  expect(callTopics(['Good morning.'], 6)).toEqual([{ from: 0, to: 0 }]);
  expect(callTopics([], 6)).toEqual([{ from: 0, to: -1 }]);
});
