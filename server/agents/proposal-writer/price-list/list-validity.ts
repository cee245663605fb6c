import { dayOrder, findDay } from '#server/agents/ledger/find-day.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import { holdingStates, holdingWords, listWords, partWords, wholeWords } from '../vocabulary/validity-words.ts';

/** 'All prices are valid until', 'Price list 2026, valid to': what holds is the list, and no single offer of it. */
const ofList = new RegExp(
  String.raw`^(?:(?:${oneOf(wholeWords)}) ){0,4}(?:${oneOf(listWords)})(?!\p{L})(?:(?! (?:${oneOf(partWords)})(?!\p{L}))[^.;]){0,120}?(?<!\p{L})(?:${oneOf(holdingStates)}) (?:${oneOf(holdingWords)}) `,
  'iu',
);
const alone = new RegExp(String.raw`^(?:${oneOf(holdingStates)}):? (?:${oneOf(holdingWords)}) `, 'iu');
const lengthOfDay = 40;

/** Returns the day through which all prices hold, as ISO date; null where none is stated from `today` on, or several. */
export function listValidity(texts: readonly string[], today = ''): string | null {
  const order = dayOrder(texts.join('\n'));
  const days = texts.flatMap(splitSentences).flatMap((sentence): string[] => {
    const found = ofList.exec(sentence) ?? alone.exec(sentence);
    if (found === null) return [];
    const day = findDay(sentence.slice(found[0].length, found[0].length + lengthOfDay), { order, today });
    return day === null || day.day < today ? [] : [day.day];
  });
  const [first, ...others] = new Set(days);
  return first !== undefined && others.length === 0 ? first : null;
}
