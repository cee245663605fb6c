import { describe, expect, test } from 'vitest';
import { acmeHome, toldBy } from '#tests/support/briefs/told-of-acme.ts';
import { sitePages } from '#tests/support/site-pages.ts';
import { buildLedger, candidates } from '../build-ledger.ts';

const told = toldBy(candidates);

describe('whose a page is', () => {
  const story = (title: string): string =>
    `<h1>${title}</h1><p>The dairy employs 620 people and still types every order by hand.</p><h2>The challenge</h2><p>Half of its orders were late for weeks.</p><h2>The result</h2><p>Errors fell by 34%.</p>`;

  test.each(['/work/corran-dairy', '/portfolio/corran-dairy', '/files/corran-dairy'])(
    '%s tells of a customer',
    (path) => {
      const page = { [path]: story('Corran Dairy: fewer late orders') };
      expect(told('friction', page)).toEqual([]);
      expect(told('further', page).filter((text) => !text.startsWith('Home page'))).toEqual([]);
    },
  );

  test('a page with a problem and a solution alone may be on an offer', () => {
    const page =
      '<h1>Anvil care</h1><p>We look after 900 anvils in 14 counties every year.</p><h2>Problem</h2><p>Anvils crack.</p><h2>Solution</h2><p>We mend them.</p>';
    expect(told('further', { '/anvil-care': page }).join()).toContain('900 anvils');
  });

  test('an article by a guest isn’t the company’s, nor is an entry with such a byline', () => {
    const guest =
      '<h1>Hot iron</h1><p>3 June 2026</p><p>A guest post by Dr Ida Roe, lecturer at Severn University</p><p>In our lab we tested 900 hammers and still note each by hand.</p>';
    expect(told('friction', { '/journal/hot-iron': guest })).toEqual([]);
    expect(told('news', { '/journal/hot-iron': guest })).toEqual([]);
    const entry = (by: string): string =>
      `<h1>Journal</h1><article><h2>Cold iron and patience</h2><p>11 May 2026</p><p>${by}</p><p>We still note each of our 40 hammers by hand.</p></article><article><h2>A new forge is lit</h2><p>4 May 2026</p><p>It burns.</p></article>`;
    const of = (by: string): string[] => told('friction', { '/journal': entry(by) });
    expect(of('By Ida Roe, who teaches at Corran College')).toEqual([]);
    expect(of('By Ida Roe, fire officer with Corran Fire Brigade')).toEqual([]);
    expect(of('By Ida Roe, Head of Marketing')).toHaveLength(1);
  });

  test('a list of projects tells of customers where the company doesn’t speak', () => {
    const page =
      '<h1>Our projects</h1><article><h2>Corran Infirmary</h2><p>The house has 410 beds and lost £900 a night.</p><p>We set up 12 anvils in 40 nights.</p></article>';
    const further = told('further', { '/our-projects': page }).join();
    expect(further).not.toContain('410');
    expect(further).toContain('12 anvils');
  });

  test('trouble of a parent named in passing is no admission', () => {
    const page = (text: string): string[] => told('friction', { '/about': `<h1>About</h1><p>We forge. ${text}</p>` });
    expect(page('In 2019 it went to Tarn Group, a holding that still bills 900 jobs by hand.')).toEqual([]);
    expect(page('In the yard somebody still bills 900 jobs by hand.')).toHaveLength(1);
  });

  test('what goes on from a sentence on another is the other’s', () => {
    const page =
      '<h1>About</h1><p>We forge at Hexham. Corran Foods rents the yard. It employs 340 people and types every order by hand.</p>';
    expect(told('staff', { '/about': page })).toEqual([]);
    expect(told('friction', { '/about': page })).toEqual([]);
    const own = '<h1>About</h1><p>We forge at Hexham. The forge is old. It employs 340 people.</p>';
    expect(told('staff', { '/about': own })).toHaveLength(1);
  });
});

describe('what day a page has', () => {
  test('not when it was last looked through, nor one still to come', () => {
    const page = (line: string): string =>
      `<h1>Rents</h1><p>We let 40 forges to smiths in the north.</p><p>${line}</p>`;
    const dates = (line: string): string => told('further', { '/rents': page(line) }).join();
    expect(dates('Page last reviewed: 16 November 2026')).not.toContain('2026');
    expect(dates('Replies by 15 January 2027')).not.toContain('2027');
    expect(dates('16 November 2026')).toContain('16 November 2026');
  });

  test('a heading’s own, in the line below it', () => {
    const list =
      '<h1>Notices</h1><h2>A second forge is lit</h2><p>5 November 2026</p><p>We now employ 90 people.</p>' +
      '<h2>The bridge is closed again</h2><p>2 June 2021</p><p>We now employ 31 people.</p>';
    expect(told('news', { '/notices': list })).toEqual([
      '5 November 2026: “A second forge is lit” (its news).',
      '2 June 2021: “The bridge is closed again” (its news).',
    ]);
    expect(told('staff', { '/notices': list })).toEqual(['People: “We now employ 90 people.” (5 November 2026)']);
  });

  test('of a byline with a day', () => {
    const list =
      '<h1>News</h1><div><h3>Depot opens in Hexham</h3><p>Posted 19 October 2026 by Ida</p><p>We now employ 90 people.</p></div>' +
      '<div><h3>Forty years at the fire</h3><p>Posted 6 May 2022 by Ida</p><p>We now employ 31 people.</p></div>';
    expect(told('staff', { '/news': list })).toEqual(['People: “We now employ 90 people.” (19 October 2026)']);
    expect(told('news', { '/news': list })[0]).toContain('“Depot opens in Hexham”');
    expect(told('news', { '/news': list.replace('Depot opens', 'Corran opens') }).join()).not.toContain('Corran');
  });

  test('a term’s in a list of days with headlines', () => {
    const list =
      '<h2>Latest</h2><dl><dt>5 November 2026</dt><dd><a href="/a">A second forge is lit</a></dd><dt>2 May 2026</dt><dd><a href="/b">The bridge is open again</a></dd></dl>';
    expect(told('news', { '/more': list })).toHaveLength(2);
  });

  test('the end of a financial year dates no heading, and the record of a meeting announces nothing', () => {
    const about =
      '<h1>About</h1><section><h2>The company of today</h2><p>Sales of £4 million in the year to 31 March 2026.</p></section>';
    expect(told('news', { '/about': about })).toEqual([]);
    const minutes = '<h1>Works committee of the forge</h1><h2>Minutes of 17 September 2026</h2><p>Present: A. Lee.</p>';
    expect(told('news', { '/minutes-09': minutes })).toEqual([]);
    expect(told('news', { '/fees': '<h1>Fees and charges from 1 April 2026</h1><p>As below.</p>' })).toEqual([]);
  });
});

describe('numbers and their words', () => {
  test('a term’s number isn’t told with the next term, nor a label’s with the next label', () => {
    const list = '<h1>About</h1><dl><dt>Anvils</dt><dd>900</dd><dt>Hammers</dt><dd>412</dd></dl>';
    const further = told('further', { '/about': list }).join('\n');
    expect(further).toContain('Anvils: 900');
    expect(further).not.toMatch(/Hammers: 900|900 Hammers/u);
    const cards = '<h1>About</h1><div><p>Anvils</p><p>900</p><p>Hammers</p><p>412</p></div>';
    const shown = told('further', { '/about': cards }).join('\n');
    expect(shown).toContain('900 Anvils; 412 Hammers');
  });

  test('years above a table’s numbers, and what they are counted in', () => {
    const table =
      '<h1>Accounts</h1><table><caption>Year to 31 March, £000</caption><thead><tr><th></th><th>2026</th><th>2025</th></tr></thead><tbody><tr><td>Income</td><td>3,420</td><td>3,180</td></tr></tbody></table>';
    expect(told('figure', { '/accounts': table })).toEqual(['Income: 3,420 (2026), 3,180 (2025), £000']);
  });

  test('prices in a row of sentences, and no pay', () => {
    const page =
      '<h1>Rates</h1><p>Two smiths and a fire: £1,450 a day. Polishing: £52 an hour.</p><p>Smith wanted. Pay: £16 an hour.</p>';
    expect(told('tariff', { '/rates': page })).toEqual([
      'Two smiths and a fire: £1,450 a day',
      'Polishing: £52 an hour',
    ]);
  });

  test('what they took or turned over is revenue', () => {
    for (const text of [
      'We took £2.6 million in 2025.',
      'We turned over £4.1 million last year.',
      'Fee income came to £7 million in 2025.',
    ])
      expect(told('figure', { '/about': `<h1>About</h1><p>${text} Our people are proud.</p>` })).toHaveLength(1);
  });

  test('counters below the logos of customers have a label of their own', () => {
    const page =
      '<h2>Trusted by</h2><img src="a.svg" alt="Pell"><div><div><p>610</p><p>films made</p></div><div><p>14</p><p>hammers sold</p></div></div>';
    expect(told('further', { '/': acmeHome + page }).join()).toContain('In figures: 610 films made; 14 hammers sold');
  });
});

test('an admission that is announced counts more', () => {
  const text = 'Each box is counted by hand and orders come as PDF.';
  expect(told('friction', { '/about': `<h1>About</h1><p>We forge. ${text}</p>` })).toEqual([]);
  expect(
    told('friction', { '/about': `<h1>About</h1><p>We won’t pretend all is well. ${text} Orders slip.</p>` }).join(),
  ).toContain(text);
});

test('who chairs something else than the company isn’t its chair', () => {
  const page =
    '<h1>People</h1><h2>Safety</h2><p>Sits in the spring. Chair: Ann Leeming.</p><ul><li>Ida Roe, managing director</li></ul>';
  expect(told('person', { '/committees': page })).toEqual(['Ida Roe: managing director']);
});

test('a row of counters of which one is told elsewhere is told still', () => {
  const page =
    '<h2>Our forge</h2><div><div><b>3,150</b> anvils sold</div><div><b>94</b> smiths and office staff</div></div>';
  const site = sitePages({ '/': `<html lang="en"><title>Acme</title><body>${acmeHome}${page}</body></html>` });
  expect(
    buildLedger({ company: 'Acme', pages: site, today: '2026-11-22' })
      .map(({ text }) => text)
      .join(),
  ).toContain('3,150 anvils sold');
});
