import { near } from '../agree-numbers.ts';
import type { FoundQuote } from '../read-source.ts';
import type { Value } from '../value.ts';

const tellsDifference =
  /^\s?(?:\p{L}+\s){0,2}?(?:fewer|more|less|higher|lower|above|below|longer|shorter)(?:[\s.]|$)(?!than\s(?:an?\s)?\d)/iu;
const scaleHead = /(?<!\p{L})(?:in )?(?:thousands?|millions?)(?: of)? (\p{L}{4,})/iu;
const saysScale = /\b(?:thousands?|millions?|billions?)\b|\d\s?(?:k|m|mn|bn)\b/iu;
const mostAbove = 800;
/** Returns whether a claim gives a cell as it stands under a head that counts in thousands or millions: '960 tonnes' for 960 thousand. */
export function dropsScale(claim: string, claimed: readonly Value[], quotes: readonly FoundQuote[]): boolean {
  if (saysScale.test(claim)) return false;
  return quotes.some(({ text, source, at, values }) => {
    const above = source === undefined || at < 0 ? '' : source.text.slice(Math.max(0, at - mostAbove), at);
    const thing = (scaleHead.exec(text) ?? scaleHead.exec(above))?.[1];
    if (thing === undefined || !new RegExp(`\\d\\s${thing}`, 'iu').test(claim) || /[.!?]$/u.test(text.trim()))
      return false;
    return claimed.some(
      (value) =>
        !value.calendar && value.unit === null && values.some((each) => each.value === value.value && !each.calendar),
    );
  });
}

const difference =
  /(?<!\p{L})(?:fewer|more|less|difference|extra|weniger|mehr|moins|plus|menos|más|minder|meer)(?!\p{L})/iu;

/** Returns whether a claim gives as the difference of two figures what is one of them, or near it: '250 fewer' of 410 and 260. */
export function misstatesDifference(claim: string, claimed: readonly Value[], quotes: readonly FoundQuote[]): boolean {
  if (!/\bthan\b|(?<!no )\b(?:longer|shorter)\b/iu.test(claim) || quotes.some(({ text }) => difference.test(text)))
    return false;
  return claimed.some((value) => {
    if (value.calendar || value.unit === 'percent' || value.unit === 'points' || value.words === '') return false;
    const at = claim.indexOf(value.words);
    if (at < 0 || !tellsDifference.test(claim.slice(at + value.words.length))) return false;
    const read = quotes
      .flatMap(({ values }) => values)
      .filter((each) => !each.calendar && each.unit !== 'percent' && each.currency === value.currency);
    const stands = read.some((each) => near(value, each.value));
    const follows = read.some((a) => read.some((b) => a !== b && near(value, Math.abs(a.value - b.value))));
    return read.length > 1 && stands && !follows;
  });
}
