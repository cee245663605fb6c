import { oneOf } from '#server/readers/one-of.ts';
import { openers } from './vocabulary/phrases.ts';
import { plainNames } from './vocabulary/names.ts';

const plain = new Set(plainNames);
const word = /\p{L}[\p{L}\p{N}’'&.-]*[\p{L}\p{N}]|\p{L}/gu;

const plainLetters: Readonly<Record<string, string>> = { ø: 'o', œ: 'oe', æ: 'ae', ß: 'ss', ł: 'l', đ: 'd' };
const bare = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[’']s?$/u, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[øœæßłđ]/gu, (letter) => plainLetters[letter] ?? letter);

/** Letters that begin the words of a text, and of each run of words, so that 'ARR' is known from 'annual recurring revenue'. */
function initials(text: string): string {
  return (text.match(/\p{L}[\p{L}’'-]*/gu) ?? []).map((each) => each[0]?.toLowerCase() ?? '').join('');
}

const opener = new RegExp(`^(?:${oneOf(openers)})$`, 'u');

/** 'IPA' for isopropyl alcohol: its letters stand in order in one word, or begin the next. */
const isShortFor = (name: string, words: readonly string[]): boolean => {
  const shape = new RegExp(`^${[...name.slice(0, -1)].join('\\p{L}*')}`, 'u');
  return words.some((each) => shape.test(each));
};

/** The names of a text, read once for all claims that are held against it. */
export interface KnownNames {
  words: ReadonlySet<string>;
  /** Words that a short form may stand for. */
  long: readonly string[];
  text: string;
  initials: string;
}

export function namesIn(text: string): KnownNames {
  const words = new Set((text.match(word) ?? []).map(bare));
  return {
    words,
    long: [...words].filter((each) => each.length > 7),
    text: text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(),
    initials: initials(text),
  };
}

/** Whether a name, in small letters, stands in a text: as a word, in one or two numbers, within another, or as its short form. */
function stands(written: string, { words, long, text, initials: shorts }: KnownNames): boolean {
  const name = bare(written);
  if (words.has(name) || text.includes(name)) return true;
  if (name.length > 3 && (words.has(`${name}s`) || (name.endsWith('s') && words.has(name.slice(0, -1))))) return true;
  return /^\p{Lu}{2,6}$/u.test(written) && (shorts.includes(name) || isShortFor(name, long));
}

/** Names of a claim that stand nowhere in what was read. The first word of a sentence counts where a name goes on after it. */
export function unknownNames(claim: string, read: readonly KnownNames[]): string[] {
  const isPlain = (name: string): boolean => plain.has(name) || plain.has(name.replace(/s$/u, ''));
  return claim.split(/(?<=[.!?:;“”"])\s+/u).flatMap((sentence) => {
    const all = sentence.match(word) ?? [];
    return all.filter((written, at) => {
      if (!/^\p{Lu}/u.test(written) || bare(written).length < 2 || isPlain(bare(written))) return false;
      if (at === 0 && !/^\p{Lu}/u.test(all[1] ?? '') && !/\p{Lu}/u.test(written.slice(1))) return false;
      if (at === 0 && opener.test(written)) return false;
      const pieces = written.split(/[-&.]/u).filter((piece) => /^\p{Lu}/u.test(piece) && !plain.has(bare(piece)));
      if (pieces.every((piece) => read.some(({ words }) => words.has(bare(piece))))) return false;
      return !read.some((names) => stands(written, names));
    });
  });
}
