import { describe, expect, test } from 'vitest';
import { sitePages } from '#tests/support/site-pages.ts';
import type { Finding, Topic } from '../analyst.ts';
import { isOfAnother } from '../ledger/others-subject.ts';
import { nameTest } from '../ledger/read-lines.ts';
import { privacyTest } from '../checking/privacy/tells-private.ts';
import { builtInAnalyst } from './built-in-analyst.ts';
import { describeFromHome } from './extract-statements.ts';

const lead = '<p>Acme makes anvils for smiths in the north of the country.</p>';
async function foundOn(pages: Readonly<Record<string, string>>, lang = 'en'): Promise<Finding[]> {
  const whole = Object.entries({ '/': `<h1>Acme</h1>${lead}`, ...pages }).map(([path, body]) => [
    path,
    `<html lang="${lang}"><title>Acme</title><body>${body}</body></html>`,
  ]);
  return builtInAnalyst.extract({
    company: 'Acme',
    pages: sitePages(Object.fromEntries(whole) as Record<string, string>),
    today: '2026-11-22',
  });
}
const quotesOf = (found: readonly Finding[], ...topics: Topic[]): string[] =>
  found.filter(({ topic }) => topics.includes(topic)).map(({ quotes: [quote] }) => quote?.text ?? '');
const rowsOf = (found: readonly Finding[], ...topics: Topic[]): string[] =>
  found.filter(({ topic }) => topics.includes(topic)).map(({ row }) => `${row?.label}: ${row?.value}`);

describe('what partners and strangers do isn’t the company’s', () => {
  test('a brief doesn’t open with a partner’s facts', () => {
    const partner = 'Our furnace partner Kelvane, founded in 1962, employs 2,300 people in nine countries.';
    const [home] = sitePages({
      '/': `<html lang="en"><title>Acme</title><body><h1>Acme</h1><p>${partner}</p>${lead}</body></html>`,
    });
    expect(home && describeFromHome('Acme', home)[0]?.quotes[0]?.text).toBe(lead.replace(/<\/?p>/gu, ''));
  });

  test.each([
    'Unser Werkzeugpartner Krüger AG erzielte 2025 einen Umsatz von 910 Mio. Euro.',
    'Cards are handled by our friends at Adelio, which serves 90,000 merchants.',
  ])('%s', (text) => {
    expect(isOfAnother({ text, before: '' }, nameTest('Acme'))).toBe(true);
  });

  test('a headline that links to another website is nobody’s announcement of the company', async () => {
    const card = (href: string, headline: string): string =>
      `<article><h3><a href="${href}">${headline}</a></h3><time datetime="2026-10-30">30 Oct</time></article>`;
    const found = await foundOn({
      '/news': `<h1>News</h1>${card('/news/forge', 'A new forge is lit')}${card('https://trade.example/x', 'A furnace for every village')}${card('https://trade.example/y', 'Acme lights a new forge')}`,
    });
    expect(found.flatMap(({ topic, name }) => (topic === 'news' ? [name] : []))).toEqual([
      'A new forge is lit',
      'Acme lights a new forge',
    ]);
  });

  test.each([
    ['https://medium.com/acme/second-plant', 'We open a second plant in Hull'],
    ['https://trade.example/z', 'We open a second plant in Hull'],
    ['https://www.linkedin.com/posts/1', 'Ruth Lee joins as managing director'],
    ['https://www.prnewswire.com/news/2', 'New gas-free oven wins national award'],
    ['https://blog.example.wordpress.com/2', 'Night shift moves to the new hall'],
  ])('%s may tell of the company: %s', async (href, headline) => {
    const found = await foundOn({
      '/news': `<h1>News</h1><article><h3><a href="${href}">${headline}</a></h3><time datetime="2026-10-30">30 Oct</time></article>`,
    });
    expect(found.flatMap(({ topic, name }) => (topic === 'news' ? [name] : []))).toEqual([headline]);
  });

  const job = 'Service Engineer';
  test.each([
    `<h2>Open positions</h2><ul><li>${job}</li></ul>`,
    `<h2>Open positions</h2><h3>In Leeds</h3><ul><li>${job}</li></ul>`,
    `<p>We are hiring.</p><ul><li><a href="/careers/service-engineer">${job}</a></li></ul>`,
  ])('an opening that other pages tease stays one: %s', async (openings) => {
    const tease = `<aside><h2>Join us</h2><ul><li>${job}</li></ul></aside>`;
    const found = await foundOn({
      '/about': `<h1>About</h1>${lead}${tease}`,
      '/services': `<h1>Services</h1><p>We repair anvils.</p>${tease}`,
      '/contact': `<h1>Contact</h1><p>We open at nine.</p>${tease}`,
      '/careers': `<h1>Careers</h1><p>We train you.</p>${openings}`,
    });
    expect(found.flatMap(({ topic, name }) => (topic === 'job' ? [name] : []))).toEqual([job]);
  });

  test('an opening isn’t what a sidebar repeats on every page', async () => {
    const side = '<aside><h2>Recent</h2><ul><li>Ruth Lee named managing director</li></ul></aside>';
    const found = await foundOn({
      '/about': `<h1>About</h1>${lead}${side}`,
      '/services': `<h1>Services</h1><p>We repair anvils.</p>${side}`,
      '/contact': `<h1>Contact</h1><p>Mill Lane.</p>${side}`,
      '/careers': `<h1>Vacancies</h1><h2>Integration Developer</h2><p>You connect forges.</p>${side}`,
    });
    expect(found.flatMap(({ topic, name }) => (topic === 'job' ? [name] : []))).toEqual(['Integration Developer']);
  });
});

describe('what a plan includes is the plan’s', () => {
  test('neither customers nor the badge of the plan below it', async () => {
    const plan = (name: string, price: string, users: string): string =>
      `<h3>${name}</h3><div>${price}</div><div>per forge / month</div><ul><li>${users}</li><li>support by phone</li></ul>`;
    const found = await foundOn({
      '/pricing': `<h1>Pricing</h1><div>${plan('Solo', '€79', '2 users')}</div><div><span>Most popular</span>${plan('Team', '€189', '10 users')}</div>`,
    });
    expect(rowsOf(found, 'reach')).toEqual([]);
    const prices = found.filter(({ topic }) => topic === 'price').map(({ text }) => text);
    expect(prices).toHaveLength(2);
    expect(prices[0]).toContain('2 users, support by phone');
    expect(prices[0]).not.toContain('popular');
  });
});

describe('what a sentence leans on is told with it', () => {
  const article = (body: string): Readonly<Record<string, string>> => ({
    '/news/forge': `<h1>An honest word on the forge</h1><p>3 November 2026</p>${body}`,
  });

  test('neither a byline nor a sentence that points back is a fact', async () => {
    const found = await foundOn(
      article(
        '<p>By Ann Lee · 3 November 2026</p><p>3 November 2026 by Ann Lee</p><p>The hammer of 1999 stood still. We had no spare part for it.</p>',
      ),
    );
    const told = quotesOf(found, 'further', 'friction');
    expect(told).not.toContain('By Ann Lee · 3 November 2026');
    expect(told).not.toContain('3 November 2026 by Ann Lee');
    expect(told).not.toContain('We had no spare part for it.');
  });

  test('an apology says for what, and once', async () => {
    const found = await foundOn(
      article('<p>On 8 October our forge was down for 3 hours. We let you down, and we apologise.</p>'),
    );
    expect(quotesOf(found, 'friction')).toEqual([
      'On 8 October our forge was down for 3 hours. We let you down, and we apologise.',
    ]);
  });

  test.each([
    'We apologise that deliveries still take 6 weeks.',
    'We are sorry that we still key every order in by hand.',
  ])('an apology that says for what stands alone: %s', async (apology) => {
    const told = quotesOf(await foundOn(article(`<p>We make ovens in Hull. ${apology}</p>`)), 'friction');
    expect(told).toEqual([apology]);
  });

  test('what became of a plan stands behind the plan', async () => {
    const whole =
      'Two years ago we chose Stowmark to replace our old system. It was due this autumn. It won’t be: we now expect February 2027.';
    expect(quotesOf(await foundOn(article(`<p>${whole}</p>`)), 'further')).toContain(whole);
  });
});

describe('old-fashioned pages', () => {
  test('a day stands on a line of its own above the headline', async () => {
    const found = await foundOn(
      {
        '/aktuelles':
          '<h1>Aktuelles</h1><p><b>12.11.2026</b><br><b>Neue Halle in Leer bezogen</b><br>Wir haben Platz für 64 Leute.</p><hr><p><b>04.09.2026</b><br><b>Neues ERP-System</b><br>Bis Ende 2027 ersetzen wir es.</p>',
      },
      'de',
    );
    expect(found.flatMap(({ topic, name, date }) => (topic === 'news' ? [`${date} ${name}`] : []))).toEqual([
      '2026-11-12 Neue Halle in Leer bezogen',
      '2026-09-04 Neues ERP-System',
    ]);
  });

  test('a row of the history is told with its year, and not at all once it is long ago', async () => {
    const found = await foundOn(
      {
        '/chronik':
          '<h1>Chronik</h1><table><tr><td>2008</td><td>Karl Orth übergibt unsere Geschäftsführung an Dieter Haug.</td></tr><tr><td>2025</td><td>Bau unserer Halle 4 in Leer für 6,2 Mio. Euro.</td></tr></table>',
      },
      'de',
    );
    const rows = rowsOf(found, 'further');
    expect(rows.filter((row) => row.includes('Haug'))).toEqual([]);
    expect(rows).toContain('2025: “Bau unserer Halle 4 in Leer für 6,2 Mio. Euro.” (German)');
  });

  test('the number of a register is no postcode', async () => {
    const found = await foundOn(
      { '/impressum': '<h1>Impressum</h1><p>Acme GmbH<br>Amtsgericht Stuttgart HRA 450188<br>USt-IdNr. DE1</p>' },
      'de',
    );
    expect(rowsOf(found, 'place').filter((row) => row.includes('450188'))).toEqual([]);
  });

  test('a digit above its word is a figure, and a sentence names no figures', async () => {
    const counter = (number: string, word: string): string => `<div><span>${number}</span><span>${word}</span></div>`;
    const found = await foundOn({
      '/': `<h1>Calm and cold since 1996</h1>${lead}<section>${counter('5', 'cold stores')}${counter('118,000', 'pallet positions')}${counter('9,400', 'deliveries a week')}</section>`,
    });
    expect(rowsOf(found, 'further').find((row) => row.includes('pallet'))).toMatch(
      /^In figures: .*118,000 pallet positions/u,
    );
  });
});

test('where somebody was born doesn’t hide when', () => {
  const tells = privacyTest('Acme');
  expect(tells('He was born in a freezer in 1951.')).toBe(true);
  expect(tells('Ann Lee was born in Leeds in 1971.')).toBe(true);
  expect(tells('Acme was born in a garage in 1971.')).toBe(false);
});

test('a customer below their quotation is nobody of the company, and its own people are', async () => {
  const said = (who: string): string =>
    `<figure><p>“Our month-end took three weeks.”</p><figcaption>${who}</figcaption></figure>`;
  const found = await foundOn({
    '/about': `<h1>About</h1>${said('Joan Pike, Finance Director, Elmtree Care')}${said('Jane Doe, Chief Executive Officer')}`,
  });
  expect(found.flatMap(({ topic, name }) => (topic === 'person' ? [name] : []))).toEqual(['Jane Doe']);
});

test('the address of the website’s host isn’t the company’s', async () => {
  const found = await foundOn(
    { '/mentions-legales': '<h1>Mentions légales</h1><p>Hébergeur : Nuagis, 12 avenue Foch, 59000 Lille.</p>' },
    'fr',
  );
  expect(rowsOf(found, 'place').filter((row) => row.includes('Nuagis'))).toEqual([]);
});

test('hand work that is apologized for stays hand work', async () => {
  const admitted = 'Until then one in four of our changes still reaches us by email and is typed in by hand.';
  const found = await foundOn({
    '/news/late': `<h1>A late portal</h1><p>3 November 2026</p><p>${admitted} We are sorry about that.</p>`,
  });
  expect(found.flatMap(({ topic, name }) => (topic === 'friction' ? [name] : []))).toEqual(['hand']);
});

test('a pronoun that ends a longer sentence stands for something in it', async () => {
  const text = 'Today the firm is 47 consultants and nine partners, who own all of it.';
  expect(quotesOf(await foundOn({ '/about': `<h1>About</h1><p>${text}</p>` }), 'further')).toContain(text);
});
