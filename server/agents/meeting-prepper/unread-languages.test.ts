import { expect, test } from 'vitest';
import type { SitePage } from '../tools/site-page.ts';
import { unreadLanguages } from './unread-languages.ts';

const page = (language: string, kind: SitePage['kind'] = 'about'): SitePage => ({
  url: 'http://127.0.0.1/',
  title: 'Chi siamo',
  siteName: '',
  description: '',
  language,
  structured: [],
  blocks: [],
  links: [],
  icon: null,
  published: '',
  refresh: null,
  feeds: [],
  kind,
  source: { id: 'w1', kind: 'web-page', title: 'Chi siamo', url: null, fetchedAt: '', text: 'Chi siamo' },
});

test('languages that aren’t read are said first, with how much of the site is in them', () => {
  expect(unreadLanguages([page('it'), page('it')])).toContain('All pages read are in Italian.');
  expect(unreadLanguages([page('en'), page('pl')])).toContain('1 of 2 pages read are in Polish.');
});

test('nothing is said of languages that are read, of one page among many or of legal pages', () => {
  expect(unreadLanguages([page('es'), page('de'), page('nl')])).toBeNull();
  expect(unreadLanguages([...Array.from({ length: 9 }, () => page('en')), page('it')])).toBeNull();
  expect(unreadLanguages([page('en'), page('it', 'legal')])).toBeNull();
});
