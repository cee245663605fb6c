import { describe, expect, it } from 'vitest';
import { toldBy } from '#tests/support/briefs/told-of-acme.ts';
import { buildLedger } from './build-ledger.ts';

const told = toldBy(buildLedger);

describe('the ledger of a site', () => {
  it('gives a headline the day of its own card, and none where only a neighbor has one', () => {
    const list =
      '<h1>News</h1><div><article><h3><a href="/a">The new forge is lit today</a></h3><p>Text.</p><span>9 June 2026</span></article>' +
      '<article><h3><a href="/b">A visit without any date shown</a></h3><p>Text.</p></article>' +
      '<article><time datetime="2026-03-03">3 Mar</time><h3><a href="/c">What we got wrong in March</a></h3></article></div>';
    expect(told('news', { '/news': list })).toEqual([
      '9 June 2026: “The new forge is lit today” (its news).',
      '3 March 2026: “What we got wrong in March” (its news).',
    ]);
  });

  it.each([
    ['News', '/news', 'en', 'its news'],
    ['News', '/news/new-workshop', 'en', 'its news'],
    ['Press & media', '/news', 'en', 'its news'],
    ['Acme news', '/news', 'en', 'its news'],
    ['Latest insights and updates', '/blog/new-workshop', 'en', 'its news'],
    ['What’s new', '/news', 'en', 'its news'],
    ['Aktuelles', '/aktuelles', 'de', 'its news, German'],
    ['Toutes nos actualités', '/actualites', 'fr', 'its news, French'],
    ['Sala de prensa', '/noticias', 'es', 'its news, Spanish'],
  ])('takes an article’s own heading for its title, not “%s” above it on %s', (head, path, lang, where) => {
    const article = (beside: string): string =>
      `<h1>${head}</h1><article><h2>New workshop in Leeds</h2>${beside}<p>We have moved to a hall of twice the size.</p></article>`;
    const shown = `“New workshop in Leeds” (${where}).`;
    expect(told('news', { [path]: article('<time datetime="2026-11-03">3 Nov</time>') }, lang)).toEqual([
      `3 November 2026: ${shown}`,
    ]);
  });

  it.each(['News from the forge floor', 'Press tool recall', 'New blog editor joins', 'Insights from 40 anvils'])(
    'takes “%s” for a title, though it begins like a heading over news',
    (title) => {
      const article = `<h1>${title}</h1><p>3 November 2026</p><p>We have moved to a hall of twice the size.</p>`;
      expect(told('news', { '/news/one': article })).toEqual([`3 November 2026: “${title}” (its news).`]);
    },
  );

  it('reads figures from tables with their heads, and from sentences of articles', () => {
    const table =
      '<h1>Investors</h1><table><caption>Selected data (in thousands)</caption><tr><th></th><th>2026</th><th>2025</th></tr><tr><td>Net income</td><td>1,947</td><td>2,310</td></tr></table>';
    expect(told('figure', { '/investors': table })).toEqual(['Net income: 1,947 (2026), 2,310 (2025), in thousands']);
    const article =
      '<h1>A steady year</h1><p>15. Juli 2026</p><p>Wir bauen weiter. Der Jahresüberschuss betrug 1,9 Mio. Euro.</p>';
    expect(told('figure', { '/aktuelles/jahr': article }, 'de')).toEqual([
      'Finance: “Der Jahresüberschuss betrug 1,9 Mio. Euro.” (German, 15 July 2026)',
    ]);
  });

  it.each([
    [
      'a partner’s round',
      '/news/partner',
      '<h1>Good news</h1><p>3 March 2026</p><p>We congratulate our partner Biosolve, who have raised €22 million.</p>',
    ],
    ['another company’s sales', '/about', '<p>We supply them. Hocking Ridge doubled sales to $22 million in 2026.</p>'],
    ['an old release', '/news/old', '<h1>Ten jobs</h1><p>14 September 2021</p><p>We had sales of £52 million.</p>'],
    ['what is handled for others', '/about', '<p>We have $610 million of assets under administration in 2026.</p>'],
    ['a case study', '/case-studies/mill', '<h1>The mill</h1><p>We had revenue of £9 million in 2026.</p>'],
  ])('does not tell %s as the company’s own', (_name, path, body) => {
    expect(told('figure', { [path]: body })).toEqual([]);
  });

  it('takes the year since which somebody leads for no year of the company', () => {
    const about = '<h1>About</h1><p>Jane Orme, chief executive since 2006, hands over to Ravi Dhillon.</p>';
    expect(told('founded', { '/about': about })).toEqual([]);
    const firm = '<h1>About</h1><p>We have made anvils since 2006.</p>';
    expect(told('founded', { '/about': firm })).toHaveLength(1);
  });

  it('tells what it does and not what it does no more', () => {
    const sent = 'We send 14 smiths to the north each week.';
    const body = `<h1>About</h1><p>${sent} We no longer send 22 carts to the Marrow Valley each day.</p>`;
    const all = told('further', { '/about': body }).join(' ');
    expect(all).toContain('14 smiths');
    expect(all).not.toContain('22 carts');
  });

  it('reads counters that a script counts up, prices in split cards and numbers of data alone', () => {
    const counters = '<h1>About</h1><div><div><span data-to-value="143">0</span></div><div>employees</div></div>';
    expect(told('staff', { '/about': counters })).toEqual(['People: 143 employees']);
    const card = '<h1>Pricing</h1><div><div><h3>Pro</h3></div><div><span>$97</span><span>/ month</span></div></div>';
    expect(told('tariff', { '/pricing': card })).toEqual(['Pro: $97 / month']);
    const data =
      '<script type="application/ld+json">{"@type":"Organization","name":"Acme","numberOfEmployees":{"@type":"QuantitativeValue","value":165}}</script><p>Acme is here.</p>';
    expect(told('staff', { '/about': data })).toEqual(['People: 165 employees (declared in the page’s data)']);
  });

  it('does not tell people whom a company serves as its own', () => {
    const about = '<p>Eleven practices later we look after about 78,000 people.</p><p>We employ 96 people.</p>';
    expect(told('staff', { '/about': about })).toEqual(['People: “We employ 96 people.”']);
  });

  it.each([
    ['de', 'Zurzeit warten rund 180 Aufmaße auf die Abrechnung, weil wir sie von Hand übertragen.', 'German'],
    ['fr', 'Nous ressaisissons encore chaque commande à la main, avec trois semaines de retard.', 'French'],
    ['es', 'Todavía tecleamos a mano cada pedido en dos hojas de cálculo y llegamos con retraso.', 'Spanish'],
  ])('takes what a company admits in %s as a pain, as a quote in its language', (lang, sentence, language) => {
    expect(told('friction', { '/about': `<h1>Acme</h1><p>${sentence}</p>` }, lang)).toEqual([
      `In their words: “${sentence}” (${language})`,
    ]);
  });

  it.each([
    'You no longer have to ring us to ask what is on the floor.',
    'Are your teams still copying orders into spreadsheets by hand every week?',
    'Many companies still type 40 orders a week by hand.',
  ])('takes no pain from what is solved or sold: %s', (sentence) => {
    expect(told('friction', { '/about': `<h1>Acme</h1><p>${sentence}</p>` })).toEqual([]);
  });

  it('counts no team of one person as the staff of the company', () => {
    const team =
      '<h1>People</h1><h2>Ada Berg</h2><p>Head of forging</p><p>She looks after our forge and leads a team of 118.</p>';
    expect(told('staff', { '/team': team })).toEqual([]);
    for (const own of ['We employ 640 people.', 'She founded Acme in 2001, and today we employ 640 people.'])
      expect(told('staff', { '/about': `<h1>About</h1><p>${own}</p>` })).toHaveLength(1);
  });

  it('tells what a job asks for as a job advertisement, and what they say of themselves in their words', () => {
    const job = 'You collect inspection papers from eleven forges and type them into our spreadsheet by hand.';
    const own = 'We still type every fourth invoice by hand from paper.';
    expect(told('friction', { '/careers': `<h1>Jobs</h1><p>${job}</p>` })).toEqual([
      `In a job advertisement: “${job}”`,
    ]);
    expect(told('friction', { '/about': `<h1>About</h1><p>${own}</p>` })).toEqual([`In their words: “${own}”`]);
  });

  it('tells news of a place that the site lists as its own, and none of another company that acts', () => {
    const news =
      '<h1>News</h1><article><h3><a href="/a">Alder Forge closes its hearth for six weeks</a></h3><span>9 June 2026</span></article>' +
      '<article><h3><a href="/b">Bellwether Health buys Corva Medical for two millions</a></h3><span>3 June 2026</span></article>';
    const places =
      '<h1>Our forges</h1><table><tr><th>Forge</th><th>Town</th></tr><tr><td>Alder</td><td>Norring</td></tr></table>' +
      '<h2>Our customers</h2><ul><li>Bellwether Health</li></ul>';
    expect(told('news', { '/news': news })).toEqual([]);
    expect(told('news', { '/news': news, '/forges': places })).toEqual([
      '9 June 2026: “Alder Forge closes its hearth for six weeks” (its news).',
    ]);
    for (const head of ['Our dealers', 'Our case studies', 'Our tenants', 'Our partner stores', 'Stores', 'Brands'])
      expect(
        told('news', { '/news': news, '/x': `<h1>About</h1><h2>${head}</h2><ul><li>Bellwether Health</li></ul>` }),
      ).toEqual([]);
  });
});
