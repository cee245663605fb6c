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
