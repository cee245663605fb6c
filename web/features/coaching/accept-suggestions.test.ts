import { expect, test } from 'vitest';
import type { Suggestion } from '#contract/coaching.ts';
import type { SessionField } from '#contract/discovery-fields.ts';
import { waitingOf, withoutAccepted, type FieldText } from './accept-suggestions.ts';

const suggestion = (field: Suggestion['field'], text: string, state: Suggestion['state'] = 'open'): Suggestion => ({
  field,
  lineId: `${field} ${text}`,
  text,
  state,
});
const session =
  (values: Partial<Record<SessionField, FieldText>>) =>
  (field: SessionField): FieldText =>
    values[field] ?? (field === 'barriers' || field === 'desiredOutcomes' ? [] : '');

test('all that has room waits; what a person typed is never overwritten', () => {
  const value = session({ targetDate: 'June', barriers: ['a', 'b', 'c', 'd'] });
  const { waiting, fields } = waitingOf(
    [
      suggestion('targetDate', 'by May'),
      suggestion('financialImpact', 'nine thousand'),
      suggestion('barriers', 'typed twice'),
      suggestion('barriers', 'lost slips'),
      suggestion('outcomes', 'one list', 'accepted'),
      suggestion('budget', '45k'),
    ],
    value,
  );
  expect(waiting.map(({ suggestion: { text } }) => text)).toEqual(['nine thousand', 'typed twice']);
  expect(fields).toEqual([
    { field: 'currentFinancialImpact', before: '', after: 'nine thousand' },
    { field: 'barriers', before: ['a', 'b', 'c', 'd'], after: ['a', 'b', 'c', 'd', 'typed twice'] },
  ]);
});

test('undo takes back what was accepted and leaves what was written since', () => {
  const single = { field: 'targetDate' as const, before: '', after: 'by May' };
  expect(withoutAccepted(single, 'by May')).toBe('');
  expect(withoutAccepted(single, 'by May, they say')).toBeNull();
  const list = { field: 'barriers' as const, before: ['a'], after: ['a', 'typed twice', 'lost slips'] };
  expect(withoutAccepted(list, ['a', 'typed twice', 'lost slips'])).toEqual(['a']);
  expect(withoutAccepted(list, ['a', 'typed twice, by hand', 'lost slips', 'mine'])).toEqual([
    'a',
    'typed twice, by hand',
    'mine',
  ]);
  expect(withoutAccepted(list, ['mine'])).toBeNull();
});
