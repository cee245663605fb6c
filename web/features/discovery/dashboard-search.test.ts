import { expect, test } from 'vitest';
import { readContentSearch } from '#web/features/content/content-search.ts';
import { readDashboardSearch } from './dashboard-search.ts';

test('what the address says and no screen knows is named as nothing, for the router keeps what a reader leaves out', () => {
  expect(readDashboardSearch({ session: 's', view: 'bogus' })).toEqual({ session: 's', view: undefined });
  expect(Object.keys(readDashboardSearch({ session: 7, prep: [], view: 'bogus' }))).toEqual([
    'prep',
    'session',
    'view',
  ]);
  expect(readDashboardSearch({ view: 'solutions' }).view).toBe('solutions');
  expect(Object.keys(readContentSearch({ tab: 'questions' }))).toContain('tab');
  expect(readContentSearch({ tab: 'questions' }).tab).toBeUndefined();
  expect(readContentSearch({ tab: 'ask' }).tab).toBe('ask');
});
