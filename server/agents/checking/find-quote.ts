import { limits } from '#contract/limits.ts';
import { unspaced } from '#contract/whole-words.ts';

/** A text's letters and digits in lower case with their offsets; separators between digits count. */
interface Letters {
  text: string;
  at: number[];
}

const runs = /[\p{L}\p{N}%]+|(?<=\d)[.,](?=\d)/gu;

function lettersOf(text: string): Letters {
  let out = '';
  const at: number[] = [];
  for (const match of text.matchAll(runs)) {
    const [run] = match;
    const lower = run.toLowerCase();
    out += lower;
    // Some letters become longer in lower case: all parts then get the original letter's offset.
    if (lower.length === run.length) for (let each = 0; each < run.length; each += 1) at.push(match.index + each);
    else {
      let from = match.index;
      for (const letter of run) {
        for (let each = 0; each < letter.toLowerCase().length; each += 1) at.push(from);
        from += letter.length;
      }
    }
  }
  return { text: out, at };
}

export interface FoundWords {
  words: string;
  at: number;
}

export interface QuoteFinder {
  /**
   * Returns the quote as it appears in the text, with the character at which it begins, or its two ends if it has an ellipsis;
   * null if it doesn't.
   */
  find(quote: string): FoundWords[] | null;
}

const shortest = 3;
const inside = /[\p{L}\p{N}.,]/u;
const goesOn = /[\p{L}\p{N}.,%]/u;
const signBefore = /[\p{Sc}−-]/u;
const signAfter = /[\p{Sc}.!?]/u;
/** Returns where found letters begin and stop with the signs around them that the quote has as well: '£29', 'sold out.' */
function withSigns(text: string, quote: string, from: number, to: number): [start: number, stop: number] {
  const trimmed = quote.trim();
  const first = trimmed.search(/[\p{L}\p{N}]/u);
  let start = from;
  for (let at = first - 1; at >= 0 && signBefore.test(trimmed[at] ?? '') && trimmed[at] === text[start - 1]; at -= 1)
    start -= 1;
  const rest = /[^\p{L}\p{N}%]*$/u.exec(trimmed)?.[0] ?? '';
  let [stop, at] = [to, to];
  for (const sign of rest) {
    const isSpace = /\s/u.test(sign);
    if (isSpace ? !/\s/u.test(text[at] ?? '') : !signAfter.test(sign) || text[at] !== sign) break;
    at += 1;
    if (!isSpace) stop = at;
  }
  return [start, stop];
}

/**
 * Finds quotes in a text, ignoring white space, quotation marks, dashes and cells between words.
 * A match never ends inside a word or number: 'we employ 21' isn't found in 'we employ 212'.
 */
export function quoteFinder(text: string): QuoteFinder {
  const letters = lettersOf(text);
  const isEdge = (index: number): boolean => {
    const [before, here] = [letters.at[index - 1], letters.at[index]];
    if (before === undefined || here === undefined || here - before > 1) return true;
    const [last, next] = [text[before] ?? '', text[here] ?? ''];
    return !inside.test(last) || !goesOn.test(next) || unspaced.test(last) || unspaced.test(next);
  };
  const findOne = (part: string, from: number): ({ to: number } & FoundWords) | null => {
    const wanted = lettersOf(part).text;
    let tries = 0;
    for (let at = letters.text.indexOf(wanted, from); at >= 0; at = letters.text.indexOf(wanted, at + 1)) {
      tries += 1;
      if (tries > limits.quote.tries) return null;
      const end = at + wanted.length;
      if (!isEdge(at) || !isEdge(end)) continue;
      const [start, stop] = withSigns(text, part, letters.at[at] ?? 0, (letters.at[end - 1] ?? 0) + 1);
      return { to: end, words: text.slice(start, stop), at: start };
    }
    return null;
  };
  return {
    find(quote) {
      if (quote.length > limits.quote.characters) return null;
      const found: FoundWords[] = [];
      let from = 0;
      const parts = quote.split(/…|\.\.\.|\[…\]/u);
      for (const part of parts.filter((each) => lettersOf(each).text.length >= shortest)) {
        const one = findOne(part, from) ?? (from === 0 ? null : findOne(part, 0));
        if (one === null) return null;
        found.push({ words: one.words, at: one.at });
        from = one.to;
      }
      return found.length === 0 ? null : found;
    },
  };
}
