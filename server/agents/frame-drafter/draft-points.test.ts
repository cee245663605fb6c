import { expect, test } from 'vitest';
import { extractFile } from '#server/readers/extract-file.ts';
import { outlineType } from '#server/readers/outline/read-outline.ts';
import { draftPoints } from './draft-points.ts';

async function drafted(name: string, text: string): Promise<ReturnType<typeof draftPoints>> {
  const read = await extractFile({ bytes: Buffer.from(text), name, type: outlineType });
  if (read.status === 'failed') throw new Error(read.message);
  return draftPoints(read.pieces, { title: read.title, fileName: name });
}

const markdown = `# Kiln check

We sell kilns. Read this before each call, and write down what they say in their words.

## How to use it

One sheet a call. Hand it in on Friday.

## Trouble

What goes wrong in the yard.

- Which kiln stood still last?
- Who noticed?

## Works council

They can stop any order.

Ask: Has the works council seen the plan?

Listen for: "works council", "the union", "our representatives"

## Signature

- Who signs above 20,000?
`;

test('headings with questions under them are points: with what to ask, what fills them and what to listen for', async () => {
  const { name, points, left } = await drafted('kiln.md', markdown);
  expect([name, left]).toEqual(['Kiln check', 0]);
  expect(points).toEqual([
    { label: 'Trouble', hint: 'Which kiln stood still last?', facts: ['barriers'], words: [] },
    {
      label: 'Works council',
      hint: 'Has the works council seen the plan?',
      facts: [],
      words: ['works council', 'the union', 'our representatives'],
    },
    { label: 'Signature', hint: 'Who signs above 20,000?', facts: ['economicBuyer'], words: [] },
  ]);
});

test.each([
  [
    'sheet.csv',
    'No;Criterion;What it means;Question;Score\n1;Metrics;Numbers;How do you measure it?;\n2;Budget;Money;Is there a budget?;\n3;Champion;Friend;Who wants this?;\n',
  ],
  [
    'wiki.html',
    '<html><body><main><h1>Sheet</h1><h2>1. Metrics</h2><ul><li>How do you measure it?</li></ul><h2>2. Budget</h2><p>Money. Is there a budget?</p><h2>3. Champion</h2><p>Who wants this?</p></main></body></html>',
  ],
  [
    'sheet.txt',
    'SHEET\n\nM = Metrics: numbers they know.\n    Ask "How do you measure it?"\nB = Budget: money set\n    aside. "Is there a budget?"\nC = Champion: a friend. "Who wants this?"\n\nGood luck.\n',
  ],
  [
    'list.md',
    '- **Metrics** – numbers\n  - How do you measure it?\n- **Budget** – money\n  - Is there a budget?\n- **Champion** – friend\n  - Who wants this?\n',
  ],
])('the same points are read from %s', async (name, text) => {
  const { points } = await drafted(name, text);
  expect(points.map(({ label, hint, facts, words }) => [label, hint, facts, words])).toEqual([
    ['Metrics', 'How do you measure it?', ['financialImpact'], []],
    ['Budget', 'Is there a budget?', ['budget'], []],
    ['Champion', 'Who wants this?', [], ['champion']],
  ]);
});

test('what a frame has no room for is counted, and its name is none that everybody has', async () => {
  const points = Array.from(
    { length: 12 },
    (_, at) => `## Point ${String.fromCodePoint(97 + at)}\n\nWho knows ${at}?\n`,
  );
  const { name, points: first, left } = await drafted('a.md', `# MEDDICC\n\n${points.join('\n')}`);
  expect([name, first.length, left]).toEqual(['Our MEDDICC', 9, 3]);
});

test.each([
  [
    'prices.md',
    '# Prices\n\n| Item | Unit | Price |\n|---|---|---|\n| Kiln | piece | 9,000 |\n| Shelf | piece | 80 |\n| Door | piece | 300 |\n',
  ],
  [
    'leave.md',
    '# Leave\n\n## Entitlement\n\nTwenty-five days.\n\n## Illness\n\nTell us by nine.\n\n## Travel\n\nBook by train.\n',
  ],
  ['letter.txt', 'Dear all,\n\nthe canteen is closed on Monday.\n\nKind regards\nIda\n'],
])('a document that lists no points gives none: %s', async (name, text) => {
  expect((await drafted(name, text)).points).toEqual([]);
});

test('a long or hostile document ends in points or none', async () => {
  for (const line of ['- **', '# a ', '| a |', '"', 'M = ', 'a: b? ', ' '.repeat(50)]) {
    const text = Array.from({ length: 4_000 }, () => line.repeat(20).slice(0, 95)).join('\n');
    expect((await drafted('long.md', `# x\n${text}`)).points.length).toBeLessThan(10);
  }
  const marks = Array.from({ length: 4 }, (_, at) => `# ${'('.repeat(1900)}${'1'.repeat(1900)} ${at}\n\nAsk: what?\n`);
  expect((await drafted('marks.md', marks.join('\n'))).points.length).toBeLessThan(10);
  expect((await drafted('line.md', `# x\n- ${'a '.repeat(50_000)}`)).points).toEqual([]);
});

test.each([
  'Budget: What have you set aside?\nAuthority: Who besides you is involved?\nNeed: What happens if you do nothing?\nTimeline: When do you need this live?\n',
  'BUDGET\nHas the money been approved?\nAUTHORITY\nWho signs?\nNEED\nWhat hurts?\nTIMELINE\nBy when?\n',
])('lines without an empty one between them are points too', async (text) => {
  const { points } = await drafted('bant.txt', text);
  // A short word in capitals may be an acronym.
  expect(points.map(({ label }) => label.toLowerCase())).toEqual(['budget', 'authority', 'need', 'timeline']);
});

test('sections beside the points are none, whatever they ask', async () => {
  const points = ['Metrics', 'Budget', 'Champion', 'Timeline'].map((name) => `## ${name}\n\nWhat do you know?\n`);
  const text = `# Sheet\n\n## Introduction\n\nHave you read it?\n\n${points.join('\n')}\n## FAQ\n\nMay I skip it?\n\n## Revision history\n\n2024-01-01 first version\n`;
  expect((await drafted('sheet.md', text)).points.map(({ label }) => label)).toEqual([
    'Metrics',
    'Budget',
    'Champion',
    'Timeline',
  ]);
});

test('a date that two points only speak of is the fact of neither, and of the one that is called so', async () => {
  const sheet = (third: string) =>
    `# Yard sheet\n\n## Assessor\n\nWho demands proof, and by which dates?\n\n## Dry season\n\nWhen is the yard dry?\n\n## ${third}\n\nWho keeps them?\n`;
  const factsOf = async (third: string) => (await drafted('sheet.md', sheet(third))).points.map(({ facts }) => facts);
  expect(await factsOf('Boats')).toEqual([[], [], []]);
  expect(await factsOf('Deadline')).toEqual([[], [], ['targetDate']]);
});

test('what stands at the head of each page is not what a document is called', async () => {
  const page = (at: number, text: string) => `KILNWORKS INTERNAL 2026, PAGE ${at}\n\n${text}\n`;
  const points = ['Metrics', 'Budget', 'Champion'].map((name) => `${name.toUpperCase()}\nWhat do you know of it?\n`);
  const text = [page(1, `YARD CHECK\n\n${points[0]}`), page(2, points[1] ?? ''), page(3, points[2] ?? '')].join('\n');
  const { name, points: found } = await drafted('a.txt', text);
  expect([name, found.map(({ label }) => label)]).toEqual(['Yard check', ['Metrics', 'Budget', 'Champion']]);
});

test.each([
  ['# Deal sheet\n\nFor the sales team.\n\n# Contents\n\nThree points\n\n# Deal sheet\n\n', ''],
  ['# Deal sheet\n\nRead this.\n\n# How to use it\n\nFill it in.\n\n# Points\n\n', '\nDeal sheet\n'],
])('a title that comes twice is still what a document is called', async (before, after) => {
  const points = ['Metrics', 'Budget', 'Champion'].map((name) => `## ${name}\n\nWhat do you know of it?\n`);
  expect((await drafted('doc-v3.md', `${before}${points.join('\n')}${after}`)).name).toBe('Deal sheet');
});
