import { contractWords } from './related/contract.ts';
import { deliveryWords } from './related/delivery.ts';
import { everydayWords } from './related/everyday.ts';
import { makingWords } from './related/making.ts';
import { measureWords } from './related/measure.ts';
import { moneyWords } from './related/money.ts';
import { peopleWords } from './related/people.ts';
import { supportWords } from './related/support.ts';
import { technologyWords } from './related/technology.ts';
import { timeWords } from './related/time.ts';

/** Words that people and documents use for the same thing, by subject. */
export const relatedWords: readonly string[] = [
  ...moneyWords,
  ...contractWords,
  ...peopleWords,
  ...supportWords,
  ...technologyWords,
  ...makingWords,
  ...deliveryWords,
  ...timeWords,
  ...measureWords,
  ...everydayWords,
];
