import { near } from './near.ts';
import type { FoundQuote } from '../read-source.ts';
import { valuesIn } from '../read-values.ts';
import { scaleAbove } from '../table-scale.ts';
import type { Value } from '../value.ts';

const tellsDifference =
  /^\s?(?:\p{L}+\s){0,2}?(?:fewer|more|less|higher|lower|above|below|longer|shorter)(?:[\s.]|$)(?!than\s(?:an?\s)?\d)/iu;
const scaleHead = /(?<!\p{L})(?:in )?(?:thousands?|millions?)(?: of)? (\p{L}{4,})/iu;
const saysScale = /\b(?:thousands?|millions?|billions?)\b|\d\s?(?:k|m|mn|bn)\b/iu;
const mostAbove = 800;
/** Whether a claim gives as money a plain number of a row that is scaled above it, unscaled: '€5,120' of 'EUR thousand'. */
function takesUnscaled(claimed: readonly Value[], { text, source, at }: FoundQuote): boolean {
  if (source === undefined || at < 0) return false;
  const row = text.split('\n').find((line) => /\d/u.test(line)) ?? text;
  const factor = scaleAbove(source.text, at, row);
  if (factor === null || factor === 1) return false;
  const cells = valuesIn(row, source.language).filter(({ calendar, unit }) => !calendar && unit === null);
  return claimed.some(
    ({ unit, value, error }) =>
      unit === 'money' &&
      cells.some((cell) => Math.abs(cell.value - value) <= error) &&
      !cells.some((cell) => Math.abs(cell.value * factor - value) <= error),
  );
}

const inThousands = /\((?:in )?(?:thousands?|000s?|[’']000|millions?|Tsd\.?|Mio\.?)\)/iu;
/** Whether a claim gives as it stands what the label of a row counts in thousands, or its sum: '3,500 trips' of 'Trips (thousands) 1,840, 1,215'. */
function takesUnscaledCount(claimed: readonly Value[], { text, source }: FoundQuote): boolean {
  if (!inThousands.test(text)) return false;
  const cells = valuesIn(text, source?.language).filter(({ calendar, unit }) => !calendar && unit === null);
  const sum = cells.reduce((all, { value }) => all + value, 0);
  return claimed.some(
    (value) =>
      !value.calendar &&
      value.unit === null &&
      value.value > 1 &&
      [...cells.map((cell) => cell.value), sum].some((each) => near(value, each)),
  );
}

/** Returns whether a claim gives a cell as it stands under a head that counts in thousands or millions: '960 tonnes' for 960 thousand. */
export function dropsScale(claim: string, claimed: readonly Value[], quotes: readonly FoundQuote[]): boolean {
  if (saysScale.test(claim)) return false;
  if (quotes.some((quote) => takesUnscaled(claimed, quote) || takesUnscaledCount(claimed, quote))) return true;
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
