import { expect, test } from 'vitest';
import { sitePages } from '#tests/support/site-pages.ts';
import { companyNameOf } from './company-name.ts';

const page = (title: string, body: string): string =>
  `<html lang="en"><title>${title}</title><body><h1>Nau mai</h1><p>We pack fruit for 412 growers.</p>${body}</body></html>`;
const nameOf = (title: string, body = '', further = 'Who we are'): string | null =>
  companyNameOf(sitePages({ '/': page(title, body), '/about': page(further, body), '/jobs': page('Jobs', body) }));

test.each([
  [
    'behind it stands a legal form and years',
    '<p>&copy; Waimarie Growers Co-operative Ltd 2011-2026. Page problems?</p>',
  ],
  [
    'behind it stands a line of its own',
    '<img src="b.jpg" alt="Waimarie Growers Co-operative Limited - grown together">',
  ],
  ['nothing stands behind it', '<p>&copy; 2026 Waimarie Growers Co-operative</p>'],
])('a title with which the site signs is its name where %s', (_, body) => {
  expect(nameOf('Waimarie Growers Co-operative', body)).toBe('Waimarie Growers Co-operative');
});

test('a title that only begins like the signature, or names nobody, is none', () => {
  expect(nameOf('Waimarie', '<p>&copy; Waimarie Growers Co-operative Ltd 2026.</p>')).toBeNull();
  expect(nameOf('Home', '<img src="b.jpg" alt="Home - Waimarie Growers">')).toBeNull();
});

test.each([
  [':: Vatsalya Milktech Limited :: Welcome', ':: Vatsalya Milktech Limited :: About us', 'Vatsalya Milktech Limited'],
  [
    '..:: Highland Tea Packers Ltd ::.. Welcome',
    '..:: Highland Tea Packers Ltd ::.. About',
    'Highland Tea Packers Ltd',
  ],
  ['*** Corran Ltd. *** Home', '*** Corran Ltd. *** About', 'Corran Ltd.'],
])('of the framed title %s the name is taken', (home, about, name) => {
  expect(nameOf(home, '', about)).toBe(name);
});
