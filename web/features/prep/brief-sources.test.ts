import { expect, test } from 'vitest';
import { addressAt, ageOf, citedBy, listSources, numberSources, pagesToLookAt, staleness } from './brief-sources.ts';
import type { Source } from '#contract/evidence.ts';

const page: Source = {
  id: 's2',
  kind: 'web-page',
  title: 'About',
  url: 'https://acme.example/about',
  fetchedAt: '2026-01-01T00:00:00Z',
};
const filing: Source = { ...page, id: 's1', kind: 'filing', url: 'https://registry.example/1' };

test('a claim cites each source once, by number, with all its quotes', () => {
  const claim = {
    id: 'c',
    text: 'x',
    kind: 'fact' as const,
    quotes: [
      { sourceId: 's2', text: 'a' },
      { sourceId: 's1', text: 'b' },
      { sourceId: 's2', text: 'c' },
      { sourceId: 'gone', text: 'd' },
    ],
  };
  expect(
    citedBy(claim, numberSources([filing, page])).map(({ number, quotes }) => [number, quotes.map(({ text }) => text)]),
  ).toEqual([
    [1, ['b']],
    [2, ['a', 'c']],
  ]);
});

test('the passages of one document share its number, and a list names it once', () => {
  const passage = (id: string, contentId: string, url: string | null = null): Source => ({
    ...page,
    id,
    kind: 'document-page',
    url,
    contentId,
  });
  const sources = [
    page,
    passage('p1', 'prices'),
    passage('p2', 'prices'),
    passage('v1', 'video', '/dashboard?at=1'),
    passage('v2', 'video', '/dashboard?at=2'),
  ];
  const numbered = numberSources(sources);
  expect([...numbered.values()].map(({ number }) => number)).toEqual([1, 2, 2, 3, 4]);
  expect(listSources(numbered.values()).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  const quotes = [
    { sourceId: 'p2', text: 'b' },
    { sourceId: 'p1', text: 'a' },
  ];
  const cited = citedBy({ id: 'c', text: 'x', kind: 'fact', quotes }, numbered);
  expect(cited.map(({ number, quotes: told }) => [number, told.length])).toEqual([[2, 2]]);
});

test('a web page opens at the quoted words, another source at its start', () => {
  expect(addressAt(page, { sourceId: 's2', text: 'a state-of-the-art  depot, since 1987 and more words still' })).toBe(
    'https://acme.example/about#:~:text=a%20state%2Dof%2Dthe%2Dart%20depot%2C%20since%201987%20and%20more%20words',
  );
  expect(addressAt(filing, { sourceId: 's1', text: 'x' })).toBe('https://registry.example/1');
});

test('an address that is not of the web is never opened', () => {
  expect(addressAt({ ...page, url: 'javascript:alert(1)' })).toBeNull();
  expect(addressAt({ ...page, url: null })).toBeNull();
});

test('news goes stale after a day, a page after thirty, and what one says of oneself never', () => {
  const days = (count: number): number => Date.parse(page.fetchedAt) + count * 86_400_000;
  expect([staleness({ ...page, kind: 'news' }, days(0.9)), staleness({ ...page, kind: 'news' }, days(1.1))]).toEqual([
    null,
    'read over a day ago',
  ]);
  expect([staleness(page, days(29)), staleness(page, days(31)), staleness(filing, days(31))]).toEqual([
    null,
    'read over 30 days ago',
    'read over 30 days ago',
  ]);
  expect(staleness({ ...page, kind: 'own-solution' }, days(400))).toBeNull();
});

test('a statement says its age itself where its newest source is over thirty days old, and news after seven', () => {
  const day = 86_400_000;
  const read = Date.parse(page.fetchedAt);
  const of = (days: number, ...sources: Source[]): string | null =>
    ageOf(
      sources.map((source) => ({ source })),
      read + days * day,
    );
  const news: Source = { ...page, kind: 'news' };
  expect([of(29, page), of(31, page)]).toEqual([null, 'Read 31 days ago']);
  expect([of(6, news), of(8, news)]).toEqual([null, 'Read 8 days ago']);
  const newer: Source = { ...filing, fetchedAt: '2026-01-20T00:00:00Z' };
  expect([of(31, page, newer), of(51, page, newer)]).toEqual([null, 'Read 32 days ago']);
  expect(of(400, { ...page, kind: 'own-solution' })).toBeNull();
  expect(of(400)).toBeNull();
});

test('a page to look at is led to by its title, if the brief has read it', () => {
  const sources = [...numberSources([page]).values()];
  const told = 'We found none. Look at “About” (https://acme.example/about). Ask.';
  expect(pagesToLookAt(told, sources)).toEqual([
    { text: 'We found none. Look at ', url: null },
    { text: '“About”', url: 'https://acme.example/about' },
    { text: '. Ask.', url: null },
  ]);
  const foreign = told.replace('acme', 'other');
  expect(pagesToLookAt(foreign, sources)).toEqual([{ text: foreign, url: null }]);
});
