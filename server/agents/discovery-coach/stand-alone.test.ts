import { expect, test } from 'vitest';
import { asSaid } from '#contract/coach-cards.ts';
import type { CoachPassage } from './content-lines.ts';
import { readMaterial } from './coach-material.ts';
import { inOneGo, standAlone } from './stand-alone.ts';

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

test('no condition is cut off', () => {
  for (const text of [
    'We refund the whole fee, provided that the depot has used it for at least sixty days and told us in writing before the end of its third month.',
    'We refund the whole fee, on every plan that is listed here, unless the depot has used it for fewer than sixty days or told us nothing in writing.',
    'Support answers at night on every plan, for up to four calls a month from each of the depots that are named in the order of the year.',
  ])
    expect(inOneGo(text, 24)).toBeNull();
  expect(
    inOneGo(
      'Every van gets a tracker, a cable and a holder, and the driver a card with the number of our desk that answers at night and on Sundays.',
      24,
    ),
  ).toBe('Every van gets a tracker, a cable and a holder');
});

test('the first of two stands alone by itself', () => {
  expect(said('In that case nothing is due. It needs no login.')).toEqual([null, null]);
  expect(said('Each has a log. Only then does it start.')).toEqual([null, null]);
  expect(said('The kiln log runs on any phone. Even so it needs no login.')).toEqual([
    'The kiln log runs on any phone.',
    'The kiln log runs on any phone. Even so it needs no login.',
  ]);
});
