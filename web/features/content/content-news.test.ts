import { expect, test } from 'vitest';
import type { ContentNews } from '#contract/content-library.ts';
import { tellNews } from './content-news.ts';

const news = (part: Partial<ContentNews>): ContentNews => ({
  contentId: 'c',
  kind: 'document',
  name: 'a.pdf',
  ready: 0,
  partly: 0,
  failed: 0,
  underWay: 0,
  message: '',
  at: '',
  ...part,
});

test('a batch is told in one line, with what failed and where to look', () => {
  expect(tellNews(news({ ready: 1 }))).toMatchObject({ mark: 'done', text: 'Ready: a.pdf', search: { item: 'c' } });
  expect(tellNews(news({ failed: 1, message: 'It is a scan.' }))).toMatchObject({
    mark: 'failed',
    text: 'Failed: a.pdf',
    more: 'It is a scan.',
  });
  expect(tellNews(news({ ready: 18, failed: 2, message: 'Empty.' }))).toMatchObject({
    mark: 'failed',
    text: '18 of 20 documents ready, 2 failed',
    search: { status: 'Failed' },
  });
  expect(tellNews(news({ kind: 'webpage', failed: 2 }))).toMatchObject({ mark: 'failed', text: '2 web pages failed' });
  expect(tellNews(news({ ready: 1, partly: 1, message: 'Pages 3–23 hold pictures.' }))).toMatchObject({
    mark: 'partly',
    text: 'Partly read: a.pdf',
    more: 'Pages 3–23 hold pictures.',
  });
  expect(tellNews(news({ ready: 19, partly: 2, failed: 1 }))).toMatchObject({
    mark: 'failed',
    text: '17 of 20 documents ready, 2 partly read, 1 failed',
  });
  expect(tellNews(news({ ready: 20, partly: 1 }))).toMatchObject({
    mark: 'partly',
    text: '19 of 20 documents ready, 1 partly read',
    search: { status: 'Partly read' },
  });
  expect(tellNews(news({ kind: 'webpage', ready: 1, underWay: 2 }))).toMatchObject({
    mark: 'working',
    text: 'Reading 3 web pages: 1 done',
    search: { tab: 'webpage' },
  });
});
