import { oneOf } from '#server/readers/one-of.ts';
import { currencies, currencyNames, numberNames } from '#server/agents/vocabulary/questions.ts';
import { changing, helpingVerbs, noThing, pricedHeads, rateNouns } from '#server/agents/vocabulary/sums.ts';
import { sizeAsked, sizeUnits, timeAsked, timesSaid, timeUnits } from '#server/agents/vocabulary/units.ts';
import type { QuestionKind } from './question-kind.ts';

/** What a number counts or measures. */
export type Measure = 'money' | 'rate' | 'time' | 'size' | 'share' | 'number';

const time = new RegExp(String.raw`\b(?:${oneOf(timeAsked)})\b`, 'iu');
const size = new RegExp(String.raw`\b(?:${oneOf(sizeAsked)})\b`, 'iu');
const share = /\b(?:percent(?:age)?|share|proportion|%|accura(?:te|cy))\b/iu;

/** A discount or a commission is a sum or a share. */
const rate = new RegExp(String.raw`\b(?:${oneOf(rateNouns)})\b`, 'iu');
/** 'How much overtime did it save', 'how much did waiting times drop': neither need be money. */
const muchOf = new RegExp(
  String.raw`\bhow much (?:${oneOf(helpingVerbs)}) .{2,40} (?:${oneOf(changing)})\b|\bhow much (?!(?:${oneOf([...helpingVerbs, ...noThing])})\b)\p{L}{3,} (?:${oneOf(helpingVerbs)})\b`,
  'iu',
);

/** What an asked number counts or measures; null: no number is asked for. */
export function measureAsked(question: string, kind: QuestionKind): Measure | null {
  if (time.test(question)) return 'time';
  if (size.test(question)) return 'size';
  if (share.test(question) && (kind === 'count' || kind === 'amount')) return 'share';
  if (muchOf.test(question)) return 'number';
  if (kind === 'amount') return rate.test(question) ? 'rate' : 'money';
  return kind === 'count' ? 'number' : null;
}

const figure = String.raw`(?:\d[\d.,]*|\b(?:${oneOf(numberNames)}))\+?`;
const money = [
  String.raw`(?:[$€£¥₹₽]|\b(?:${oneOf(currencies)}))\s?\d`,
  String.raw`\d\s?(?:[$€£¥₹]|(?:${oneOf([...currencies, ...currencyNames])})\b)`,
  // 38 pence, 40 thousand.
  String.raw`(?<![\p{L}\d.,])\d{1,2}p(?![\p{L}\d])`,
  String.raw`(?<![\p{L}\d.,])\d+(?:[.,]\d+)?k(?![\p{L}\d])`,
  String.raw`\bfree\b`,
  String.raw`\bno (?:extra |additional )?(?:charge|cost|fee)\b`,
];
const shares = [String.raw`\d\s?(?:%|percent|per cent)`, String.raw`\b(?:half|third|quarter|two thirds|all|none)\b`];
const held: Record<Measure, RegExp> = {
  money: new RegExp(oneOf(money), 'iu'),
  rate: new RegExp(oneOf([...money, ...shares]), 'iu'),
  time: new RegExp(
    String.raw`${figure}(?:\s|-|–|to|\s?(?:working|business|calendar|full))*(?:${oneOf(timeUnits)})\b|\b(?:${oneOf(timesSaid)})\b`,
    'iu',
  ),
  size: new RegExp(String.raw`\d[\d.,]*\s?(?:${oneOf(sizeUnits)})(?![\p{L}])`, 'iu'),
  share: new RegExp(oneOf(shares), 'iu'),
  number: new RegExp(figure, 'iu'),
};

const pricedHead = new RegExp(
  String.raw`[$€£¥₹]|(?<!\p{L})(?:${oneOf([...currencies, ...pricedHeads])})(?!\p{L})`,
  'iu',
);
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
    return at > 0 && /^\d/u.test(cell) && pricedHead.test(heads[at] ?? '') ? [place] : [];
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
