import { describe, expect, test } from 'vitest';
import { draftFrom } from '#tests/support/calls/call-drafts.ts';
import type { CoachPassage } from '#server/agents/discovery-coach/content-lines.ts';
import { readMaterial } from '#server/agents/discovery-coach/coach-material.ts';

function draft(
  name: string,
  parts: readonly (readonly [string, string])[],
  said: string,
  description = '',
  solutionNames: string[] = [],
) {
  const passages = parts.map(([heading, text], number): CoachPassage => ({
    contentId: 'c-1',
    passageId: `p-${number}`,
    contentKind: 'document',
    number,
    title: 'Kilnworks',
    heading,
    page: null,
    text,
  }));
  const { blocks } = draftFrom({
    lines: [{ id: '1', at: 9, speaker: 'Ola', side: 'prospect', text: said }],
    solution: { id: '', name, description },
    content: readMaterial(passages, ['Kilnworks', ...solutionNames]),
    solutionNames,
  });
  return Object.fromEntries(Object.entries(blocks).map(([field, claims]) => [field, claims.map(({ text }) => text)]));
}

test('a solution is called by its name, without the other words of a heading', () => {
  const described = 'Kilnworks fires tiles in small rooms without smoke.';
  expect(draft('Kilnworks in short', [], '', described)['solutionOverview']?.[0]).toBe('We recommend Kilnworks.');
  expect(draft('Kilnworks for schools', [], '', 'Kilnworks for schools fires tiles.')['solutionOverview']?.[0]).toBe(
    'We recommend Kilnworks for schools.',
  );
  expect(draft('Kilnworks Pro', [], '', described)['solutionOverview']?.[0]).toBe('We recommend Kilnworks Pro.');
});

test('words that belong to a name stay, whatever its description calls it', () => {
  const called = (name: string, described: string) => draft(name, [], '', described)['solutionOverview']?.[0];
  expect(called('Kiln rental', 'Kiln hire by the week, with a fitter who comes to your room.')).toBe(
    'We recommend Kiln rental.',
  );
  expect(called('Beehive without bees', 'Beehive boxes stand in your garden all the year.')).toBe(
    'We recommend Beehive without bees.',
  );
  expect(called('Kilnworks for schools', 'Kilnworks fires tiles in small rooms. The school edition is small.')).toBe(
    'We recommend Kilnworks for schools.',
  );
  for (const name of ['Kilnworks at a glance', 'Kilnworks | Tiles', 'Kilnworks: overview', 'Kilnworks in brief'])
    expect(called(name, 'Kilnworks fires tiles in small rooms without smoke.')).toBe('We recommend Kilnworks.');
});

test('what others ask of the buyer, and a sentence on something named before, is no part of what is sold', () => {
  const said = 'Our chimney smokes and the shelves and stamps are kept in a wet room near the door.';
  const { keyComponents } = draft(
    'Kilnworks',
    [
      ['What inspectors ask', 'A chimney swept each year, shelves kept dry and stamps kept apart from the room.'],
      [
        'What you get',
        'The shelves carry two hundred tiles and keep dry in any room. Others need a chimney of their own.',
      ],
    ],
    said,
  );
  expect(keyComponents).toEqual(['The shelves carry two hundred tiles and keep dry in any room.']);
});

test('a sentence on safety stands behind the one that names what it is about', () => {
  const { riskMitigation } = draft(
    'Kilnworks',
    [
      [
        'Security',
        'Keys are encrypted and locked to one kiln. A lost one can be wiped from the office within an hour.',
      ],
    ],
    'What if a key is lost, can the office wipe it, and is the data on it encrypted?',
  );
  expect(riskMitigation).toContain(
    'Keys are encrypted and locked to one kiln. A lost one can be wiped from the office within an hour.',
  );
});

test('what a document says of itself isn’t said of what is sold', () => {
  const { riskMitigation } = draft(
    'Kilnworks',
    [
      [
        'Security',
        'Answers to the questions that security reviews of our customers ask. All customer data is encrypted in two data centres.',
      ],
    ],
    'Our security review asks many questions: is customer data encrypted?',
  );
  expect(riskMitigation).toEqual(['All customer data is encrypted in two data centres.']);
});

describe('what is recommended', () => {
  const parts = [
    ['Kiln Watch', 'Wireless sensors are fitted to each kiln and each drying room.'],
    ['Kiln Watch', 'Alerts on a cold kiln go to the phone of whoever is on duty.'],
    ['Glaze Desk', 'Glaze orders for the kiln room are collected every Monday.'],
    ['Sign-in', 'Single sign-on works with the staff lists of most colleges.'],
    ['How we begin', 'Sensors for two kilns are installed within a week.'],
  ] as const;
  const said =
    'Nobody sees when a kiln goes cold in the drying room at night, and sensors would help whoever is on duty.';
  const passages = parts.map(([heading, text], number): CoachPassage => ({
    ...{ contentId: 'c-1', passageId: `p-${number}`, contentKind: 'document', number, title: 'Kilnworks' },
    ...{ heading, page: null, text },
  }));
  const { blocks } = draftFrom({
    lines: [{ id: '1', at: 9, speaker: 'Ola', side: 'prospect', text: said }],
    solution: {
      id: '',
      name: 'Kiln Watch',
      description: 'Wireless sensors are fitted to each kiln and drying room.',
    },
    content: readMaterial(passages, ['Kilnworks', 'Kiln Watch', 'Glaze Desk']),
    solutionNames: ['Kiln Watch', 'Glaze Desk'],
  });
  const textsOf = (field: 'keyComponents' | 'approach' | 'solutionOverview'): string[] =>
    blocks[field].map(({ text }) => text);

  test('is about the chosen solution and what was talked about, and says nothing twice', () => {
    expect(textsOf('solutionOverview')).toContain('Wireless sensors are fitted to each kiln and drying room.');
    expect(textsOf('keyComponents')).toEqual(['Alerts on a cold kiln go to the phone of whoever is on duty.']);
  });

  test('begins with what says when, and not with what is sold', () => {
    expect(textsOf('approach')).toEqual(['Sensors for two kilns are installed within a week.']);
  });
});

test('what names the recommended solution is about that too, whatever word its name is and wherever it stands', () => {
  const said =
    'Nobody sees when a kiln goes cold in the drying room at night, and alerts would help whoever is on duty.';
  const text = 'Compass and Glaze Desk send alerts on a cold kiln to the phone of whoever is on duty.';
  const other = 'Alerts on a drying room without glaze go out at night from Glaze Desk.';
  const { keyComponents } = draft('Compass', [['What you get', `${text} ${other}`]], said, '', [
    'Compass',
    'Glaze Desk',
  ]);
  expect(keyComponents).toEqual([text]);
});

test('what stands below how to start is the approach, in its order; whom it is for is no part of what is sold', () => {
  const { approach, keyComponents = [] } = draft(
    'Kilnworks',
    [
      [
        'How we start',
        'Our fitter measures the room with you on one morning. The chimney of your kiln goes up on the next day.',
      ],
      ['How it burns', 'The chimney of the kiln draws the smoke out of the wet room.'],
      ['Who it is for', 'Schools, potters and studios with a chimney and one or two wet rooms.'],
    ],
    'Our chimney smokes and the kiln is in a wet room.',
  );
  expect(approach).toEqual([
    'Our fitter measures the room with you on one morning.',
    'The chimney of your kiln goes up on the next day.',
  ]);
  expect(keyComponents).toEqual(['The chimney of the kiln draws the smoke out of the wet room.']);
});

test('what tells of the document it stands in is no part of what is sold', () => {
  const said = 'Our chimney smokes and the kiln is in a wet room.';
  const part = 'The chimney of the kiln draws the smoke out of the wet room.';
  const of = (before: string): string[] | undefined =>
    draft('Kilnworks', [['How it burns', `${before}${part}`]], said).keyComponents;
  expect(of('Answers to questions on the chimney of a kiln in a wet room. ')).toEqual([part]);
  expect(of('This sheet lists each chimney for a kiln in a wet room. ')).toEqual([part]);
  expect(of('A damper keeps rain out of the chimney above the kiln. ')).toHaveLength(2);
});

test('another maker described behind its name is no part of what is recommended; a named part that does something is', () => {
  const said = 'Our kilns and the ovens smoke, and the sensors on the kilns and in the ovens fail in the wet.';
  const { keyComponents } = draft(
    'Kilnworks',
    [
      [
        'Ways to watch an oven',
        'Glutwächter: German, very good sensors for ovens and kilns in the wet. Draft Board: Shows the smoke of kilns and ovens on one screen. Kilnworks: A sensor in each of the ovens that stands the wet.',
      ],
    ],
    said,
  );
  expect(keyComponents).toEqual([
    'Draft Board: Shows the smoke of kilns and ovens on one screen.',
    'Kilnworks: A sensor in each of the ovens that stands the wet.',
  ]);
});

test('what only answers a question, or tells of a customer who left, is no part of what is recommended', () => {
  const parts = [
    ['How we fire', 'Kilnworks fires tiles in small rooms without smoke.'],
    [
      'Plain answers',
      'Some will in the first week. First two weeks, yes, by five minutes. Each tile is fired twice in a small room.',
    ],
    ['Where it runs', 'Ardle Tiles, Perth: stopped after eight months, since the rooms were damp.'],
  ] as const;
  const told = Object.values(draft('Kilnworks', parts, 'Our tiles are fired twice, in a small room.')).flat();
  expect(told.join('\n')).toContain('Each tile is fired twice in a small room.');
  expect(told.join('\n')).not.toMatch(/Some will|First two weeks|Ardle/u);
});
