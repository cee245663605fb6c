import { expect, test } from 'vitest';
import { draftFrom } from '#tests/support/calls/call-drafts.ts';
import { isShorthand, plainNote } from './plain-note.ts';

test.each([
  ['the dishwashers break ~3x/wk at £180/visit', 'The dishwashers break about 3 times a week at £180 a visit.'],
  ['two fitters leave w/o a van on fri', 'Two fitters leave without a van on Friday.'],
  ['Our clinics lose 40 hrs a mth to phone calls', 'Our clinics lose 40 hours a month to phone calls.'],
  ['They print 900 labels a day.', 'They print 900 labels a day.'],
  ['queues at the gate', 'Queues at the gate'],
  ['Queues at the gate', 'Queues at the gate'],
  ['Copper & Thyme closed two kitchens in March', 'Copper & Thyme closed two kitchens in March'],
])('%s is made plain', (note, plain) => {
  expect(plainNote(note)).toBe(plain);
  expect(isShorthand(plain)).toBe(false);
});

test.each([
  ['HR spends two days a week on contracts.', 'HR spends two days a week on contracts.'],
  ["We'll send HR the list.", "We'll send HR the list."],
  ['They run payroll incl. the HR module', 'They run payroll including the HR module.'],
  ['They run payroll incl. HR and stock', 'They run payroll incl. HR and stock.'],
  ['Two HR days a wk go on lists', 'Two HR days a week go on lists.'],
  ['Our BC office closes early each day', 'Our BC office closes early each day.'],
  ['The AVG score is low this year', 'The AVG score is low this year.'],
  ['Hr. Schmidt sucht neue Software', 'Hr. Schmidt sucht neue Software'],
  ['mon équipe perd 40 heures', 'Mon équipe perd 40 heures'],
  ['vi vil have fri adgang til data', 'Vi vil have fri adgang til data'],
  ['vi holder altid fri', 'Vi holder altid fri'],
  ['Mon amour is a kiln', 'Mon amour is a kiln'],
  ['We meet on Fri. The yard opens at nine.', 'We meet on Friday. The yard opens at nine.'],
  ['We meet by thurs. at the latest', 'We meet by Thursday at the latest.'],
  ['The yard opens Thurs', 'The yard opens Thursday'],
  ['We wait about 2 hrs. Lorries queue outside.', 'We wait about 2 hours. Lorries queue outside.'],
  ['It takes 2 hr.', 'It takes 2 hours.'],
  ['It takes 1 hr of the driver', 'It takes 1 hour of the driver.'],
  ['It holds approx. 40 lorries a day', 'It holds about 40 lorries a day.'],
  ['Finance/HR signs the plan', 'Finance/HR signs the plan'],
  ['The Model 3 X stays in use', 'The Model 3 X stays in use.'],
])('%s keeps what its short words may also be', (note, plain) => {
  expect(plainNote(note)).toBe(plain);
});

test.each([
  '40 school kitchens, dishwashers break ~3x/wk, £180 callout each',
  'wants Job Desk + maybe compliance log, start Jan',
  'send prop fri, check Okta',
  '6 vans, 2 drivers out, £90 a day lost',
  'needs sign-off from board -> May',
  'kilns: 4/week, re booking',
])('%s stays as it was written, and is shorthand', (note) => {
  expect(plainNote(note)).toBe(note);
  expect(isShorthand(note)).toBe(true);
});

test.each([
  'Email support is included for every site.',
  'Check-in takes ten seconds.',
  'Check-in at the gate',
  'Needs analysis comes first.',
  'Paying by card takes ten seconds.',
  'See the plans at https://kiln.example/plans~2 today.',
  'The plans are at kiln.example/plans',
  'SSO via SAML/OIDC is included.',
  'You can read more info on the website.',
  'We’re glad to re-use the chains.',
  'What you get:',
])('%s is no shorthand', (line) => {
  expect(isShorthand(line)).toBe(false);
});

test.each(['wants one kiln', 'Needs two more fitters', 'read/write only', 'prices, re kilns', 'avg 40 calls a day'])(
  '%s is shorthand',
  (line) => {
    expect(isShorthand(line)).toBe(true);
  },
);

test('what the rep noted to do is no step for the buyer, what it promises the buyer is', () => {
  const note = (text: string, at: number) => ({ id: `n-${at}`, at, speaker: '', side: 'note' as const, text });
  const { blocks } = draftFrom({
    lines: [
      note('To do: send prop fri, check Okta', 1),
      note('Next: book a room for the workshop', 2),
      note("We'll send the loading plan by Friday.", 3),
    ],
  });
  expect(blocks.timeline.map(({ text }) => text)).toEqual(["We'll send the loading plan by Friday."]);
});

test.each([
  ['I’ll send her the Orrery case study by Friday', 'I’ll send you the Orrery case study by Friday.'],
  ['I’ll send him 2 references', 'I’ll send you 2 references.'],
  ['We will call them on Monday.', 'We will call you on Monday.'],
  ['I’ll send her boss the list', 'I’ll send her boss the list.'],
  ['Ana told her the price', 'Ana told her the price'],
  ['They give him the list each week.', 'They give him the list each week.'],
])('who reads it is no third person in what the seller does: %s', (note, plain) => {
  expect(plainNote(note)).toBe(plain);
});

test('a run of digits takes no longer than its length', () => {
  const note = '1'.repeat(20_000);
  const began = performance.now();
  expect(plainNote(note)).toBe(note);
  expect(performance.now() - began).toBeLessThan(1000);
});
