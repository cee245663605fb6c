import { tens, units } from '#server/agents/vocabulary/cardinals.ts';
import { oneOf } from '#server/readers/one-of.ts';

/** '24/7', '9:30', '14/10/2026': one figure, though of several numbers. */
const joined = /(?<![\p{N}.,:/])\d{1,4}(?:[:/]\d{1,4})+(?![\p{N}:/])/gu;
const clock = /^(\d{1,2}):(\d{2})$/u;

const nameOf = (value: number): string | null => {
  const unit = Object.entries(units).find((each) => each[1] === value);
  const ten = Object.entries(tens).find((each) => each[1] === value - (value % 10));
  const last = Object.entries(units).find((each) => each[1] === value % 10);
  if (unit !== undefined) return unit[0];
  if (ten === undefined) return null;
  return last === undefined ? ten[0] : `${ten[0]}[\\s-]${last[0]}`;
};
const either = (value: number): string => {
  const name = nameOf(value);
  return name === null ? `${value}` : `(?:${value}|${name})`;
};

/** What stands behind an hour: 'at nine sites' and 'from two to six weeks' count something. */
const behindHour =
  '(?=\\s*(?:$|[.,;:!?)”]|(?:on|in|and|or|until|till|for|with|each|every|sharp|then|if|when|because|the|today|tonight|tomorrow|next|this|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?![\\p{L}\\p{N}])|to \\S{1,12}(?=[.,;!?]|$)))';

/** Returns how an hour and its minutes are said: 'half past nine', 'nine thirty', '9.30'. */
function clockForms(hour: number, minute: number): string[] {
  const forms = [`0?${hour}\\s?[:.h]\\s?${String(minute).padStart(2, '0')}`];
  for (const each of new Set([hour, hour % 12 === 0 ? 12 : hour % 12])) {
    const next = either((each % 12) + 1);
    const now = either(each);
    if (minute === 0) forms.push(`${now}\\s?(?:o[’']clock|[ap]\\.?m)`);
    // 'Ends at six' is in the morning or in the evening.
    if (minute === 0 && each === hour) forms.push(`(?:at|by|from|until|till) ${now}${behindHour}`);
    if (minute > 0) forms.push(`${now} ${minute < 10 ? `(?:oh|o) ${either(minute)}` : either(minute)}`);
    if (minute === 15) forms.push(`quarter (?:past|after) ${now}`);
    if (minute === 30) forms.push(`half (?:past )?${now}`);
    if (minute === 45) forms.push(`quarter (?:to|of) ${next}`);
    if (minute > 0 && minute < 30) forms.push(`${either(minute)} past ${now}`);
    if (minute > 30) forms.push(`${either(60 - minute)} to ${next}`);
  }
  return forms;
}

function formsOf(figure: string): string[] {
  const [, hour, minute] = clock.exec(figure) ?? [];
  const isTime = hour !== undefined && Number(hour) < 24 && Number(minute) < 60;
  if (isTime) return clockForms(Number(hour), Number(minute));
  // 'Twenty-four seven' is said so; '1-2 vans' is no half.
  return figure === '24/7' ? ['(?:24|twenty[\\s-]four)[\\s/-](?:7|seven)'] : [figure];
}

/** Returns a function that takes the times and other joined figures out of a text that the given texts hold too. */
export function withoutSaidTimes(texts: readonly string[]): (text: string) => string {
  const known = new Map<string, boolean>();
  const isSaid = (figure: string): boolean => {
    const before = known.get(figure);
    if (before !== undefined) return before;
    const said = new RegExp(`(?<![\\p{L}\\p{N}])(?:${oneOf(formsOf(figure))})(?![\\p{L}\\p{N}])`, 'iu');
    const found = texts.some((text) => said.test(text));
    known.set(figure, found);
    return found;
  };
  return (text) => text.replaceAll(joined, (figure) => (isSaid(figure) ? '' : figure));
}
