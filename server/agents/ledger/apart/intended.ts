import { amount } from '../amounts.ts';
import { aimWords, comingPlaceWords, conditionWords, joiningWords, planWords } from '../vocabulary/intent-words.ts';
import { wordTest } from '../word-test.ts';

const aims = wordTest(aimWords);
const plans = wordTest(planWords);
const hangs = wordTest(conditionWords);
/** A year of this century, and no part of a number or date in digits. */
export const aYear = /(?<![\d.,])20\d\d(?![\d.,]?\d)/gu;
const comingYear = (text: string, today: string): boolean =>
  [...text.matchAll(aYear)].some(([year]) => Number(year) > Number(today.slice(0, 4)));

/** Returns whether a sentence tells what a company aims at in a year to come, before any figure of today: 'By 2030 we want half of …'. */
export function isTarget(text: string, today: string): boolean {
  const at = text.search(aims);
  return at >= 0 && comingYear(text, today) && !/\d/u.test(text.slice(0, at).replaceAll(aYear, ''));
}

/** Returns whether a sentence tells of a plan that hangs on somebody's consent: 'A new hall for £3 million, subject to planning'. */
export const isConditional = (text: string, today: string): boolean =>
  hangs.test(text) && (plans.test(text) || amount.test(text) || comingYear(text, today));

/** Returns whether what a sentence tells isn't settled: an aim for a later year, or a plan with a condition. */
export const isUnsettled = (text: string, today: string): boolean =>
  isTarget(text, today) || isConditional(text, today);

const soon = wordTest(comingPlaceWords);
/** Returns whether a sentence tells of a place that isn't there yet. */
export const isPlannedPlace = (text: string, today: string): boolean => soon.test(text) || comingYear(text, today);

const joins = wordTest(joiningWords);
/** Returns whether a sentence tells who takes up a post in a year to come. */
export const isJoiningLater = (text: string, today: string): boolean => joins.test(text) && comingYear(text, today);
