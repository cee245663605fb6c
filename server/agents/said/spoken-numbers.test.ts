import { describe, expect, test } from 'vitest';
import { spokenNumbers } from './spoken-numbers.ts';

const valuesOf = (text: string): number[] => spokenNumbers(text).map(({ value }) => value);

describe('spoken numbers', () => {
  test.each<[string, number[]]>([
    ['It was one hundred and twelve thousand.', [112_000]],
    ['A hundred and forty grand.', [140_000]],
    ['So, fifty-five, sixty thousand a year.', [55_000, 60_000]],
    ['Three-ten. Okay.', [310]],
    ['It is three forty thousand for them.', [340_000]],
    ['Twenty-six thousand four hundred.', [26_400]],
    ['£340k of it', [340_000]],
    ['in twenty twenty-two', [2022]],
    ['by the twentieth of June', [20]],
    ['on the twenty-fifth', [25]],
    ['2,500 people and 31.50 each', [2500, 31.5]],
    ['nothing at all', []],
    ['forty a week, eighty a month', [40, 80]],
    ['a million and a half', [1.5e6]],
    ['two and a half thousand', [2500]],
    ['half a million a year', [500_000]],
    ['a thousand a month', [1000]],
    ['a quarter of a million, or three quarters of a million', [250_000, 750_000]],
    ['quarter million pa', [250_000]],
    ['one and a half lakh, then 2.5 crore', [150_000, 25_000_000]],
    ['half a crore', [5_000_000]],
    ['45.000 and 1.250.000 but 0.500 and 1,2 Mio', [45_000, 1_250_000, 0.5, 1_200_000]],
    ['a quarter of the vans, half of them', []],
    ['ninety to a hundred and ten thousand', [90_000, 110_000]],
    ['one point two million, three point seven five', [1_200_000, 3.75]],
    ['nought point six percent, then four point oh five', [0.6, 4.05]],
    ['at this point two of us, and oh, point taken', [2]],
    ['a couple of hundred vans', [200]],
    ['one point two, three drivers', [1.2, 3]],
    ['eight point two million', [8_200_000]],
  ])('%s', (text, expected) => {
    expect(valuesOf(text)).toEqual(expected);
  });

  test('only a number whose size is certain is sure', () => {
    const sure = (text: string) => spokenNumbers(text).map((each) => each.sure);
    expect(sure('three-ten')).toEqual([false]);
    expect(sure('three hundred and ten thousand')).toEqual([true]);
    expect(sure('$310')).toEqual([true]);
    expect(sure('the twentieth')).toEqual([false]);
  });
});
