import { describe, expect, it } from 'vitest';
import { acmeSentence, toldBy } from '#tests/support/briefs/told-of-acme.ts';
import { buildLedger } from './build-ledger.ts';

const told = toldBy(buildLedger);

describe('what a company says it is', () => {
  it('is its own sentence on that, and neither one project nor the name of a page', () => {
    const about =
      '<h1>About</h1><p>Acme worked with a large rail yard to help it mend its cranes.</p>' +
      '<p>Acme is a workshop of smiths and drivers run by Jane Orme.</p><p>We work with warmth and courage every day.</p>';
    expect(told('tagline', { '/about': about })).toEqual([
      'What they do: “Acme is a workshop of smiths and drivers run by Jane Orme.”',
      `What they do: “${acmeSentence}”`,
    ]);
  });
});

describe('people on cards', () => {
  const card = (name: string, text: string): string => `<div><div><h4>${name}</h4><p>${text}</p></div></div>`;

  it('have the role that the card’s sentence gives them by their first name', () => {
    const cards =
      card('Dana Whitlow', 'A climber, Dana is our Head of Operations leading the night shift.') +
      card('Ivo Marek', 'A furnace specialist, Ivo looks after the kilns.');
    expect(told('person', { '/about': `<h1>About</h1>${cards}` }).toSorted()).toEqual([
      'Dana Whitlow: Head of Operations',
      'Ivo Marek: furnace specialist',
    ]);
  });

  it('are no titles made of plain words, and nobody who is quoted on a page of the offer', () => {
    const offer =
      '<h1>Forge watch</h1><p>The night shift review shows each shift and each review at night.</p>' +
      '<div><div><h4>Night Shift Review</h4><p>Operations manager</p></div></div>' +
      '<div><p>“The anvils never let us down in nine years of hard work.”</p><p>Lena Brandt</p><p>Vice President,</p><p>Northgate Rail</p></div>';
    expect(told('person', { '/forge-watch': offer })).toEqual([]);
  });

  it('are read where a page of names holds too few words to tell its language', () => {
    const team = ['Luc Vidal', 'Marc de Brito', 'Ana de Sousa', 'Rui de Melo']
      .map(
        (name) =>
          `<div><img src="a.png" alt="portrait de ${name}"><div><div>${name}</div><div>Développeur</div></div></div>`,
      )
      .join('');
    const words = '<h1>Acme</h1><p>Nous fabriquons des enclumes pour les forgerons du nord et de l’est du pays.</p>';
    expect(told('person', { '/': words, '/equipe': `<h1>L’équipe</h1>${team}` }, 'fr')).toHaveLength(4);
  });
});

describe('prices in sentences', () => {
  it('are told of an offer of the company’s own, and not of what others ask', () => {
    const product =
      '<h1>Forge review</h1><h2>Questions that customers often ask us first</h2><p>This review costs between $9k to 12k, depending on size.</p>' +
      '<p>Compare: a new crane costs $90,000 a year.</p>';
    expect(told('tariff', { '/services': product })).toEqual([
      'They say: “This review costs between $9k to 12k, depending on size.”',
    ]);
  });
});

describe('stories of customers', () => {
  it('tell what was done below their title, and not what the customer is', () => {
    const story =
      '<h1>How Northgate mended its cranes</h1><p>A story of how Acme helped Northgate swap its hooks and chains.</p>' +
      '<p>Northgate has 30 years of experience and cut waste by 12 percent.</p><p>The work took only about six weeks from start to end.</p>';
    expect(told('result', { '/case-studies/northgate': story })).toEqual([
      'Customer result (How Northgate mended its cranes): “The work took only about six weeks from start to end.”',
      'Customer story: “How Northgate mended its cranes”: “A story of how Acme helped Northgate swap its hooks and chains.”',
    ]);
  });

  it('are a row each on a page of references', () => {
    const list = [
      ['Northgate Rail', 'New hooks for all cranes.'],
      ['Hollin Docks', 'Two presses moved on a Sunday.'],
      ['Vale Quarry', 'A forge built beside the pit.'],
    ]
      .map(([name, done]) => `<h2>${name}</h2><p>${done}</p>`)
      .join('');
    expect(told('result', { '/blog/2019/our-references': `<h1>References</h1>${list}` })).toContain(
      'Customer Hollin Docks: Two presses moved on a Sunday.',
    );
  });
});

describe('who works there, and who owns it', () => {
  const about = (body: string): Record<string, string> => ({ '/about': `<h1>About us</h1>${body}` });

  it('a row of years or a sum is no count of people', () => {
    const rows = '<table><tr><th></th><th>2024</th></tr><tr><td>Staff assaulted</td><td>19 24 27</td></tr></table>';
    expect(told('staff', about(rows))).toEqual([]);
    expect(told('staff', about('<dl><dt>Employees</dt><dd>1 240</dd></dl>'))).toHaveLength(1);
  });

  it('what every employer says, or whose it is, isn’t what a company does', () => {
    const home = (sentence: string): string[] =>
      told('tagline', { '/': `<h1>Acme</h1><p>We make anvils for smiths in the north.</p><p>${sentence}</p>` });
    expect(home('Acme is an equal opportunity employer in Brantley and Leeds.').join()).not.toContain('employer');
    expect(home('We are the wholly owned subsidiary of Tarn Holdings of Leeds.').join()).not.toContain('Tarn');
    expect(home('Acme is a workshop of smiths and drivers in Leeds.').join()).toContain('workshop');
  });

  it('what the company owns itself isn’t who owns it', () => {
    expect(told('owner', about('<p>We hold 30% of the shares of Corran Forge.</p>'))).toEqual([]);
    expect(told('owner', about('<p>The Orme family owns 70% of the shares of our company.</p>'))).toHaveLength(1);
  });
});

describe('since when', () => {
  const since = (sentence: string): string[] => told('founded', { '/about': `<h1>About us</h1><p>${sentence}</p>` });

  it('a company exists is told as that', () => {
    expect(since('We have made anvils here since 1911.')).toEqual(['Since: “We have made anvils here since 1911.”']);
    expect(since('Acme was founded in 1911 by two smiths from Leeds.')).toEqual([
      'Since: “Acme was founded in 1911 by two smiths from Leeds.”',
    ]);
  });

  it.each(['Since 2012 a trust has held 60% of our shares.', 'We haven’t lost an anvil since 2023.'])(
    'something else is so is history: %s',
    (sentence) => {
      expect(since(sentence)).toEqual([`History: “${sentence}”`]);
    },
  );
});

describe('how a company is reached', () => {
  it('is told with its shared boxes, its number, and the countries of its offices', () => {
    const contact =
      '<h1>Contact</h1><h2>Press</h2><p>Write to press@acme.example.</p><p>Phone: +44 20 7946 0018</p><h2>Offices</h2>' +
      '<div><p>4 Mill Lane<br>Leeds LS1 2AB<br>United Kingdom</p></div><div><p>9 Pine Road<br>Toronto M5V 2T6<br>Canada</p></div>';
    expect(told('place', { '/contact': contact })).toEqual(
      expect.arrayContaining([
        'Offices in: United Kingdom, Canada',
        'E-mail: press@acme.example (Press)',
        'Phone: +44 20 7946 0018',
      ]),
    );
  });

  it('is told with the address at the foot of the start page', () => {
    const start = `<h1>Acme</h1><p>${acmeSentence}</p><footer class="site-footer"><div class="footer-col"><p>4 Mill Lane, Leeds LS1 2AB</p></div><p>© 2026 Acme</p></footer>`;
    expect(told('place', { '/': start })).toEqual(['Address: 4 Mill Lane, Leeds LS1 2AB']);
  });

  it('has seat and form cut out of a long sentence of a legal page', () => {
    const legal =
      '<h1>Mentions légales</h1><p>Ce site est édité par la société Acme, société coopérative au capital de 20.000 euros, dont le siège social est situé 4 rue du Moulin, 69002 LYON, immatriculée au registre, représentée par ses gérants et joignable à toute heure du jour par tous les moyens que la loi prévoit pour les entreprises de cette forme, sans aucune exception ni réserve, dans toutes les langues de ses clients et de leurs ayants droit.</p>';
    const words = '<h1>Acme</h1><p>Nous fabriquons des enclumes pour les forgerons du nord et de l’est du pays.</p>';
    expect(told('place', { '/': words, '/mentions-legales': legal }, 'fr')).toEqual([
      'Registered office: siège social est situé 4 rue du Moulin, 69002 LYON (French)',
    ]);
    expect(told('entity', { '/': words, '/mentions-legales': legal }, 'fr')).toEqual([
      'Legal form: société coopérative au capital de 20.000 euros (French)',
    ]);
  });
});

describe('trouble that is none of the company’s own', () => {
  it.each([
    ['an article that teaches', '/blog/cranes', 'In this article we type all 40 orders by hand into a spreadsheet.'],
    ['what it does for others', '/services', 'We help rail yards that still type 40 orders a day by hand.'],
    ['sales copy', '/services', 'Get rid of late orders in 24 hours, still by fax and by hand.'],
    ['a line that says how to write', '/contact', 'We take orders by e-mail or by fax at 0113 49 60 0018.'],
  ])('%s is not told as a pain', (_name, path, text) => {
    expect(told('friction', { [path]: `<h1>Acme</h1><p>${text}</p>` })).toEqual([]);
  });

  it.each([
    ['Nos commandes attendent : nous avons mis huit jours à les livrer.', 'fr'],
    ['Trois forgerons partent à la retraite avant 2028 et personne n’est formé derrière eux.', 'fr'],
    ['We are unable to take on more work for now; two smiths retire before 2028.', 'en'],
  ])('%s is one', (text, lang) => {
    const page =
      lang === 'fr' ? '<p>Nous fabriquons des enclumes pour les forgerons du nord et de l’est du pays.</p>' : '';
    expect(told('friction', { '/careers': `<h1>Acme</h1>${page}<p>${text}</p>` }, lang)).toHaveLength(1);
  });
});

describe('whose and of when', () => {
  it('takes an amount in brackets behind another name for that name’s', () => {
    const news =
      '<h1>Northgate buys our anvils</h1><p>3 March 2026</p><p>The group Northgate (40 yards, 90 million euros of revenue) trusts us with its anvils.</p>';
    expect(told('figure', { '/news/northgate': news })).toEqual([]);
  });

  it('reads 08/11/2023 day first where the site is not in English, so that an old article is old', () => {
    const old =
      '<h1>Une visite</h1><p>08/11/2023</p><p>Notre chiffre d’affaires est de 29 millions d’euros et nous en sommes très fiers.</p>';
    const words = '<h1>Acme</h1><p>Nous fabriquons des enclumes pour les forgerons du nord et de l’est du pays.</p>';
    expect(told('figure', { '/': words, '/actu-visite': old }, 'fr')).toEqual([]);
  });
});

describe('what is no admission of theirs', () => {
  const own = '<p>We forge every anvil in our own workshop and have done so for years.</p>';

  it.each([
    ['what buyers of an offer still do by hand', '/services', 'Manual counting of anvils still delays every delivery.'],
    [
      'a general complaint of an article',
      '/blog/counting',
      'Manual counting delays decisions and causes costly errors.',
    ],
  ])('%s', (_, path, text) => {
    expect(told('friction', { [path]: `<h1>Counting</h1>${own}<p>${text}</p>` })).toEqual([]);
  });

  it('while a sentence that only somebody who was there would write is one', () => {
    const text = 'Manual counting still delays every delivery, and on Fridays two of the smiths count until nine.';
    expect(told('friction', { '/services': `<h1>Counting</h1>${own}<p>${text}</p>` })).toEqual([
      `In their words: “${text}”`,
    ]);
  });
});

describe('rivals', () => {
  it('are none in what a reader is told to do', () => {
    const page = '<h1>Help</h1><p>Go to our Anvil Two getting started tutorial to learn how to set it up.</p>';
    expect(told('rival', { '/products/two': page })).toEqual([]);
  });
});

describe('results', () => {
  it('are none while somebody only wants them', () => {
    const story =
      '<h1>How Northgate grew</h1><p>Northgate wants to raise its output by 20 percent within 24 months.</p>' +
      '<p>Since the new hooks came, output is up by 12 percent.</p>';
    expect(told('result', { '/case-studies/northgate': story }).join(' ')).not.toContain('wants to');
  });
});

describe('where they are', () => {
  it('names a place, and not who certified one', () => {
    const about = (text: string): string[] => told('place', { '/about': `<h1>About</h1><p>${text}</p>` });
    expect(about('All our depots are certified to BRCGS Storage and Distribution.')).toEqual([]);
    expect(about('All our depots are in Leeds and in Cork.')).toEqual([
      'Where: “All our depots are in Leeds and in Cork.”',
    ]);
  });
});
