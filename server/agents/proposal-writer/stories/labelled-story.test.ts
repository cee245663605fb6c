import { expect, test } from 'vitest';
import { readMaterial } from '#server/agents/discovery-coach/coach-material.ts';
import { readMarkdown } from '#server/readers/read-markdown.ts';
import { splitPassages } from '#server/search/split-passages.ts';
import { readOffer } from '../read-offer.ts';

const casesOf = (markdown: string) => {
  const read = readMarkdown(Buffer.from(markdown));
  if (read.status !== 'ready') throw new Error('not read');
  const passages = splitPassages(read.pieces).map(({ text, heading, page }, number) => ({
    ...{ passageId: `p-${number}`, contentId: 'c-1', contentKind: 'document' as const, number },
    ...{ title: read.title ?? 'Story', heading, page, text },
  }));
  return readOffer(readMaterial(passages, ['Hopfield'])).caseStudies.map(
    ({ customer, situation, solution, values }) => ({ customer, situation, solution, values }),
  );
};

test('labels in bold split a story where they stand, and stand in none of its parts', () => {
  expect(
    casesOf(`# Case study: Marlow Boatyard

**The problem.** The yard lost nine moorings to storms in 2022. The chains were checked by hand.

**What we did.** We put sensors on 40 chains. Each harbor master has the app.

**The result.** Moorings lost fell from 9 to 1. Checks take ten minutes.
`),
  ).toEqual([
    {
      customer: 'Marlow Boatyard',
      situation: 'The yard lost nine moorings to storms in 2022. The chains were checked by hand.',
      solution: 'We put sensors on 40 chains. Each harbor master has the app.',
      values: ['Moorings lost fell from 9 to 1.', 'Checks take ten minutes.'],
    },
  ]);
});

test('two stories of one document keep to their customers, labelled before a colon or by headings', () => {
  expect(
    casesOf(`# Customer stories

## Case study: Alder Mills

Challenge: The mill lost two shifts a month to worn bearings.

Outcome: No shift was lost in a year.

## Case study: Port of Lindau

### Background
The port weighed 200 lorries a day by hand.

### How we helped
We installed three scales.

### Impact
Lorries wait 4 minutes.

### Background
Somebody else had no scales.
`),
  ).toEqual([
    {
      customer: 'Alder Mills',
      situation: 'The mill lost two shifts a month to worn bearings.',
      solution: '',
      values: ['No shift was lost in a year.'],
    },
    {
      customer: 'Port of Lindau',
      situation: 'The port weighed 200 lorries a day by hand.',
      solution: 'We installed three scales.',
      values: ['Lorries wait 4 minutes.'],
    },
  ]);
});

test('a German story is split at its labels too', () => {
  expect(
    casesOf(`# Fallstudie: Brauerei Hallertor

**Ausgangslage.** Die Brauerei verlor jede Woche 300 Liter beim Umfüllen.

**Was wir getan haben.** Wir haben zwölf Tanks mit Sensoren ausgestattet.

**Ergebnis.** Der Verlust sank von 300 auf 40 Liter.
`),
  ).toEqual([
    {
      customer: 'Brauerei Hallertor',
      situation: 'Die Brauerei verlor jede Woche 300 Liter beim Umfüllen.',
      solution: 'Wir haben zwölf Tanks mit Sensoren ausgestattet.',
      values: ['Der Verlust sank von 300 auf 40 Liter.'],
    },
  ]);
});

test('without labels, what the seller did ends the situation', () => {
  const [found] = casesOf(`# Case study: Fenwick Dental

The practice had five phone lines. Patients waited nine minutes on average.

We moved all lines to one desk in two days.

Waiting fell from nine minutes to two.
`);
  expect(found?.situation).toBe('The practice had five phone lines. Patients waited nine minutes on average.');
  expect(found?.solution).toBe('We moved all lines to one desk in two days.');
});

test('a sentence that begins with about or über stays in its part, a heading is none', () => {
  const told = casesOf(`# Case study: Marlow Boatyard

## The problem
About nine moorings were lost each winter. About half of the crew says: nobody checked. Über zwanzig Ketten waren alt.

## What we did
We put sensors on 40 chains.

## The result
About one mooring is lost now.

## About Marlow Boatyard
The yard was founded in 1901.
`);
  expect(told).toEqual([
    {
      customer: 'Marlow Boatyard',
      situation:
        'About nine moorings were lost each winter. About half of the crew says: nobody checked. Über zwanzig Ketten waren alt.',
      solution: 'We put sensors on 40 chains.',
      values: ['About one mooring is lost now.'],
    },
  ]);
});
