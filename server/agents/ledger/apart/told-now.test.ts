import { expect, test } from 'vitest';
import { toldBy } from '#tests/support/briefs/told-of-acme.ts';
import { candidates } from '../build-ledger.ts';

const told = toldBy(candidates);
const about = (body: string): Record<string, string> => ({ '/about': `<h1>About</h1><p>We forge anvils.</p>${body}` });

test('an answer names the rivals that were asked for', () => {
  const body = (asked: string): string => `<h3>${asked}</h3><p>Mostly Corran Forge and Tarn Castings.</p>`;
  expect(told('rival', about(body('Who do you bid against?')))).toHaveLength(1);
  expect(told('rival', about(body('Who supplies your coal?')))).toEqual([]);
  expect(
    told('rival', about('<p>Bei Angeboten begegnen uns vor allem Corran Schmiede und die Tarn Guss AG.</p>'), 'de'),
  ).toHaveLength(1);
  expect(told('rival', about('<p>Bij offertes komen we vooral Corran Smederij en Tarn tegen.</p>'), 'nl')).toHaveLength(
    1,
  );
});

test('the largest customers are named, a customer’s own doings aren’t', () => {
  const of = (text: string): string => told('further', about(`<p>${text}</p>`)).join();
  expect(of('Our largest customers are Corran Rail and the Tarn Mines, half of all sales.')).toContain(
    'Customers they name',
  );
  expect(of('Our largest customer opened 40 shops in Corran last year.')).not.toContain('Customers they name');
});

test('the imprint names who represents the company, not who made the site', () => {
  const imprint = (text: string, head = 'Impressum'): string[] =>
    told('person', { '/impressum': `<h1>Impressum</h1><h2>${head}</h2><p>${text}</p>` }, 'de');
  expect(imprint('Vertreten durch die Geschäftsführerin: Dr. Ida Roe')).toHaveLength(1);
  expect(imprint('Geschäftsführer: Max Kolb', 'Konzept und Gestaltung')).toEqual([]);
  expect(imprint('Corran Medien GmbH, Geschäftsführer: Max Kolb')).toEqual([]);
});

test('a director of another firm is none of the company’s, the chair in brackets is', () => {
  const board =
    '<table><tr><td>Ida Roe (chair)</td><td>2023</td></tr><tr><td>Max Kolb</td><td>operations director, Tarn Distillery</td></tr></table>';
  expect(told('person', { '/board': `<h1>Board</h1>${board}` })).toEqual(['Ida Roe: chair']);
});

test('a price begins a card’s text', () => {
  const card = '<h1>Products</h1><div><h3>Anvil 40</h3><p>40 kg, cast in one piece. From £1,840 list.</p></div>';
  expect(told('tariff', { '/products': card })).toEqual(['Anvil 40: From £1,840 list']);
});

test('a year above a line dates it', () => {
  const line = (year: string): string => `<div><div>${year}</div><div>Layoffs take us down to 96 people</div></div>`;
  expect(told('staff', about(line('2009')))).toEqual([]);
  expect(told('staff', about(line('2026')))).toHaveLength(1);
});

test('what doubled since a year wasn’t founded then', () => {
  expect(told('founded', about('<p>Our orders have doubled since 2019.</p>'))).toEqual([]);
  expect(told('founded', about('<p>Seit 2019 hat sich unser Absatz verdoppelt.</p>'), 'de')).toEqual([]);
  expect(told('founded', about('<p>We have forged anvils since 1919.</p>'))).toHaveLength(1);
});

test('maintenance and service at all hours are no waiting', () => {
  const of = (text: string): string[] => told('friction', about(`<p>${text}</p>`), 'de');
  expect(of('Unser Notdienst ist an 365 Tagen erreichbar.')).toEqual([]);
  expect(of('Acme plant, baut und wartet 900 Hämmer.')).toEqual([]);
  expect(
    of('Unsere Aufträge stehen in vier Programmen, die nicht miteinander reden, jeder dritte wird falsch geliefert.'),
  ).toHaveLength(1);
});

test.each([
  ['Customers who leave us mostly go to Corran Forge, or to their phone.', 1],
  ['Most requests for proposals we see also go to Corran Forge and Tarn Castings.', 1],
  ['Then you probably go to Corran Forge in Leeds, and we won’t mind.', 1],
  ['We send them out, and a third of our anvils go to the United States.', 0],
  ['Our forms go to the QA office in Corran with the bus each evening.', 0],
  ['For the islands we work with Corran Marine, who are good friends and not competitors.', 0],
])('who is met in deals is a rival, and not where things go: %s', (sentence, count) => {
  expect(told('rival', { '/about': `<h1>About us</h1><p>${sentence}</p>` })).toHaveLength(count);
});
