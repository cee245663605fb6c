import { agoWords, monthNames } from './vocabulary/dates.ts';

const monthAt = new Map(
  Object.entries(monthNames).flatMap(([month, names]) =>
    names.split(' ').map((name) => [name, Number(month)] as const),
  ),
);
const name = `(${[...monthAt.keys()].toSorted((a, b) => b.length - a.length).join('|')})\\.?`;
const dayFirst = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th|er|\\.)?\\s+(?:de\\s+|of\\s+)?${name},?\\s+(?:de\\s+)?((?:19|20)\\d\\d)(?!\\d)`,
  'iu',
);
const monthFirst = new RegExp(`(?<!\\p{L})${name}\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+((?:19|20)\\d\\d)(?!\\d)`, 'iu');
const iso = /(?<!\d)((?:19|20)\d\d)-(\d\d)-(\d\d)(?!\d)/u;
const dotted = /(?<!\d)(\d{1,2})\.\s?(\d{1,2})\.\s?((?:19|20)?\d\d)(?!\d)/u;
const slashed = /(?<!\d)(\d{1,2})[/-](\d{1,2})[/-]((?:19|20)?\d\d)(?!\d)/u;
const ago = new RegExp(
  `(?<!\\d)(?:${agoWords.before.join('|')})?\\s*(\\d{1,2})\\s+(?:${agoWords.days.join('|')})\\s*(?:${agoWords.after.join('|')})?`,
  'iu',
);

/** A date as written, and in ISO format. */
export interface FoundDay {
  words: string;
  day: string;
}

/** Which of two numbers is the day, as known from the page's other dates or its country. */
export type DayOrder = 'day-first' | 'month-first' | 'unknown';

function dayOf(year: string, month: number, day: string): string | null {
  const full = year.length === 2 ? `20${year}` : year;
  const value = new Date(`${full}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}T00:00:00Z`);
  return Number.isNaN(value.getTime()) || value.getUTCDate() !== Number(day) ? null : value.toISOString().slice(0, 10);
}

function slashedDay(match: RegExpExecArray, order: DayOrder): string | null {
  const [, first = '', second = '', year = ''] = match;
  if (Number(first) > 12) return dayOf(year, Number(second), first);
  if (Number(second) > 12 || first === second) return dayOf(year, Number(first), second);
  if (order === 'unknown') return null;
  return order === 'day-first' ? dayOf(year, Number(second), first) : dayOf(year, Number(first), second);
}

/** Returns the order of day and month on a page, if one of its dates is unambiguous. */
export function dayOrder(text: string): DayOrder {
  for (const [, first = '', second = ''] of text.matchAll(new RegExp(slashed.source, 'gu'))) {
    if (Number(first) > 12 && Number(second) <= 12) return 'day-first';
    if (Number(second) > 12 && Number(first) <= 12) return 'month-first';
  }
  return 'unknown';
}

/** Returns the first complete date in a text, or one relative to `today`; null if incomplete. */
export function findDay(text: string, { order, today }: { order: DayOrder; today: string }): FoundDay | null {
  const tries: [RegExpExecArray | null, (match: RegExpExecArray) => string | null][] = [
    [
      dayFirst.exec(text),
      (match) => dayOf(match[3] ?? '', monthAt.get((match[2] ?? '').toLowerCase()) ?? 0, match[1] ?? ''),
    ],
    [
      monthFirst.exec(text),
      (match) => dayOf(match[3] ?? '', monthAt.get((match[1] ?? '').toLowerCase()) ?? 0, match[2] ?? ''),
    ],
    [iso.exec(text), (match) => dayOf(match[1] ?? '', Number(match[2]), match[3] ?? '')],
    [dotted.exec(text), (match) => dayOf(match[3] ?? '', Number(match[2]), match[1] ?? '')],
    [slashed.exec(text), (match) => slashedDay(match, order)],
    [
      ago.exec(text),
      (match) =>
        /ago|vor|il y a|hace|geleden/iu.test(match[0])
          ? new Date(Date.parse(today) - Number(match[1]) * 86_400_000).toISOString().slice(0, 10)
          : null,
    ],
  ];
  for (const [match, read] of tries) {
    const day = match === null ? null : read(match);
    if (match !== null && day !== null) return { words: match[0].trim(), day };
  }
  return null;
}
