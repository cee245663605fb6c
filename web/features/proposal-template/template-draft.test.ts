import { expect, test } from 'vitest';
import { proposalSections, sectionsInOrder } from '#contract/proposal.ts';
import { daysProblem, draftOf, isWhole, movedSection, withLock } from './template-draft.ts';

const draft = { ...draftOf(null), name: 'Standard offer' };

test('a new template has a cover page and suggests a last day; a section moves by one, and never beyond the ends', () => {
  expect(draft).toMatchObject({ cover: true, validDays: 30, sections: [], locks: [] });
  const up = movedSection(draft, 'investment_summary', -1);
  expect(up.sections.slice(2, 4)).toEqual(['investment_summary', 'value_proposition']);
  expect(movedSection(up, 'investment_summary', 1).sections).toEqual([...proposalSections]);
  expect(movedSection(draft, 'transformation_journey', -1)).toBe(draft);
  expect(movedSection(draft, 'terms', 1)).toBe(draft);
  expect(sectionsInOrder(['terms'])).toEqual(['terms', ...proposalSections.slice(0, -1)]);
});

test('a lock needs a reason, and whoever words it anew is who says it', () => {
  const empty = withLock(draft, 'pricingModel', '');
  expect(isWhole(draft)).toBe(true);
  expect(isWhole(empty)).toBe(false);
  const locked = { ...draft, locks: [{ blockId: 'pricingModel' as const, why: 'Prices are fixed', by: 'Ada Admin' }] };
  expect(isWhole(locked)).toBe(true);
  expect(withLock(locked, 'pricingModel', 'Prices are fixed').locks).toEqual(locked.locks);
  expect(withLock(locked, 'pricingModel', 'Other').locks).toMatchObject([{ why: 'Other', by: '' }]);
  expect(withLock(locked, 'pricingModel', null).locks).toEqual([]);
});

test('a number of days that is none is named', () => {
  for (const days of [null, 1, 365]) expect(daysProblem(days)).toBeUndefined();
  for (const days of [0, 366]) expect(daysProblem(days)).toContain('Enter 1 to 365 days');
});
