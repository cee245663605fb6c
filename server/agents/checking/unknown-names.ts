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
  return words.some((word) => word.length > 7 && shape.test(word));
};

/** Names of a claim that stand nowhere in what was read. The first word of a sentence counts where a name goes on after it. */
export function unknownNames(claim: string, read: string): string[] {
  const known = new Set((read.match(word) ?? []).map(bare));
  const text = read.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const shorts = initials(read);
  const words = [...known];
  return claim.split(/(?<=[.!?:;“”"])\s+/u).flatMap((sentence) => {
    const all = sentence.match(word) ?? [];
    return all.filter((written, at) => {
      if (!/^\p{Lu}/u.test(written)) return false;
      const name = bare(written);
      if (at === 0 && !/^\p{Lu}/u.test(all[1] ?? '') && !/\p{Lu}/u.test(written.slice(1))) return false;
      if (at === 0 && opener.test(written)) return false;
      if (plain.has(name) || plain.has(name.replace(/s$/u, '')) || known.has(name) || name.length < 2) return false;
      if (
        written
          .split(/[-&.]/u)
          .every((part) => !/^\p{Lu}/u.test(part) || plain.has(bare(part)) || known.has(bare(part)))
      )
        return false;
      if (text.includes(name)) return false;
      if (/^\p{Lu}{2,6}$/u.test(written) && (shorts.includes(name) || isShortFor(name, words))) return false;
      return ![...known].some((each) => each.length > 4 && (each === `${name}s` || name === `${each}s`));
    });
  });
}
