import { servicesWords1 } from './related/services-1.ts';
import { servicesWords2 } from './related/services-2.ts';
import { servicesWords3 } from './related/services-3.ts';
import { servicesWords4 } from './related/services-4.ts';
import { servicesWords5 } from './related/services-5.ts';
import { goodsWords1 } from './related/goods-1.ts';
import { goodsWords2 } from './related/goods-2.ts';
import { goodsWords3 } from './related/goods-3.ts';
import { goodsWords4 } from './related/goods-4.ts';
import { goodsWords5 } from './related/goods-5.ts';
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
  ...servicesWords1,
  ...servicesWords2,
  ...servicesWords3,
  ...servicesWords4,
  ...servicesWords5,
  ...goodsWords1,
  ...goodsWords2,
  ...goodsWords3,
  ...goodsWords4,
  ...goodsWords5,
];
