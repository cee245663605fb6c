import { expect, test } from 'vitest';
import type { CallField } from '../vocabulary/field-words.ts';
import { askedBy } from './asked-fields.ts';
import { fillFields } from './fill-fields.ts';
import { fillsField } from './what-fills.ts';

const filled = (asked: string, said: string): string[] =>
  fillFields([
    { id: '1', at: 300, speaker: 'R', side: 'rep', text: asked },
    { id: '2', at: 306, speaker: 'P', side: 'prospect', text: said },
  ]).map(({ field, text }) => `${field}: ${text}`);

const cost = 'What does that cost you in a year?';
const good = 'What would good look like?';

test('a sum or a goal that somebody denies fills nothing', () => {
  expect(filled(cost, 'i wouldn’t say it costs us forty thousand a year but it’s a fair bit')).toEqual([]);
  expect(filled(cost, 'I wouldn’t say it costs us forty thousand a year but it’s a fair bit.')).toEqual([]);
  expect(filled(good, 'The goal is not more sales.')).toEqual([]);
  expect(filled(good, 'the goal is not more sales it’s fewer returns down to two percent by christmas')).toEqual([
    'outcomes: it’s fewer returns down to two percent by christmas',
  ]);
});

test('what becomes of it if they do nothing is feared, and no wish', () => {
  const said = filled('What would happen if you did nothing?', 'We’d have another Alma. I’m convinced of that.');
  expect(said.filter((each) => each.startsWith('outcomes'))).toEqual([]);
  expect([...askedBy('And if you leave it like this, where will you be in a year?')]).toEqual(['barriers']);
  expect([...askedBy('What would happen if you solved this?')]).toEqual(['outcomes']);
});

test.each<[CallField, string, string]>([
  ['financialImpact', cost, 'Forty thousand a year in lost revenue.'],
  ['financialImpact', cost, 'About two hundred pounds a seat in overtime.'],
  ['outcomes', good, 'They told us to get returns under two percent by Easter.'],
  ['outcomes', good, 'We decided on half the waste by Christmas.'],
  ['barriers', 'What’s the biggest problem today?', 'The drivers love the paper and won’t give it up.'],
  ['targetDate', 'When does it have to run?', 'In May we have the audit, so before that.'],
  ['targetDate', 'When does it have to run?', 'We promised the council the first of May.'],
  ['emotionalImpact', 'How is that for you?', 'I am at my wits’ end.'],
  ['emotionalImpact', 'How is that for you?', 'It does my head in.'],
  ['relief', 'What would you do with that time?', 'I’d take my mother to lunch.'],
])('fills %s', (field, asked, said) => {
  expect(filled(asked, said)).toContain(`${field}: ${said}`);
});

test.each<[CallField, string]>([
  ['financialImpact', 'Sixty for the large one.'],
  ['financialImpact', 'We turn over forty thousand a year in all.'],
  ['outcomes', 'They told us about the paper last year.'],
  ['barriers', 'The drivers love the app, no complaints.'],
  ['targetDate', 'In May we have the audit.'],
  ['relief', 'I’d take the cheaper one.'],
])('still fills no %s', (field, said) => {
  expect(fillsField(field, said)).toBe(false);
});
