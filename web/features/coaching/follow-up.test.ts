import { expect, test } from 'vitest';
import type { CallPromise } from '#contract/coaching.ts';
import { followUpOf } from './follow-up.ts';

const promise = (owner: string, side: CallPromise['side'], what: string, about: string | null = null): CallPromise => ({
  owner,
  side,
  text: what,
  what,
  about,
  due: null,
  lineId: owner,
  kept: false,
});
const nothing = {
  firstName: '',
  barriers: [],
  currentFinancialImpact: '',
  targetDate: '',
  desiredOutcomes: [],
  barrierThemes: [],
  outcomeThemes: [],
  urgencyStatement: '',
};

test('an email has the themes without who said them and when, the date, and each side’s promises', () => {
  const mail = followUpOf(
    {
      ...nothing,
      firstName: 'Pat',
      barrierThemes: ['Delays: “the boats wait.” (Pat Buyer, 2:10, asked “How long (roughly)?”)'],
      desiredOutcomes: ['and, um, no more queues'],
      targetDate: 'before May',
      urgencyStatement: 'Target date: “We want it before May.” (Pat Buyer, 1:55). Urgency: high.',
    },
    [
      promise('Rae Seller', 'rep', 'I’ll send the price list.'),
      promise('Ola Engineer', 'rep', 'I’ll send it today.', 'Could you send the plan?'),
      promise('Pat Buyer', 'prospect', 'I’ll ask my brother.'),
    ],
    'Rae Seller',
  );
  expect(mail).toBe(
    [
      'Hello Pat,',
      'Thank you for the call. This is what I took from it.',
      'You told us what holds you back today:\n- “the boats wait.”',
      'What you want instead:\n- No more queues.',
      'When it needs to be solved:\n- “We want it before May.”',
      'What we said we’d do:\n- Rae Seller: I’ll send the price list.\n- Ola Engineer: I’ll send it today (you asked: “Could you send the plan?”).',
      'What you said you’d do:\n- “I’ll ask my brother.”',
      'Did I get anything wrong?',
      'Rae Seller',
    ].join('\n\n'),
  );
});

test('what the rep noted has no name before it', () => {
  const mail = followUpOf(nothing, [promise('Rae', 'rep', 'I’ll call.'), promise('', 'rep', 'Book a demo.')], '');
  expect(mail).toContain('What we said we’d do:\n- I’ll call.\n- Book a demo.');
});

test('what is unknown is left out: an email that has nothing doesn’t ask whether it is right', () => {
  expect(followUpOf(nothing, [], '')).toBe('Hello,\n\nThank you for the call.');
});

test('what the rep noted that they will do is in the email, and not as their words', () => {
  const mail = followUpOf(nothing, [promise('', 'prospect', 'Rhys sets up a call w/ Marguerite')], 'Rae');
  expect(mail).toContain('What you said you’d do:\n- Rhys sets up a call w/ Marguerite.');
});

test('labels that a program gave to voices, and names of sides, are not in the email', () => {
  const mail = followUpOf(
    nothing,
    [promise('Speaker 2', 'prospect', 'I’ll ask.'), promise('Prospect', 'prospect', 'We’ll sign.')],
    'Rae',
  );
  expect(mail).toContain('What you said you’d do:\n- “I’ll ask.”\n- “We’ll sign.”');
});

test('names of themes stay with the team, a person’s own colon goes along, and a note ends as a sentence does', () => {
  const mail = followUpOf(
    {
      ...nothing,
      barrierThemes: [
        'Disputes and complaints: Temp logs are on paper (noted, 3:10) “They complain.” (Pat, 3:40)',
        'Two sites: Leith and Hull have no signal',
      ],
      outcomeThemes: ['Less paper: “One list.” (Pat)'],
    },
    [],
    '',
  );
  expect(mail).toContain('- Temp logs are on paper. “They complain.”\n- Two sites: Leith and Hull have no signal\n');
  expect(mail).toContain('What you want instead:\n- “One list.”\n');
});

test('what it costs them is quoted where the summary quotes it, else as the field has it', () => {
  const cost = { ...nothing, currentFinancialImpact: 'about 9,000 a month' };
  expect(followUpOf(cost, [], '')).toContain('What it costs you:\n- About 9,000 a month.\n');
  const urgencyStatement = 'Target date: May. Cost today: “Nine thousand a month.” (Pat, 2:10). Urgency: high.';
  expect(followUpOf({ ...cost, urgencyStatement }, [], '')).toContain(
    'What it costs you:\n- “Nine thousand a month.”\n',
  );
});

test('what both do together is no promise of either', () => {
  const mail = followUpOf(nothing, [promise('Pat', 'both', 'Let’s speak again on the 12th.')], '');
  expect(mail).toContain('What we agreed to do together:\n- Let’s speak again on the 12th.\n');
  expect(mail).not.toContain('you’d do');
});

test('what a second buyer said has their name: the email greets the first', () => {
  const mail = followUpOf(
    {
      ...nothing,
      firstName: 'Pat',
      barrierThemes: [
        'Delays: “the boats wait.” (Pat Buyer, 2:10)',
        'Reports: “I can’t compare them.” (Callum Reay, 3:00, asked “Why?”); “Nobody reads them.” (Pat Buyer, 3:20)',
        'Noise: “It is loud.” (Speaker 2, 4:00)',
      ],
      urgencyStatement: 'Target date: “Before May.” (Callum Reay, 1:55). Cost today: “Forty a day.” (Pat Buyer, 2:00).',
    },
    [promise('Callum Reay', 'prospect', 'I’ll ask our IT.')],
    'Rae Seller',
  );
  expect(mail).toContain(
    '- “the boats wait.”\n- “I can’t compare them.” (Callum Reay); “Nobody reads them.”\n- “It is loud.”',
  );
  expect(mail).toContain('- “Before May.” (Callum Reay)');
  expect(mail).toContain('What it costs you:\n- “Forty a day.”');
  expect(mail).toContain('- Callum Reay: “I’ll ask our IT.”');
});

test.each([
  ['Robert', 'Rob Berg', []],
  ['Anna', 'Dr. Anna Berg', ['Tom Lind']],
  ['José', 'Jose Berg', ['Tom Lind']],
  ['Anna-Lena', 'Anna Lena Berg', ['Tom Lind']],
])('whoever is greeted as %s is quoted without a name, though the call has %s', (firstName, name, others) => {
  const mail = followUpOf(
    {
      ...nothing,
      firstName,
      barrierThemes: [`Planning: “All on paper.” (${name}, 3:20)`, ...others.map((other) => `“No.” (${other}, 3:30)`)],
    },
    [promise(name, 'prospect', 'I’ll send the plan.')],
    '',
  );
  expect(mail).not.toContain(name);
  expect(mail).toContain('- “All on paper.”\n');
  for (const other of others) expect(mail).toContain(`(${other})`);
});

test('a cost and a day begin behind what only takes back', () => {
  const fields = {
    ...nothing,
    currentFinancialImpact: 'Hang on, no, with the fuel it is nine hundred a week.',
    targetDate: 'Actually, no, the second week of June.',
  };
  const mail = followUpOf(fields, [], 'Rae');
  expect(mail).toContain('- With the fuel it is nine hundred a week.');
  expect(mail).toContain('- The second week of June.');
});

test('what a field took from the prospect word for word is quoted, what the rep wrote is not', () => {
  const mail = followUpOf(
    {
      ...nothing,
      barriers: ['We type every order twice.', 'Orders are typed twice'],
      currentFinancialImpact: 'So we reckon about 40,000 a year',
      desiredOutcomes: ['We want one list'],
      targetDate: 'before May',
    },
    [],
    'Rae',
    ['Well, we type every order twice. So we reckon', 'about 40,000 a year, before May.', 'We want one list for all.'],
  );
  expect(mail).toContain('today:\n- “We type every order twice.”\n- Orders are typed twice.\n');
  expect(mail).toContain('What it costs you:\n- “We reckon about 40,000 a year.”\n');
  expect(mail).toContain('What you want instead:\n- “We want one list.”\n');
  expect(mail).toContain('When it needs to be solved:\n- Before May.\n');
});
