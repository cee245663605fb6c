import { describe, expect, test } from 'vitest';
import { splitSentences } from '#server/readers/sentences.ts';
import { isOfAnother } from '../others-subject.ts';
import { nameTest } from '../read-lines.ts';
import { isHistory } from '../whose.ts';
import { isOverdue } from './is-overdue.ts';
import {
  isEnded,
  isHours,
  isOfCustomer,
  isOfEnded,
  isOfRecord,
  isOfTrade,
  isPosted,
  isReported,
  isWish,
  isWithFirm,
  suppliedCount,
} from './set-apart.ts';

const told = (test: (text: string) => boolean, yes: readonly string[], no: readonly string[]): void => {
  expect(yes.filter((text) => !test(text))).toEqual([]);
  expect(no.filter((text) => test(text))).toEqual([]);
};

describe('what is set apart from the company’s own facts', () => {
  test('reports about others', () =>
    told(
      isReported,
      [
        'Harbour masters report that 300 berths stay empty.',
        'Laut Innung fehlen im Land 900 Dachdecker.',
        'Selon la fédération, 40 ateliers ont fermé.',
      ],
      ['Our survey shows that we lose 40 hours a week.', 'The crew reports faults by radio.'],
    ));

  test('the firms of a trade', () =>
    told(
      isOfTrade,
      [
        'Many small operators cannot get insurance.',
        'One family firm in seven has closed since 2021.',
        'The companies that remain pay more.',
        'Viele Betriebe finden keine Lehrlinge.',
      ],
      ['Many of our growers call at night.', 'Most orders arrive by fax.', 'The company runs four ovens.'],
    ));

  test('wishes', () =>
    told(
      isWish,
      [
        'We may build a kiln in 2029.',
        'One day we’d like to own the quay.',
        'Wir überlegen, 2028 eine Halle zu bauen.',
      ],
      ['We may be small, but we fire 900 pots a week.', 'We opened a kiln in May.', 'We will build a kiln in 2027.'],
    ));

  test('what a record said', () =>
    told(isOfRecord, ['The till said we had 40 kegs left.'], ['We had 40 kegs left.', 'She said we were late.']));

  test('terms that have ended', () => {
    told(isEnded, ['chief engineer until last autumn', 'Leiterin bis Ende März'], ['Director', 'Head of Tillage']);
    told(
      isOfEnded,
      ['Aud Nilsen, our chief engineer until last autumn, grows apples in Voss.'],
      ['Aud Nilsen, our chief engineer, grows apples.', 'Lena Falk, our buyer, will be on leave until May.'],
    );
  });

  test('what stands below a customer’s name or reviews', () => {
    const under = (...heads: string[]): boolean => isOfCustomer({ under: heads });
    expect(under('Work', 'Reference: Aldbury Council')).toBe(true);
    expect(under('Praxisbeispiel – Gemeinde Hohenfels')).toBe(true);
    expect(under('Customer reviews')).toBe(true);
    expect(under('What our guests say')).toBe(true);
    expect(under('Impact', 'One customer’s story')).toBe(true);
    expect(under('Our customer promise')).toBe(false);
    expect(under('Reference laboratory')).toBe(false);
    expect(under('Design reviews for bridges')).toBe(false);
  });

  test('bylines, opening hours and firms worked with', () => {
    const context = { order: 'unknown', today: '2026-11-22' } as const;
    expect(isPosted('Published on March 4, 2026 by editor2', context)).toBe(true);
    expect(isPosted('Published in four languages', context)).toBe(false);
    told(
      isHours,
      ['By phone, Tuesday to Friday 8 to 4.', 'Mo–Fr 8 bis 17 Uhr'],
      ['The shed opens its door to referrers on 4 January.', 'We answer Monday to Friday, 9 to 5.'],
    );
    told(
      isWithFirm,
      ['Beim Dämmen arbeiten wir mit der Holtkamp GmbH zusammen.', 'We bend steel with Corran Ltd.'],
      ['We work with councils and schools.'],
    );
  });

  test('what was to come when it was written and is past today', () => {
    const at = (text: string, when: string | null = '2026-03-12'): boolean =>
      isOverdue(text, { when, today: '2026-11-22' });
    expect(at('We will open the second shed in May.')).toBe(true);
    expect(at('Work begins on 4 June with two crews.')).toBe(true);
    expect(at('Wir werden im Mai umziehen.')).toBe(true);
    expect(at('We will open the second shed in December.')).toBe(false);
    expect(at('We will open the second shed in February.')).toBe(false);
    expect(at('We opened the second shed in May.')).toBe(false);
    expect(at('We will open the second shed in May 2027.')).toBe(false);
    expect(at('We will open the second shed in May.', null)).toBe(false);
  });

  test('who is supplied is counted', () =>
    told(
      (text) => suppliedCount.test(text),
      ['We supply over 40 bakeries in Kent.', 'Wir beliefern 210 Gasthöfe.'],
      ['We supply flour.', 'Since then we serve 2026 models.'],
    ));

  test('the firm beside the company, and a state of years ago', () => {
    const name = nameTest('Harrow Mills Ltd');
    const isOther = (text: string): boolean => isOfAnother({ text, before: '' }, name);
    expect(isOther('We share a yard with Pell Joinery, which employs 31 people and mends our doors.')).toBe(true);
    expect(isOther('We opened a plant in Leeds, which employs 40 people.')).toBe(false);
    expect(isHistory('By 2017 we had nine looms.', '2026-11-22')).toBe(true);
    expect(isHistory('By 2030 we will have ninety looms.', '2026-11-22')).toBe(false);
  });

  test('a numbered day ends no sentence in German', () => {
    expect(splitSentences('Offen auch am 3. Oktober. Sonst bis 18 Uhr.')).toEqual([
      'Offen auch am 3. Oktober.',
      'Sonst bis 18 Uhr.',
    ]);
    expect(splitSentences('We need 3. Orders wait.')).toHaveLength(2);
  });
});
