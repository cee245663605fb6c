import { describe, expect, test } from 'vitest';
import { isConditional, isPlannedPlace, isTarget } from './intended.ts';
import { isGoneBy } from './is-overdue.ts';
import { tellsEnd } from './runs-out.ts';

const today = '2026-11-22';

describe('what isn’t settled', () => {
  test.each([
    'By 2030 we want half of our vans to be electric.',
    'Our goal is 400 shops by 2029.',
    'Bis 2030 wollen wir die Hälfte unserer Ziegel ohne Gas brennen.',
    'D’ici 2029, nous visons 200 boutiques.',
    'En 2030 queremos vender la mitad fuera de España.',
    'In 2029 willen wij de helft van de vloot elektrisch hebben.',
  ])('an aim for a later year is none of today: %s', (text) => expect(isTarget(text, today)).toBe(true));

  test.each([
    'We want to hire 40 people this winter.',
    'We sell 44 percent abroad and want to sell more by 2030.',
    'In 2024 we wanted to open 12 shops.',
    'Since 2024 we have had 9 fitters in Leeds.',
  ])('what is true today is told: %s', (text) => expect(isTarget(text, today)).toBe(false));

  test.each([
    'A new hall for £3 million, subject to planning permission.',
    'We will build 40 flats if the council agrees.',
    'Geplant ist ein Kesselhaus für 4 Mio. Euro, vorbehaltlich der Genehmigung.',
    'Une extension de 2 millions d’euros est prévue, sous réserve du permis.',
    'Está previsto un almacén de 3 millones de euros, siempre que lo apruebe el ayuntamiento.',
    'Een hal van € 3 miljoen is gepland, mits de gemeente meewerkt.',
  ])('a plan with a condition isn’t told: %s', (text) => expect(isConditional(text, today)).toBe(true));

  test('a plan without one is, as are terms of sale', () => {
    expect(isConditional('In spring we will open a second bakery for £3 million.', today)).toBe(false);
    expect(isConditional('Sofern lagernd, liefern wir am nächsten Tag.', today)).toBe(false);
  });

  test('a place to come is none yet', () => {
    expect(isPlannedPlace('We plan to open an office in Lyon.', today)).toBe(true);
    expect(isPlannedPlace('Eine Niederlassung in Graz ist geplant.', today)).toBe(true);
    expect(isPlannedPlace('We have offices in Lyon and Graz.', today)).toBe(false);
  });
});

describe('days that are over', () => {
  const written = { when: '2026-03-02', today };

  test.each([
    'Meet us at hall 4, booth 12, from 14 to 16 April.',
    'Visit us at stand B 21, April 14-16.',
    'Besuchen Sie uns in Halle 7, 14. bis 16. April.',
    'Retrouvez-nous du 14 au 16 avril.',
    'Visítenos del 14 al 16 de abril.',
    'Bezoek ons van 14 tot en met 16 april.',
    'Open day on 18 April 2026.',
  ])('an invitation to one isn’t told: %s', (text) => expect(isGoneBy(text, written)).toBe(true));

  test('an invitation to come, or one written later, is', () => {
    expect(isGoneBy('Meet us at booth 12, 14 to 16 December.', { when: '2026-11-02', today })).toBe(false);
    expect(isGoneBy('Meet us at booth 12, 14 to 16 February.', { when: '2026-11-02', today })).toBe(false);
    expect(isGoneBy('On 14 April we delivered 60 boilers.', written)).toBe(false);
  });
});

describe('when contracts end', () => {
  const context = { order: 'day-first', today } as const;

  test.each([
    'The lease runs until 30 June 2028.',
    'Our contract with the county expires in 2029.',
    'Der Mietvertrag läuft bis Ende 2028.',
    'Le bail court jusqu’en 2029.',
    'El contrato vence el 1 de marzo de 2028.',
    'De concessie loopt tot 1 januari 2030.',
  ])('%s', (text) => expect(tellsEnd(text, context)).toBe(true));

  test('one that has ended, or has no end, isn’t told so', () => {
    expect(tellsEnd('The lease ran until 30 June 2019.', context)).toBe(false);
    expect(tellsEnd('The contract is with the county.', context)).toBe(false);
  });
});
