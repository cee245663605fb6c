import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CoachCard } from '#contract/coach-cards.ts';
import { demoLibrary } from '#server/db/demo-content.ts';
import { readMarkdown } from '#server/readers/read-markdown.ts';
import { splitPassages } from '#server/search/split-passages.ts';
import { doubtsBuiltOn, doubtsKeptBack } from '#tests/support/notes/noted-doubts.ts';
import { terseDoubtsBuiltOn, terseDoubtsKeptBack } from '#tests/support/notes/terse-doubts.ts';
import { openCoach } from '../coach.ts';
import { readMaterial } from '../coach-material.ts';

const passages = readdirSync(demoLibrary.folder).flatMap((name) => {
  const read = readMarkdown(readFileSync(join(demoLibrary.folder, name)));
  if (read.status !== 'ready') return [];
  return splitPassages(read.pieces).map(({ text, heading, page }, number) => {
    const item = { contentId: name, contentKind: 'document' as const, title: read.title ?? '' };
    return { ...item, passageId: `${name} ${number}`, number, heading, page, text };
  });
});
const material = readMaterial(passages, ['Waymark', 'Waymark Dispatch', 'Waymark Proof']);

/** 'R 100 …' is said by the rep, 'P …' by the prospect, 'N …' noted. Returns each card with what it answers. */
function cardsOf(...lines: string[]): string[] {
  const coach = openCoach(material);
  const cards: CoachCard[] = [];
  let now = 0;
  const passTo = (until: number): void => {
    for (let at = now + 1; at <= until; at += 1) cards.push(...[coach.wait(at)].filter((card) => card !== null));
    now = Math.max(now, until);
  };
  lines.forEach((each, place) => {
    const [, who = '', seconds = '0', text = ''] = /^(\w) (\d+) (.*)$/su.exec(each) ?? [];
    passTo(Number(seconds));
    const side = who === 'R' ? 'rep' : who === 'N' ? 'note' : 'prospect';
    const card = coach.hear({ id: String(place + 1), at: now, speaker: side === 'note' ? '' : who, side, text });
    if (card !== null) cards.push(card);
  });
  passTo(now + 90);
  return cards.map(({ lineId, kind, say, ask }) => `${lineId} ${kind}: ${say?.text ?? ask}`);
}

test('several doubts noted within a few seconds each have their card, with the price of the unit asked', () => {
  expect(
    cardsOf(
      'N 30 They are ten people in the depot',
      'N 32 rhys: too expensive',
      'N 34 what does the introduction cost?',
      'N 36 asks price per vehicle',
      'N 38 drivers won’t use another app',
      'N 40 where is data stored?',
      'N 42 mid other project, no time',
    ),
  ).toEqual([
    '2 objection: A vehicle costs 29 or 39 euro a month.',
    expect.stringMatching(/^3 price: The introduction of one depot costs 4,800 euro once/u),
    expect.stringMatching(/^4 price: .*29 euro for each vehicle and month/u),
    expect.stringMatching(/^5 objection: Drivers need no app/u),
    expect.stringMatching(/^6 security: All customer data is stored/u),
    expect.stringMatching(/^7 objection: The introduction of a depot takes one dispatcher/u),
  ]);
});

test('one note with several points has a card for each', () => {
  const cards = cardsOf('N 30 - price per vehicle?\n- price per consignment?\n- drivers won’t use an app');
  expect(cards.map((card) => card.slice(0, 20))).toEqual([
    '1 price: Depot plan:',
    '1 price: Waymark Pro',
    '1 objection: Drivers',
  ]);
});

test('the same question noted twice has no card that answers another one', () => {
  const cards = cardsOf('N 30 cost per consignment?', 'N 60 and what does a consignment cost?');
  expect(cards).toHaveLength(1);
});

test('beside a talk the pace holds, and what is noted waits for its turn', () => {
  const talk = ['R 100 We plan the runs of all depots.', 'P 104 It is too expensive for us.'];
  const cards = cardsOf(...talk, 'N 106 where is data stored?', 'N 108 price per consignment?');
  expect(cards.map((card) => card.split(':')[0])).toEqual(['2 objection', '3 security', '4 price']);
});

test.each(['quoted her 29 per vehicle', 'send price list', 'ask who signs', 'Costs them 9k a month', 'budget?', ''])(
  'no card for: %s',
  (note) => {
    expect(cardsOf(`N 30 ${note}`)).toEqual([]);
  },
);

test.each([
  ['built on', doubtsBuiltOn, 0.9],
  ['kept back', doubtsKeptBack, 0.9],
  ['typed in haste, built on', terseDoubtsBuiltOn, 0.95],
  ['typed in haste, kept back', terseDoubtsKeptBack, 0.7],
])('the labelled doubts %s', (_, doubts, least) => {
  const right = doubts.filter(([note, says, kinds]) => {
    const [card] = cardsOf(`N 30 ${note}`);
    const kind = card?.slice(2).split(':')[0] ?? '';
    return card === undefined
      ? kinds.length === 0
      : kinds.some((each) => each === kind) && (says === null || says.test(card));
  });
  expect(right.length / doubts.length).toBeGreaterThan(least);
});
