import { describe, expect, test } from 'vitest';
import { isClosed, isHistory, isOfEverybody, isOthersAct, isReadersTrouble } from './whose.ts';

const name = /\bHarrow Mills\b/iu;
const under = (head: string): { under: string[] } => ({ under: [head] });

describe('whose a sentence is', () => {
  test.each([
    'One in three adults waits more than six weeks.',
    'Factories still walk their rounds with a clipboard.',
    'Most hospitals type their letters twice.',
    'Britain’s hospitals lose 4,000 forms a day.',
    'The industry loses £3 billion a year to scrap.',
    'Deutschlands Kommunen zahlen 900 Millionen Euro.',
    'El sector cerámico factura 4.800 millones de euros.',
  ])('%s is said of everybody', (text) => expect(isOfEverybody(text)).toBe(true));

  test.each([
    'One in three of our orders comes by fax.',
    'Our plants run on paper job cards.',
    'Reports went out eleven days late in June.',
    'Wir beliefern Kommunen in ganz Niedersachsen.',
  ])('%s is not', (text) => expect(isOfEverybody(text)).toBe(false));

  test('a question to the reader begins sales copy, and so does a company that knows the reader’s troubles', () => {
    expect(isReadersTrouble('Letters wait six weeks, and yours may too.', under('Is paper slowing you down?'))).toBe(
      true,
    );
    expect(isReadersTrouble('We know that waiting weeks costs money.', under('Service'))).toBe(true);
    for (const met of [
      'Untreated decay and delays in treatment are the three problems we see most.',
      'Cracked seals are the faults our fitters usually find.',
      'Verstopfte Filter sind die Schäden, die wir am häufigsten sehen.',
    ])
      expect(isReadersTrouble(met, under('Service'))).toBe(true);
    expect(isReadersTrouble('Our own problems with late parts cost us a week.', under('Service'))).toBe(false);
    expect(isReadersTrouble('It flies for seven minutes.', under('How long does it fly?'))).toBe(false);
    expect(isReadersTrouble('We wait six weeks for parts.', under('Service'))).toBe(false);
  });

  test('what was so in a time that is over isn’t told as what is', () => {
    expect(isHistory('In the Great War the hall was a hospital with 90 beds.', '2026-11-22')).toBe(true);
    expect(isHistory('1979 40 lorries, 55 men.', '2026-11-22')).toBe(true);
    expect(isHistory('In 2025 we carried 40,000 loads.', '2026-11-22')).toBe(false);
    expect(isHistory('We run 40 lorries and have done so since 1979.', '2026-11-22')).toBe(false);
    expect(isClosed('It closed on a Friday in 1971.')).toBe(true);
  });

  test('a headline that another name acts in is that other’s news', () => {
    expect(isOthersAct('Bellwether Health buys Corva Medical for £210m', name)).toBe(true);
    expect(isOthersAct('Orme Robotics opens laboratory', name)).toBe(true);
    expect(isOthersAct('Harrow Mills opens laboratory', name)).toBe(false);
    expect(isOthersAct('Corva Medical signs with our clinic', name)).toBe(false);
    expect(isOthersAct('New laboratory opens in Leeds', name)).toBe(false);
  });
});
