import { oneOf } from '#server/readers/one-of.ts';
import { monthNames } from '../../ledger/vocabulary/dates.ts';

/** A day, month or month of a year that a text names; null: not named. */
export interface DayTold {
  day: number | null;
  month: number;
  year: number | null;
  /** Where it begins and ends in the text. */
  at: number;
  end: number;
}

const monthOf = new Map(
  Object.entries(monthNames).flatMap(([month, names]) => names.split(' ').map((name) => [name, Number(month)])),
);
const names = oneOf([...monthOf.keys()]);
const behind = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|\.|er)?\s(?:de\s|of\s)?`;
const year = String.raw`(?:,?\s(?:de\s|of\s)?(?<year>(?:19|20)\d\d)(?!\d))`;
const worded = new RegExp(
  String.raw`(?<![\p{L}\d.,/])(?:${behind})?(?<month>${names})(?!\p{L})(?:\.(?=,?\s\d))?(?:\s(?<after>\d{1,2})(?:st|nd|rd|th)?(?![\d.,:%]*\d|\s?%|\p{L}))?${year}?`,
  'giu',
);
const inNumbers = String.raw`(?<day>\d{1,2})(?<sign>[./])(?<month>\d{1,2})\k<sign>(?<year>(?:19|20)\d\d)`;
const inIso = String.raw`(?<iso>20\d\d)-(?<second>\d\d)-(?<third>\d\d)`;
const numeric = new RegExp(String.raw`(?<![\d.,/-])(?:${inNumbers}|${inIso})(?!\d)`, 'gu');
const most = 12;
/** What is a word as well, 'may', 'march', 'mai', 'set', is a month only beside a day or year. */
const isWord = (month: string): boolean => /^(?:may|march|mar|sept?|dec|mai|mei|ago|set|mayo)$/u.test(month);

/** Returns the days and months that a text names in words or numbers, in the supported languages, in its order. */
export function daysTold(text: string): DayTold[] {
  const words = [...text.matchAll(worded)].flatMap((match): DayTold[] => {
    const { day, month = '', after, year: of } = match.groups ?? {};
    if (isWord(month) && day === undefined && of === undefined) return [];
    // 'May' alone at a sentence's beginning is a verb.
    if (month === 'May' && day === undefined && of === undefined && after === undefined) return [];
    const number = day ?? after;
    return [
      {
        day: number === undefined ? null : Number(number),
        month: monthOf.get(month.toLowerCase()) ?? 0,
        year: of === undefined ? null : Number(of),
        at: match.index,
        end: match.index + match[0].length,
      },
    ];
  });
  const numbers = [...text.matchAll(numeric)].flatMap((match): DayTold[] => {
    const { day, month, year: of, iso, second, third } = match.groups ?? {};
    const told = {
      day: Number(day ?? third),
      month: Number(month ?? second),
      year: Number(of ?? iso),
      at: match.index,
      end: match.index + match[0].length,
    };
    return told.month <= 12 ? [told] : [];
  });
  return [...words, ...numbers].toSorted((a, b) => a.at - b.at).slice(0, most);
}

/** Whether two of them may be the same day: what both name is equal. */
export const sameDay = (one: DayTold, other: DayTold): boolean =>
  one.month === other.month &&
  (one.day === null || other.day === null || one.day === other.day) &&
  (one.year === null || other.year === null || one.year === other.year);
