import { expect, test } from 'vitest';
import type { WorkNews } from '#contract/work-news.ts';
import { tellWork } from './work-words.ts';

const base: WorkNews = {
  id: '1',
  kind: 'import',
  state: 'done',
  name: 'leads.csv',
  done: 1200,
  total: 1200,
  made: 1180,
  duplicates: 1,
  refused: 0,
  problem: '',
  at: '2026-11-01T10:00:00.000Z',
};

test('an import says what it brought, and that rows were left', () => {
  expect(tellWork(base)).toEqual({
    mark: 'done',
    text: 'Imported: leads.csv',
    more: '1,180 sessions made, 1 row already there',
  });
  expect(tellWork({ ...base, made: 1, refused: 19 })).toEqual({
    mark: 'partly',
    text: 'Imported: leads.csv',
    more: '1 session made, 1 row already there, 19 rows not imported',
  });
});

test('what runs says how far it is, what failed says why', () => {
  const running = { ...base, kind: 'export' as const, name: '', state: 'running' as const, done: 3, total: 41 };
  expect(tellWork(running)).toEqual({ mark: 'working', text: 'Export in progress', more: '3 of 41' });
  const failed = { ...base, state: 'failed' as const, problem: 'The import broke off. The sessions it created stay.' };
  expect(tellWork(failed)).toEqual({
    mark: 'failed',
    text: 'Import failed: leads.csv',
    more: 'The import broke off. The sessions it created stay.',
  });
});
