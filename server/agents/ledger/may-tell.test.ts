import { describe, expect, test } from 'vitest';
import { sitePages } from '#tests/support/site-pages.ts';
import { buildLedger } from './build-ledger.ts';

const lead = '<p>Acme makes anvils for smiths in the north of the country.</p>';

/** Returns the further facts a brief would state from a page. */
function further(path: string, body: string, lang = 'en'): string[] {
  const page = (inner: string): string => `<html lang="${lang}"><title>Acme</title><body>${inner}</body></html>`;
  const pages = sitePages({ '/': page(`<h1>Acme</h1>${lead}`), [path]: page(`<h1>Title</h1>${body}`) });
  return buildLedger({ company: 'Acme', pages, today: '2026-11-22' })
    .filter(({ topic }) => topic === 'further')
    .map(({ quotes: [quote] }) => quote?.text ?? '');
}

describe('what a brief tells further', () => {
  test.each([
    ['without a word for the company', '/about', 'Two thirds of the blanks come from a rolling mill near Sheffield.'],
    ['on a page of posts', '/careers', 'We have nine openings on second shift and run it at two thirds since spring.'],
    [
      'in an article, where the company comes first',
      '/news/forge',
      'Seven of our eighteen hammers have been changed and eleven are to go.',
    ],
    [
      'in a document of use of a small site',
      '/docs/orders',
      'Orders of more than four anvils leave by rail on Mondays.',
    ],
    ['in small letters, as a sentence', '/about', 'four smiths and a dog work in two old sheds by the river.'],
  ])('%s', (_, path, text) => {
    const dated = path.startsWith('/news') ? '<p>3 October 2026</p>' : '';
    expect(further(path, `${dated}<p>${text}</p>`)).toEqual([text]);
  });

  test.each([
    ['what every employer says', '/careers', 'Acme is an equal opportunity employer and takes part in E-Verify.'],
    ['what a post gives', '/careers', 'We give 28 days of holiday, a pension, and Friday afternoons off.'],
    ['what leans on a sentence before it', '/about', 'It is weighed by hand on a scale from 1961.'],
    ['one person’s', '/about', 'Every evening she walks the shop floor with a lamp.'],
    ['sales copy to its reader', '/about', 'Bring every hammer in your workshop back to life.'],
    ['somebody who was there once', '/about', 'Sister Mary Dolan, chair of the board 1979–2004, lived in Thurso.'],
    ['words below a number', '/about', 'generated in the year up to the end of June'],
    ['one of those named on a page of people', '/team', 'Joined straight from school in the autumn of 1991.'],
    ['greetings', '/about', 'Happy Christmas from all nine of us at the forge!'],
    ['a comparison', '/pricing', 'Compare: a casting contract costs €45,000 a year for a typical plant.'],
    [
      'a figure of some day, in an article without a date',
      '/journal/forge',
      'We now employ forty smiths and shoe 900 horses a month.',
    ],
    [
      'another’s round, who is named before us',
      '/news/lease',
      'Northgrid Storage, who lease the field from us, have secured £85 million of debt.',
    ],
    [
      'a sum of somebody who was advised',
      '/',
      '$410 million sale of Iron Range Power to a pension fund (counsel to seller)',
    ],
  ])('and not %s', (_, path, text) => {
    const dated = path.startsWith('/news') ? '<p>3 October 2026</p>' : '';
    expect(further(path, `${dated}<p>${text}</p>`)).toEqual([]);
  });

  test('what a city that uses it has done is the city’s, in German too', () => {
    const own = 'In der Schmiede arbeiten heute vierzig Leute in zwei Schichten am Tag.';
    const city = 'Die Stadt Achim hat 5.400 Leuchten umgerüstet und spart 310.000 Euro im Jahr.';
    expect(further('/technik', `<p>${city}</p><p>${own}</p>`, 'de')).toEqual([own]);
  });

  test('and not how an article begins, in a list of news', () => {
    const card = (title: string, text: string): string =>
      `<article class="post"><h3><a href="/news/${title.length}">${title}</a></h3><div class="excerpt"><p>${text}</p></div><a href="/news/${title.length}">Read more</a><div><span>2 October 2026</span></div></article>`;
    const begun = 'Acme, the 118-strong maker of anvils in the north of the country';
    const list = (text: string): string =>
      card('Ten smiths', text) + card('An open day in June', 'Everybody may come.');
    expect(further('/news', list(begun))).toEqual([]);
    expect(further('/news', list(`${begun}.`))).toEqual([`${begun}.`]);
  });
});
