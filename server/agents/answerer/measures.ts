import { oneOf } from '#server/readers/one-of.ts';
import { currencies, currencyNames, numberNames } from '#server/agents/vocabulary/questions.ts';
import {
  asMoney,
  behindAskedNoun,
  changing,
  headPeriods,
  headTails,
  helpingVerbs,
  noPricedHead,
  noThing,
  pricedHeads,
  rateNouns,
  sumLeads,
} from '#server/agents/vocabulary/sums.ts';
import { sizeAsked, sizeUnits, timeAsked, timesSaid, timeUnits } from '#server/agents/vocabulary/units.ts';
import type { QuestionKind } from './question-kind.ts';

/** What a number counts or measures. */
export type Measure = 'money' | 'rate' | 'time' | 'size' | 'share' | 'number';

const time = new RegExp(String.raw`\b(?:${oneOf(timeAsked)})\b`, 'iu');
const size = new RegExp(String.raw`\b(?:${oneOf(sizeAsked)})\b`, 'iu');
const share = /\b(?:percent(?:age)?|share|proportion|%|accura(?:te|cy))\b/iu;

/** A discount or a commission is a sum or a share; 'the tax module' is neither. */
const rate = new RegExp(String.raw`\b(?:${oneOf(rateNouns)})(?=\W*$|,| (?:${oneOf(behindAskedNoun)})\b)`, 'iu');
const costs = new RegExp(String.raw`\b(?:${oneOf(asMoney)})\b`, 'iu');
/** 'How much overtime did it save': a thing need be no money. */
const muchOf = new RegExp(
  String.raw`\bhow much (?!(?:${oneOf([...helpingVerbs, ...noThing])})\b)\p{L}{3,} (?:${oneOf(helpingVerbs)})\b`,
  'iu',
);
/** 'How much did waiting times drop': the last verb asks, and 'the drop box' is a thing. */
const changes = new RegExp(
  String.raw`\bhow much (?:${oneOf(helpingVerbs)}) (?:(?!\b(?:to|when|if|for|an?|and)\b).){2,40} (?:${oneOf(changing)})(?=\W*$| (?:${oneOf(behindAskedNoun)}|by|over|since|with|after|during|last|next)\b)`,
  'iu',
);

/** What an asked number counts or measures; null: no number is asked for. */
export function measureAsked(question: string, kind: QuestionKind): Measure | null {
  if (time.test(question)) return 'time';
  if (size.test(question)) return 'size';
  if (share.test(question) && (kind === 'count' || kind === 'amount')) return 'share';
  const isRate = rate.test(question);
  // A price that has risen did so by a sum or a share.
  if (changes.test(question)) return isRate || costs.test(question) ? 'rate' : 'number';
  if (muchOf.test(question) && !isRate && !costs.test(question)) return 'number';
  if (kind === 'amount' || (kind === 'count' && isRate)) return isRate ? 'rate' : 'money';
  return kind === 'count' ? 'number' : null;
}

const figure = String.raw`(?:\d[\d.,]*|\b(?:${oneOf(numberNames)}))\+?`;
const money = [
  String.raw`(?:[$€£¥₹₽]|\b(?:${oneOf(currencies)}))\s?\d`,
  String.raw`\d\s?(?:[$€£¥₹]|(?:${oneOf([...currencies, ...currencyNames])})\b)`,
  // 38 pence and 40 thousand, not '72p' of a screen or '40k users'.
  String.raw`(?<=(?:^|\|\s*|:\s*|\b(?:${oneOf(sumLeads)})\s))\d{1,2}p(?![\p{L}\d])|(?<![\p{L}\d.,])\d{1,2}p(?= (?:per|a|an|each)\b)`,
  String.raw`(?<=(?:^|\|\s*|:\s*|~|\b(?:${oneOf(sumLeads)})\s))\d+(?:[.,]\d+)?k(?=\W*$|[.,;:)–-]|\s\||\s(?:a|per|each|and|or|for|in|on|we|they|upfront|yearly|monthly)\b)|(?<![\p{L}\d.,])\d+k(?=\s(?:budget|deal|fee|salary)\b)`,
  String.raw`\bfree\b`,
  String.raw`\bno (?:extra |additional )?(?:charge|cost|fee)\b`,
];
const percent = String.raw`\d\s?(?:%|percent|per cent)`;
const held: Record<Measure, RegExp> = {
  money: new RegExp(oneOf(money), 'iu'),
  rate: new RegExp(oneOf([...money, percent, String.raw`\b(?:half|third|quarter|two thirds) of\b`]), 'iu'),
  time: new RegExp(
    String.raw`${figure}(?:\s|-|–|to|\s?(?:working|business|calendar|full))*(?:${oneOf(timeUnits)})\b|\b(?:${oneOf(timesSaid)})\b`,
    'iu',
  ),
  size: new RegExp(String.raw`\d[\d.,]*\s?(?:${oneOf(sizeUnits)})(?![\p{L}])`, 'iu'),
  share: new RegExp(oneOf([percent, String.raw`\b(?:half|third|quarter|two thirds|all|none)\b`]), 'iu'),
  number: new RegExp(figure, 'iu'),
};

const period = String.raw`(?:\s?/\s?|\s(?:${oneOf(headPeriods)})\s)[\p{L}\d]+(?:\s(?:(?:and|und|et|y|en)\s)?[\p{L}\d]+)?`;
const currency = String.raw`(?:[$€£¥₹]|(?:${oneOf([...currencies, ...currencyNames])})(?!\p{L}))`;
/** A whole head that is a price: 'Monthly price GBP', '€ per user', and neither 'Price change' nor 'EUR pallets'. */
const pricedHead = new RegExp(
  String.raw`^(?:(?!(?:${oneOf(noPricedHead)})(?!\p{L}))\p{L}[\p{L}-]*\.?\s){0,2}(?:(?:${oneOf(pricedHeads)})(?:,?\s\(?${currency}\)?)?|${currency})(?:${period})?(?:,?\s(?:${oneOf(headTails)}))?(?:,?\s\(?${currency}\)?)?(?:\s?[([][^%]*[)\]])?$`,
  'iu',
);
const isSum = /^\d[\d.,’'\s]*(?:[.,][-–]{1,2})?$/u;
const isYear = /^(?:19|20)\d\d$/u;
/** Whether what is asked for may be a sum. */
export const isMoney = (measure: Measure | null): boolean => measure === 'money' || measure === 'rate';

/** The numbers of a table row that are sums because a price or a currency heads their columns. */
function pricedCells(text: string, columns: string): { from: number; to: number }[] {
  if (!text.includes(' | ') || !columns.includes(' | ')) return [];
  const heads = columns.split(' | ');
  let from = 0;
  return text.split(' | ').flatMap((cell, at) => {
    const place = { from, to: from + cell.length };
    from = place.to + ' | '.length;
    return at > 0 && isSum.test(cell) && !isYear.test(cell) && pricedHead.test(heads[at]?.trim() ?? '') ? [place] : [];
  });
}

/** Whether a text, under the names of its columns if it is a row, holds a number that counts or measures that. */
export const holdsMeasure = (measure: Measure, text: string, columns = ''): boolean =>
  held[measure].test(text) || (isMoney(measure) && pricedCells(text, columns).length > 0);

const places = new Map<Measure, RegExp>();

/** Every place where a text holds such a number. */
export function measurePlaces(measure: Measure): RegExp {
  const made = places.get(measure) ?? new RegExp(held[measure].source, 'giu');
  places.set(measure, made);
  return made;
}

/** The same places, in a row also those that its columns tell. */
export const measuresIn = (measure: Measure, text: string, columns = ''): { from: number; to: number }[] => [
  ...[...text.matchAll(measurePlaces(measure))].map(({ 0: part, index }) => ({ from: index, to: index + part.length })),
  ...(isMoney(measure) ? pricedCells(text, columns) : []),
];
