import { expect, test } from 'vitest';
import { asSaid } from '#contract/coach-cards.ts';
import { readMaterial, type CoachPassage } from './coach-material.ts';
import { standAlone } from './stand-alone.ts';

const passage = (text: string): CoachPassage => ({
  contentId: 'c-1',
  passageId: 'p-1',
  contentKind: 'document',
  number: 1,
  title: 'Objections we hear',
  heading: 'Objections we hear',
  page: null,
  text,
});
const said = (text: string): (string | null)[] => {
  const [answer] = readMaterial([passage(text)], ['Kilnworks']).answers;
  return answer === undefined ? [] : answer.sentences.map((_, at) => standAlone(answer, at, 24));
};

test('a sentence that leans on the one before is said with it, and a few words with the next', () => {
  expect(said('The kiln log runs on any phone. It needs no login. They keep their keys.')).toEqual([
    'The kiln log runs on any phone.',
    'The kiln log runs on any phone. It needs no login.',
    null,
  ]);
  expect(said('“We cannot change on a weekend.” It does not. Both logs run side by side for a month.')).toEqual([
    'It does not. Both logs run side by side for a month.',
    'It does not. Both logs run side by side for a month.',
  ]);
  expect(said('There is no minimum term. Glaze tests cost nothing in the first month.')).toEqual([
    'There is no minimum term.',
    'Glaze tests cost nothing in the first month.',
  ]);
});

test('what nobody would understand alone and what is too long with its neighbor is not said', () => {
  expect(said('“We would lose the old logs.” About half of our potters do.')).toEqual([null]);
  const long =
    'The first firing is done with one of our people beside the kiln so that nobody has to guess which of the nine programs is right.';
  expect(said(`${long} It takes a day.`)[1]).toBeNull();
});

test('a row of a table is told as people say it', () => {
  expect(asSaid('Sensor | €85 each | in stock')).toBe('Sensor: €85 each, in stock');
  expect(asSaid('Sensor |  | ')).toBe('Sensor');
  expect(asSaid('A seat costs 29 euro a month.')).toBe('A seat costs 29 euro a month.');
});
