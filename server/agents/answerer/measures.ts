import { oneOf } from '#server/readers/one-of.ts';
import { currencies, currencyNames, numberNames } from '#server/agents/vocabulary/questions.ts';
import { sizeAsked, sizeUnits, timeAsked, timesSaid, timeUnits } from '#server/agents/vocabulary/units.ts';
import type { QuestionKind } from './question-kind.ts';

/** What a number counts or measures. */
export type Measure = 'money' | 'time' | 'size' | 'share' | 'number';

const time = new RegExp(String.raw`\b(?:${oneOf(timeAsked)})\b`, 'iu');
const size = new RegExp(String.raw`\b(?:${oneOf(sizeAsked)})\b`, 'iu');
const share = /\b(?:percent(?:age)?|share|proportion|%|accura(?:te|cy))\b/iu;

/** What an asked number counts or measures; null: no number is asked for. */
export function measureAsked(question: string, kind: QuestionKind): Measure | null {
  if (time.test(question)) return 'time';
  if (size.test(question)) return 'size';
  if (share.test(question) && (kind === 'count' || kind === 'amount')) return 'share';
  if (kind === 'amount') return 'money';
  return kind === 'count' ? 'number' : null;
}

const figure = String.raw`(?:\d[\d.,]*|\b(?:${oneOf(numberNames)}))\+?`;
const held: Record<Measure, RegExp> = {
  money: new RegExp(
    oneOf([
      String.raw`(?:[$€£¥₹₽]|\b(?:${oneOf(currencies)}))\s?\d`,
      String.raw`\d\s?(?:[$€£¥₹]|(?:${oneOf([...currencies, ...currencyNames])})\b)`,
      String.raw`\bfree\b`,
      String.raw`\bno (?:extra |additional )?(?:charge|cost|fee)\b`,
    ]),
    'iu',
  ),
  time: new RegExp(
    String.raw`${figure}(?:\s|-|–|to|\s?(?:working|business|calendar|full))*(?:${oneOf(timeUnits)})\b|\b(?:${oneOf(timesSaid)})\b`,
    'iu',
  ),
  size: new RegExp(String.raw`\d[\d.,]*\s?(?:${oneOf(sizeUnits)})(?![\p{L}])`, 'iu'),
  share: /\d\s?(?:%|percent|per cent)|\b(?:half|third|quarter|two thirds|all|none)\b/iu,
  number: new RegExp(figure, 'iu'),
};

/** Whether a text holds a number that counts or measures that. */
export const holdsMeasure = (measure: Measure, text: string): boolean => held[measure].test(text);

const places = new Map<Measure, RegExp>();

/** Every place where a text holds such a number. */
export function measurePlaces(measure: Measure): RegExp {
  const made = places.get(measure) ?? new RegExp(held[measure].source, 'giu');
  places.set(measure, made);
  return made;
}
