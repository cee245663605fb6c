/** Letters and digits of a text with where each stands; a separator between digits counts. */
interface Letters {
  text: string;
  at: number[];
}

function lettersOf(text: string): Letters {
  let out = '';
  const at: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? '';
    const kept =
      /[\p{L}\p{N}%]/u.test(character) ||
      (/[.,]/u.test(character) && /\d/u.test(text[index - 1] ?? '') && /\d/u.test(text[index + 1] ?? ''));
    if (!kept) continue;
    const lower = character.toLowerCase();
    out += lower;
    for (let each = 0; each < lower.length; each += 1) at.push(index);
  }
  return { text: out, at };
}

export interface QuoteFinder {
  /** The quote as it stands in the text, its two ends for one with an ellipsis; null: it does not stand there. */
  find(quote: string): string[] | null;
}

const shortest = 3;

/** Looks quotes up in a text, whatever stands between the words: white space, quotation marks, dashes and cells. */
export function quoteFinder(text: string): QuoteFinder {
  const letters = lettersOf(text);
  const isEdge = (index: number): boolean => {
    const before = letters.at[index - 1];
    const here = letters.at[index];
    return before === undefined || here === undefined || here - before > 1 || !/\p{L}/u.test(text[before] ?? '');
  };
  const findOne = (quote: string, from: number): { from: number; to: number; words: string } | null => {
    const wanted = lettersOf(quote).text;
    if (wanted.length < shortest) return null;
    for (let at = letters.text.indexOf(wanted, from); at >= 0; at = letters.text.indexOf(wanted, at + 1)) {
      const end = at + wanted.length;
      if (!isEdge(at) || !isEdge(end)) continue;
      const [start, last] = [letters.at[at] ?? 0, letters.at[end - 1] ?? 0];
      return { from: at, to: end, words: text.slice(start, last + 1) };
    }
    return null;
  };
  return {
    find(quote) {
      const found: string[] = [];
      let from = 0;
      for (const part of quote.split(/…|\.\.\.|\[…\]/u).filter((each) => lettersOf(each).text.length >= shortest)) {
        const one = findOne(part, from) ?? (from === 0 ? null : findOne(part, 0));
        if (one === null) return null;
        found.push(one.words);
        from = one.to;
      }
      return found.length === 0 ? null : found;
    },
  };
}
