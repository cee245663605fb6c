import { expect, test } from 'vitest';
import type { CoachPassage } from './content-lines.ts';
import { readMaterial } from './coach-material.ts';

let number = 0;
const passage = (heading: string, text: string): CoachPassage => ({
  passageId: String((number += 1)),
  contentId: 'handbook',
  contentKind: 'document',
  number,
  title: 'Handbook',
  heading,
  page: 1,
  text,
});
const kindsOf = (...passages: CoachPassage[]) =>
  readMaterial(passages, ['Oarworks']).answers.map(({ kind, heading, objection }) => [kind, heading, objection]);

test('a heading right above another one tells what the part below it is', () => {
  expect(
    kindsOf(
      passage(
        'Trailer',
        'Trailer\nIt carries nine boats.\n\nOarworks: what rowing clubs ask\n\nThe straps cut the hull\nThey are felt.\n\nPrices\nA day is €40.',
      ),
    ),
  ).toEqual([
    ['offer', 'Trailer', null],
    ['objection', 'The straps cut the hull', 'The straps cut the hull'],
    ['price', 'Prices', null],
  ]);
});

test('such a heading may be the last line of the passage before', () => {
  expect(
    kindsOf(
      passage('Trailer', 'Trailer\nIt carries nine boats.\n\nOarworks: success stories'),
      passage('Lakeside Rowing', 'Lakeside Rowing\nNine boats got there whole.'),
    ),
  ).toEqual([
    ['offer', 'Trailer', null],
    ['proof', 'Lakeside Rowing', null],
  ]);
});

test('a title that tells nothing of the kind changes nothing, and a handbook on security is no part', () => {
  expect(
    kindsOf(passage('Trailer', 'Oarworks: sales and security handbook\n\nTrailer\nIt carries nine boats.')),
  ).toEqual([['offer', 'Trailer', null]]);
});

test('terms belong to the prices, and a case is proof', () => {
  expect(
    kindsOf(
      passage('Terms', 'Terms\nTwelve months, then monthly.'),
      passage('Case: Lakeside Rowing', 'Case: Lakeside Rowing\nNine boats got there whole.'),
    ).map(([kind]) => kind),
  ).toEqual(['price', 'proof']);
});

test('also where it opens a passage', () => {
  expect(
    kindsOf(passage('Oarworks: answers', 'Oarworks: answers\n\nOur crews are not strong\nNine in ten lift it alone.')),
  ).toEqual([['objection', 'Our crews are not strong', 'Our crews are not strong']]);
});
