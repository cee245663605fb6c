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

test('what a handbook has its seller say is said without its label; what it has them ask goes with it', () => {
  const { answers } = readMaterial(
    [
      passage(
        'Objections',
        'Objections\n\n"We row our own"\nSay: The boat is hired with a trailer. Ask: Who drives it on Sundays?',
      ),
      passage(
        '"The straps cut"',
        'Response: They are felt.\nQuestion to ask: What cut them last time?\nAnswering machines are none.',
      ),
    ],
    ['Oarworks'],
  );
  expect(answers.map(({ text, advised }) => [text, advised])).toEqual([
    ['The boat is hired with a trailer.', 'Who drives it on Sundays?'],
    ['They are felt.', 'What cut them last time?'],
    ['Answering machines are none.', undefined],
  ]);
});

const answersOf = (...passages: CoachPassage[]) =>
  readMaterial(passages, ['Oarworks']).answers.map(({ objection, text, advised }) =>
    [objection, text, ...(advised === undefined ? [] : [advised])].join(' | '),
  );

test.each([
  ['Question', 'Answer', '\n', ''],
  ['Frage', 'Antwort', '\n', ''],
  ['Question ', 'Réponse ', '\n', ''],
  ['Question', 'Answer', '\n\n', ''],
  ['Question', 'Answer', '\n', '- '],
])(
  'below "%s: …" stands what is answered, and no question is to be asked beside another one',
  (ask, answer, end, dot) => {
    const lines = [`${ask}: Do straps cut?`, `${answer}: No, never.`, `${ask}: Do boats float?`, `${answer}: They do.`];
    expect(answersOf(passage('FAQ', `FAQ\n\n${lines.map((line) => `${dot}${line}`).join(end)}`))).toEqual([
      `${ask}: Do straps cut? | No, never.`,
      `${ask}: Do boats float? | They do.`,
    ]);
  },
);

test.each([
  'We deliver in five days. Questions: write to help@oarworks.example. Spare parts come overnight.',
  'Response: within four hours.',
  'Line: three phase, 400 V.',
  'Reply: by email within a day.',
  'Script: a Python script of 40 lines loads your orders.',
  'Installation takes one night. Follow-up: we visit after 30 days and after a year.',
])('%s: nobody is to say or to ask that', (text) => {
  expect(answersOf(passage('Service levels', `Service levels\n\n${text}`))).toEqual([` | ${text}`]);
});

test.each([
  ['Line: It pays in a year. Question: What does it cost today?', 'It pays in a year. | What does it cost today?'],
  ['You can reply: It pays in a year.\nNext question: Who rows?', 'It pays in a year. | Who rows?'],
  ['Antwort: Nach einem Jahr.\nFrage: Was kostet er heute?', 'Nach einem Jahr. | Was kostet er heute?'],
  ['Our answer: Yes. Ask: how many boats they have.', 'Yes. Ask: how many boats they have.'],
])('below a quoted doubt %s', (text, told) => {
  expect(answersOf(passage('Objections', `Objections\n\n"Too dear"\n${text}\n\n"No time"`))).toEqual([
    `Too dear | ${told}`,
  ]);
});

test('below the name of one rival every line is about that one, whatever it begins with', () => {
  const { rivals, answers } = readMaterial(
    [
      passage('Competitor: Rowtown', 'Hull: theirs is wood. Delivery: twice a week.'),
      passage('Competitors', 'Boatly: cheap. Canoe King: far away.'),
      passage('Compare with others', 'Paddlewise: dear.'),
      passage('Seatop and Oarly', 'Seatop is cheap. Oarly: wood.'),
    ],
    ['Oarworks'],
  );
  expect(rivals).toEqual(expect.arrayContaining(['Rowtown', 'Boatly', 'Canoe King', 'Paddlewise']));
  expect(rivals).not.toContain('Hull');
  expect(answers[0]?.rival).toBe('Rowtown');
  expect(answers.at(-2)?.rival).toBe('Seatop');
});

test('the heads of a table are known as such', () => {
  const table = 'Item | Unit | Price\nTrailer | per day | €40\nStraps | per boat | €2';
  expect(readMaterial([passage('Rows 1-3', table)], ['Oarworks']).answers.map(({ isHead = false }) => isHead)).toEqual([
    true,
    false,
    false,
  ]);
});
