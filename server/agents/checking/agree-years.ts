import { oneOf } from '#server/readers/one-of.ts';
import { wordTest } from '../ledger/word-test.ts';
import type { ClaimFacts } from './claim-facts.ts';
import { valuesIn } from './read-values.ts';
import {
  agoEnds,
  agoLeads,
  aheadOfYearWords,
  comparedWords,
  lastYearWords,
  nextYearWords,
  thisYearWords,
} from './vocabulary/years.ts';

const last = wordTest(lastYearWords);
const next = wordTest(nextYearWords);
const current = wordTest(thisYearWords);
const compared = wordTest(comparedWords);

const runsOut = /\b(?:until|till|through|ends?|expires?|runs?|lasts?|up|renew\p{L}*|term)\b/iu;
const endOfYear = /(?<!\p{L})(?:end of|ende|fin|finales de|einde|eind) ((?:19|20)\d\d)(?!\d)/giu;
/** 'six years ago', 'vor sechs Jahren' */
const yearsAgo = new RegExp(
  String.raw`(?:${oneOf(agoLeads)})\s(\p{L}+|\d{1,2})\s(?:jahren|ans|años)|(?<!\p{L})(\p{L}+|\d{1,2})\s(?:${oneOf(agoEnds)})`,
  'giu',
);
/** 'for three years' */
const lasting = /\bfor (?:a further |another |the next )?(\p{L}+|\d{1,2}) years\b/giu;

/** Days early in a year that are named without it, and a year's last day. */
const aheadOfYear = wordTest(aheadOfYearWords);

const yearsOf = (text: string): number[] =>
  valuesIn(text)
    .filter(({ calendar }) => calendar)
    .map(({ value }) => value);

/** Years that a claim may name, by their own quotes, or by the pages around these and words like 'last year'. */
export function yearsFor({ text, all, evidence, read, dated, around, frame }: ClaimFacts): {
  quoted: Set<number>;
  other: Set<number>;
} {
  const quoted = all.flatMap(({ values }) => values.filter(({ calendar }) => calendar).map(({ value }) => value));
  const days = dated.flatMap(({ when }) => (when === null ? [] : [Number(when.slice(0, 4))]));
  const pages = [
    ...days,
    ...read.flatMap((source) => source.around.filter(({ calendar }) => calendar).map(({ value }) => value)),
    ...yearsOf(around),
  ];
  const base = pages.length > 0 ? pages : [Number(frame.today.slice(0, 4))];
  const told = (test: RegExp): boolean => evidence.some((quote) => test.test(quote));
  const near = [...base, ...quoted];
  const spans = evidence.flatMap((quote) =>
    [...quote.matchAll(lasting)].flatMap(([, span = '']) => valuesIn(`${span} years`).map(({ value }) => value)),
  );
  const other = [
    // 'Elected in 2026 for three years'
    ...(runsOut.test(text) ? quoted.flatMap((year) => spans.map((span) => year + span)) : []),
    ...evidence.flatMap((quote) =>
      [...quote.matchAll(yearsAgo)].flatMap(([, span, later]) =>
        valuesIn(`${span ?? later ?? ''} years`).flatMap(({ value }) => base.map((year) => year - value)),
      ),
    ),
    ...(told(last) ? near.map((year) => year - 1) : []),
    ...(told(next) ? base.map((year) => year + 1) : []),
    ...(told(current) ? base : []),
    // 'On January 1', on a page of October, and the day after a year's last.
    ...evidence.flatMap((quote) => (aheadOfYear.test(quote) ? near.map((year) => year + 1) : [])),
    // What lasts to the end of a year is over before the next.
    ...evidence.flatMap((quote) => [...quote.matchAll(endOfYear)].map(([, year]) => Number(year) + 1)),
    // 'It was 78% in 2024' compares with a year later.
    ...(told(compared) && new Set(quoted).size === 1 ? quoted.map((year) => year + 1) : []),
  ];
  return { quoted: new Set([...quoted, ...other]), other: new Set([...other, ...(quoted.length === 0 ? base : [])]) };
}
