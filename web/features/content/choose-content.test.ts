import { expect, test } from 'vitest';
import type { ContentItem } from '#contract/records-content.ts';
import { chooseContent, choicesOf, noChoice, none } from './choose-content.ts';
import { emptyMetadata } from '#web/features/uploads/upload-entry.ts';

function item(name: string, change: Partial<ContentItem> = {}): ContentItem {
  return {
    id: name,
    name,
    title: '',
    fileKey: name,
    kind: 'document',
    size: 1,
    mimeType: '',
    userName: 'Ada',
    stage: 'ready',
    times: { received: '', extracting: null, indexing: null, ended: null },
    counts: { pages: null, words: 0, passages: 0 },
    failure: null,
    note: null,
    unread: null,
    retryCount: 0,
    version: 1,
    duplicates: [],
    citations: 0,
    url: null,
    web: null,
    video: null,
    createdAt: '2026-01-01',
    modifiedAt: '2026-01-01',
    lastModified: '2026-01-01',
    clientId: 'c',
    userId: 'ada',
    status: 'completed',
    error: '',
    metadata: emptyMetadata,
    ...change,
  };
}
const items = [
  item('b10', {
    createdAt: '2026-01-03',
    citations: 2,
    metadata: { ...emptyMetadata, tags: ['2026'], contentType: 'Pricing' },
  }),
  item('b9', { createdAt: '2026-01-02', size: 9, stage: 'failed', status: 'failed', userId: 'bob', userName: 'Bob' }),
  item('a', {
    createdAt: '2026-01-01',
    duplicates: ['b9'],
    metadata: { ...emptyMetadata, openTo: 'team', solutions: [{ id: 's', name: 'Cold chain' }] },
  }),
];
const names = (change: Partial<typeof noChoice>) =>
  chooseContent(items, { ...noChoice, ...change }).map(({ name }) => name);

test('newest first, else as asked, with numbers in names counted', () => {
  expect(names({})).toEqual(['b10', 'b9', 'a']);
  expect(names({ sort: 'name' })).toEqual(['a', 'b9', 'b10']);
  expect(names({ sort: 'oldest' })).toEqual(['a', 'b9', 'b10']);
  expect(names({ sort: 'size' })).toEqual(['b9', 'b10', 'a']);
  expect(names({ sort: 'cited' })[0]).toBe('b10');
  expect(names({ sort: 'type' })[0]).toBe('b10');
});

test('each filter narrows, together they narrow further, and without a label can be asked for', () => {
  expect(names({ tag: '2026' })).toEqual(['b10']);
  expect(names({ tag: none })).toEqual(['b9', 'a']);
  expect(names({ solution: 's' })).toEqual(['a']);
  expect(names({ status: 'Failed' })).toEqual(['b9']);
  expect(names({ by: 'bob' })).toEqual(['b9']);
  expect(names({ type: 'Pricing', by: 'bob' })).toEqual([]);
  expect(names({ more: 'double' })).toEqual(['a']);
  expect(names({ more: 'uncited' })).toEqual(['b9', 'a']);
  expect(names({ open: 'team' })).toEqual(['a']);
  expect(names({ open: 'unsaid' })).toEqual(['b10', 'b9']);
  expect(names({ q: 'COLD a' })).toEqual(['a']);
});

test('the filters offer what occurs', () => {
  expect(choicesOf(items)).toEqual({
    statuses: ['Failed', 'Ready'],
    solutions: [{ id: 's', name: 'Cold chain' }],
    audiences: [],
    tags: ['2026'],
    types: ['Pricing'],
    people: [
      { id: 'ada', name: 'Ada' },
      { id: 'bob', name: 'Bob' },
    ],
  });
});
