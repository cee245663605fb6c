import type { Value } from '../value.ts';

const roughShare = 0.06;
const significant = 3;
const fives = 5;
/** 'About 2,340' is given to three digits and means a number between 2,330 and 2,350; 'about 2,300' may be farther off. */
function mostSlack({ value, words }: Value): number {
  const digits = words.replaceAll(/[^\d]/gu, '').replaceAll(/^0+|0+$/gu, '');
  if (digits.length < significant || value === 0) return Infinity;
  const place = 10 ** (Math.floor(Math.log10(Math.abs(value))) - digits.length + 1);
  return digits.endsWith('5') ? fives * place : place;
}

/** Returns whether a number of a claim, as exactly as it is meant, is a given one. */
export function near(claimed: Value, value: number): boolean {
  const off = Math.abs(value - claimed.value);
  const slack = claimed.rough ? Math.min(roughShare * Math.abs(value), mostSlack(claimed)) : 0;
  if (claimed.atLeast && value >= claimed.value && value <= 1.5 * claimed.value) return true;
  if (claimed.atMost && value <= claimed.value && value >= claimed.value / 1.5) return true;
  return off <= Math.max(claimed.error * 1.02, slack, 1e-9);
}
