import { oneOf } from '#server/readers/one-of.ts';
import { currencyCodes } from './vocabulary/currency-codes.ts';
import { openers } from './vocabulary/phrases.ts';
import { plainNames } from './vocabulary/names.ts';

const plain = new Set(plainNames);
const word = /\p{L}[\p{L}\p{N}’'&.-]*[\p{L}\p{N}]|\p{L}/gu;

const plainLetters: Readonly<Record<string, string>> = { ø: 'o', œ: 'oe', æ: 'ae', ß: 'ss', ł: 'l', đ: 'd' };
const bare = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s?$/u, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[øœæßłđ]/gu, (letter) => plainLetters[letter] ?? letter);

/** Returns the initials of a text's words, so that 'ARR' is recognized from 'annual recurring revenue'. */
function initials(text: string): string {
  return (text.match(/\p{L}[\p{L}’'-]*/gu) ?? []).map((each) => each[0]?.toLowerCase() ?? '').join('');
}

/** 'R100', 'NOK', 'Tk' */
const ofMoney = new RegExp(`^(?:${oneOf(currencyCodes)}|R)(?:\\d[\\d.,]*\\p{L}{0,2})?$`, 'u');
const opener = new RegExp(`^(?:${oneOf(openers)})$`, 'u');

/** Returns whether a short form like 'IPA' has its letters in order in one of the words: isopropyl alcohol. */
const isShortFor = (name: string, words: readonly string[]): boolean => {
  const shape = new RegExp(`^${[...name.slice(0, -1)].join('\\p{L}*')}`, 'u');
  return words.some((each) => shape.test(each));
};

/** The names of a text, read once for all claims. */
export interface KnownNames {
  words: ReadonlySet<string>;
  /** Words that short forms may stand for. */
  long: readonly string[];
  text: string;
  initials: string;
}

export function namesIn(text: string): KnownNames {
  const words = new Set((text.match(word) ?? []).map(bare));
  return {
    words,
    long: [...words].filter((each) => each.length > 7),
    text: text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase(),
    initials: initials(text),
  };
}

/**
 * Returns whether a lower-case name occurs in a text: as a word, singular or plural, inside another, or as a short
 * form.
 */
function stands(written: string, { words, long, text, initials: shorts }: KnownNames): boolean {
  const name = bare(written);
  if (words.has(name) || text.includes(name)) return true;
  if (
    name.length > 3 &&
    (words.has(`${name}s`) ||
      (name.endsWith('s') && words.has(name.slice(0, -1))) ||
      (name.endsWith('es') && words.has(name.slice(0, -2))))
  )
    return true;
  // 'Maltese', of Malta
  const land = /^(\p{L}{4,}?)(?:ese|ian|ean|ish|an|i)$/u.exec(name)?.[1];
  if (land !== undefined && [...words].some((each) => each.startsWith(land))) return true;
  return /^\p{Lu}{2,6}$/u.test(written) && (shorts.includes(name) || isShortFor(name, long));
}

/**
 * Returns the names of a claim that occur in none of its sources.
 * A sentence's first word counts only if a name continues after it.
 */
export function unknownNames(claim: string, read: readonly KnownNames[]): string[] {
  const isPlain = (name: string): boolean => plain.has(name) || plain.has(name.replace(/s$/u, ''));
  /** 'Started August 1953', 'Opened Harbour Row': what was done, to something named. */
  const startsWithDoing = (first: string, next: string): boolean =>
    isPlain(bare(next)) || /^\p{Lu}\p{Ll}{3,}ed$/u.test(first);
  return claim.split(/(?<=[.!?:;“”"])\s+/u).flatMap((sentence) => {
    const all = sentence.match(word) ?? [];
    return all.filter((written, at) => {
      if (!/^\p{Lu}/u.test(written) || bare(written).length < 2 || isPlain(bare(written))) return false;
      if (ofMoney.test(written)) return false;
      if (at === 0 && !/^\p{Lu}/u.test(all[1] ?? '') && !/\p{Lu}/u.test(written.slice(1))) return false;
      if (at === 0 && (opener.test(written) || startsWithDoing(written, all[1] ?? ''))) return false;
      const pieces = written.split(/[-&.]/u).filter((piece) => /^\p{Lu}/u.test(piece) && !plain.has(bare(piece)));
      if (pieces.every((piece) => read.some(({ words }) => words.has(bare(piece))))) return false;
      return !read.some((names) => stands(written, names));
    });
  });
}
