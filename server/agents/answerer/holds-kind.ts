import { oneOf } from '#server/readers/one-of.ts';
import {
  comparingWords,
  currencies,
  currencyNames,
  mannerWords,
  numberNames,
  placeWords,
  reasonWords,
  settlingWords,
} from '#server/agents/vocabulary/questions.ts';
import { countries } from '#server/agents/ledger/vocabulary/countries.ts';
import { monthNames } from '#server/agents/ledger/vocabulary/dates.ts';
import type { QuestionKind } from './question-kind.ts';

const money = new RegExp(
  oneOf([
    String.raw`(?:[$€£¥₹₽]|\b(?:${oneOf(currencies)}))\s?\d`,
    String.raw`\d\s?(?:[$€£¥₹]|(?:${oneOf([...currencies, ...currencyNames])})\b)`,
    String.raw`\bfree\b`,
  ]),
  'iu',
);
export const months = Object.values(monthNames).flatMap((names) => names.split(' '));
const digits = /\d/u;
const numbers = new RegExp(String.raw`\d|\b(?:${oneOf(numberNames)})\b`, 'iu');
export const dates = new RegExp(
  String.raw`\b(?:19|20)\d{2}\b|\b(?:${oneOf(months)})\.?\s+\d|\d\.?\s+(?:${oneOf(months)})\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\bQ[1-4]\b`,
  'iu',
);
/** Two names side by side, as people have them. */
const fullName =
  /(?<!\p{L})\p{Lu}[\p{Ll}’']+(?:\s+(?:van|von|de|da|der|la|el|bin|al))*\s+(?:\p{Lu}\.\s+)?\p{Lu}[’']?\p{L}*\p{Ll}+/u;
const handle = /(?:^|\s)@\w{3,}/u;
/** A name within a sentence: a capital that does not begin it. */
const innerName = /[\p{Ll},:|·]\s+\(?\p{Lu}\p{Ll}+/u;
const reasons = new RegExp(String.raw`\b(?:${oneOf(reasonWords)})\b`, 'iu');
const manners = new RegExp(String.raw`\b(?:${oneOf(mannerWords)})\b|→|>|/`, 'iu');
const comparing = new RegExp(String.raw`\b(?:${oneOf(comparingWords)})\b|\|`, 'iu');
const places = new RegExp(String.raw`\b(?:${oneOf(placeWords)})\b|→|@|://|\.\w{2,}/`, 'iu');
/** A name behind what stands before places, and countries by their names. */
const placeName = new RegExp(
  String.raw`(?<!\p{L})(?:in|at|near|from|of|to|outside|around|Menu|Settings|under)\s+(?:the\s+)?\p{Lu}[\p{L}’']+|(?<!\p{L})(?:${oneOf(countries)})(?!\p{L})|\s[>›→]\s|\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}\b|\b\d{5}\b`,
  'u',
);
const listing = /,[^,]+(?:,| and | or )|\||;|:/u;
const defining = /\b(?:is|are|means|refers to|stands for|describes)\b|\s[–—-]\s|:/iu;
const settled = new RegExp(String.raw`\b(?:${oneOf(settlingWords)})\b|n['’]t\b`, 'iu');

const holds: Record<QuestionKind, (text: string) => boolean> = {
  amount: (text) => money.test(text) && (digits.test(text) || /\bfree\b/iu.test(text)),
  count: (text) => numbers.test(text),
  date: (text) => dates.test(text),
  person: (text) => innerName.test(text) || fullName.test(text),
  place: (text) => places.test(text) || innerName.test(text),
  'yes-no': (text) => settled.test(text),
  how: (text) => manners.test(text),
  why: (text) => reasons.test(text),
  list: (text) => listing.test(text),
  definition: (text) => defining.test(text),
  comparison: (text) => comparing.test(text),
  other: () => true,
};

/** How surely a text holds the kind of thing that is asked for, 0 to 1. */
export function holdsKind(kind: QuestionKind, text: string): number {
  if (!holds[kind](text)) return 0;
  if (kind === 'place') return placeName.test(text) ? 1 : 0.5;
  if (kind === 'person') return fullName.test(text) ? 1 : handle.test(text) ? 0.8 : 0.4;
  return 1;
}
