import { describe, expect, test } from 'vitest';
import { toldBy } from '#tests/support/briefs/told-of-acme.ts';
import { candidates } from '../build-ledger.ts';
import { isOfEverybody } from '../whose.ts';
import { nameTest } from '../read-lines.ts';
import { isReported } from './set-apart.ts';

const told = toldBy(candidates);

describe('guests', () => {
  const entry = (head: string, by: string, text: string): string =>
    `<h1>Journal</h1><p>We forge anvils.</p><div><h2>${head}</h2><p>${by}</p><p>${text}</p></div>`;

  test.each([
    ['de', 'Standpunkt', 'Von Dr.-Ing. Ute Kolb, Leiterin der Werkstatt an der Technischen Hochschule Corran'],
    ['nl', 'Opinie', 'Door prof. dr. Anna de Wit, hoogleraar aan de Universiteit Corran'],
    ['fr', 'Opinion', 'Par Mme Claire Roux, chercheuse au laboratoire de l’École Corran'],
    ['es', 'Opinión', 'Por Dra. Lucía Gil, profesora de la Universidad de Corran'],
    ['en', 'A view', 'By Rev. Ida Roe, treasurer of the Corran Trade Association'],
    ['en', 'Guest column', 'Ida Roe'],
    ['nl', 'Gastcolumn', 'Ida Roe'],
    ['fr', 'Tribune libre', 'Ida Roe'],
    ['es', 'Firma invitada', 'Ida Roe'],
    ['en', 'From a garage', 'By Ida Roe, shop foreman, Corran County Schools'],
    [
      'en',
      'From the vet',
      'By Ida Roe, Corran Veterinary Centre. Dry-off is the time to look. I say it with some humility.',
    ],
    ['de', 'Aus der Praxis', 'Von Ida Roe, Leiterin Einkauf, Klinikum Corran'],
  ])('%s: %s, %s', (lang, head, by) => {
    const friction = told('friction', { '/about': entry(head, by, 'We still note all 900 tests by hand.') }, lang);
    expect(friction).toEqual([]);
  });

  test('whose opinions an article says are its author’s alone', () => {
    const article = (end: string): string =>
      `<article><h1>Notes from the garage</h1><p>27 August 2026</p><p>Ida Roe</p><p>We still note all 900 tests by hand, and it costs us a week.</p><p>${end}</p></article>`;
    const friction = (end: string): string[] => told('friction', { '/news/notes': article(end) });
    expect(friction('Ida Roe has turned wrenches since 1991. Opinions are hers.')).toEqual([]);
    expect(friction('The views expressed in this article are those of the author.')).toEqual([]);
    expect(friction('Ida Roe has led our forge since 1991.')).toHaveLength(1);
  });

  test('what a reader asks isn’t said by the company', () => {
    const page = (asked: string): string =>
      `<h1>Questions</h1><details><summary>${asked}</summary><p>Each of our anvils has a tag.</p></details>`;
    const friction = (asked: string): string[] => told('friction', { '/about': page(asked) });
    expect(friction('We have lost count of which anvils were tested by hand. What can you do?')).toEqual([]);
    expect(friction('We still note all 900 tests by hand.')).toHaveLength(1);
  });

  test('one of the company’s own is none', () => {
    const own = entry('From the yard', 'By Ida Roe, head of the yard', 'We still note all 900 tests by hand.');
    expect(told('friction', { '/about': own })).toHaveLength(1);
  });
});

describe('others', () => {
  test.each([
    ['en', 'Our sister company Corran Cold Ltd has 58 employees.'],
    ['en', 'Our parent company Tarn has 5,800 employees.'],
    ['de', 'Unsere Muttergesellschaft Tarn beschäftigt 5800 Mitarbeiter.'],
    ['de', 'Unser Klimapartner Tarn hat 410 Mitarbeiter.'],
    ['fr', 'Notre maison mère Tarn compte 5 800 salariés.'],
    ['es', 'Nuestra empresa hermana Tarn tiene 58 empleados.'],
    ['nl', 'Ons zusterbedrijf Tarn heeft 58 medewerkers.'],
    ['nl', 'Onze softwareleverancier Tarn telt 410 medewerkers.'],
  ])('%s: %s', (lang, text) => expect(told('staff', { '/about': `<h1>About</h1><p>${text}</p>` }, lang)).toEqual([]));

  test('a firm that begins with the same word and has a legal form of its own is another', () => {
    const name = nameTest('Brandner Maschinenbau');
    expect(name.test('Die Brandner Kälte GmbH beschäftigt 58 Menschen.')).toBe(false);
    expect(name.test('Brandner beschäftigt 131 Menschen.')).toBe(true);
    expect(name.test('Brandner Maschinenbau GmbH')).toBe(true);
  });

  test('of two organizations in a page’s data, another’s staff isn’t the company’s', () => {
    const data = (of: string): string =>
      `<h1>About</h1><script type="application/ld+json">{"@type":"Organization","name":"${of}","numberOfEmployees":3400}</script>`;
    expect(told('staff', { '/about': data('Tarn Holding') })).toEqual([]);
    expect(told('staff', { '/about': data('Acme') })).toHaveLength(1);
  });

  test.each([
    'One lift in three is out of date, according to the Lift Forum, and faults have doubled.',
    'Beer sales fell by 5%, says the Beer Index, and 43 breweries closed.',
    'Der Absatz sank um 5 Prozent, so der Verband der Brauer.',
    'Les ventes ont baissé de 5 %, selon la fédération, et 43 usines ont fermé.',
    'Las ventas bajaron un 5 %, según el gremio, y cerraron 43 fábricas.',
    'De afzet daalde met 5 procent, meldt de brancheorganisatie.',
  ])('somebody else says so: %s', (text) => expect(isReported(text)).toBe(true));

  test('a consequence is no source', () => {
    expect(isReported('The pier is closed, so the boats wait for 40 minutes.')).toBe(false);
  });

  test.each([
    'A typical hospital wastes 1,400 hours a year.',
    'Ein durchschnittlicher Betrieb verliert 40 Stunden im Jahr.',
    'Une entreprise moyenne perd 40 heures par an.',
    'Een gemiddelde winkel verliest 40 uur per jaar.',
    'The state pays up to $40,000 for a heat pump.',
    'Der Bund fördert Wärmepumpen mit bis zu 40 Prozent.',
    'L’État finance jusqu’à 40 % des travaux.',
    'De regeling Warm Huis vergoedt tot 40 procent.',
  ])('of anybody: %s', (text) => expect(isOfEverybody(text)).toBe(true));

  test('a house somewhere is told by what it has, and one of the company’s own isn’t set apart', () => {
    const staff = (text: string): string[] =>
      told('further', { '/about': `<h1>About</h1><p>We forge.</p><p>${text}</p>` });
    expect(staff('The monastery at Corran, which has 640 beds in 12 halls, opened a shop.').join()).not.toContain(
      '640',
    );
    expect(staff('The forge at Corran, which has 64 hearths in 12 rows, opened a yard.').join()).toContain(
      '64 hearths',
    );
  });
});

describe('what is plainly of others, or of nothing real', () => {
  const further = (line: string): string =>
    told('further', { '/about': `<h1>About</h1><p>We cast 3,150 anvils last year.</p><p>${line}</p>` }).join();
  test.each([
    'Bellwether Trust, a separate charity with its own trustees, raised £388,000 last year from legacies.',
    'The anvils called back in February were sold by Acme Leisure Ltd of Telford, a firm that shares our name and nothing else.',
    'At my hospital we lost two of our five night porters last winter in 14 weeks.',
    'According to the post, Acme has been bought by a port group for £2.6 million and will close the yard.',
    'For comparison: 217 people were hurt on the roads of the borough in 2025, most of them in cars.',
    'Sample result: 18 anvils at £9,400 a year in repairs come to £169,200.',
    'Had the two forges been one since January 2025, turnover for that year would have been £1.7 million.',
    'A motion that the quarry be let to an outside operator for 25 years was put to the meeting and lost by 31 votes to 104.',
  ])('%s', (line) => {
    expect(further(line)).toContain('3,150 anvils');
    expect(further(line)).not.toContain(line.slice(0, 40));
  });
  test.each([
    'Two of our 14 systems are separate, so each order is typed twice into 2 screens.',
    'We lost the council’s tender in 2026 by 31 points to a firm from Hexham.',
  ])('is told still: %s', (line) => {
    const all = ['further', 'friction'] as const;
    const page = { '/about': `<h1>About</h1><p>We cast 3,150 anvils last year.</p><p>${line}</p>` };
    expect(all.flatMap((topic) => told(topic, page)).join('\n')).toContain(line.slice(0, 30));
  });
});
