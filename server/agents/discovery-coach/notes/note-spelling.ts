import { oneOf } from '#server/readers/one-of.ts';
import { shortened, tellingWords, willDeeds, willStarts } from './vocabulary/note-spellings.ts';

const word = /(?<![\p{L}\p{N}/])(?:[\p{L}]+[\d]?(?:\/\p{L}?(?![\p{L}\p{N}]))?|@)(?![\p{L}\p{N}])/gu;
const will = new RegExp(
  `(?<![\\p{L}])(?<who>${oneOf(Object.keys(willStarts))}) (?=(?:${oneOf(willDeeds)})(?!\\p{L}))`,
  'giu',
);
/** Shorter words are often other words. */
const shortestMissed = 6;
const shortestKnown = 5;
const vowels = 'aeiou';

const known = new Set(tellingWords);
/** Each short form and each misspelling by one letter, with the word that it stands for. */
const meant = new Map<string, string>();
for (const right of tellingWords)
  for (let at = 1; at < right.length; at += 1) {
    const [before, here, next = ''] = [right.slice(0, at), right.charAt(at), right.charAt(at + 1)];
    const behind = right.slice(at + 1);
    // Without its last letter a word is another one: 'broke', 'month'.
    const wrongs = right.length < shortestMissed || behind === '' ? [] : [before + behind];
    wrongs.push(before + here + here + behind);
    if (next !== '' && next !== here) wrongs.push(before + next + here + right.slice(at + 2));
    if (right.length > shortestMissed && vowels.includes(here))
      wrongs.push(...[...vowels].map((vowel) => before + vowel + behind));
    for (const wrong of wrongs) if (wrong.length >= shortestKnown && !known.has(wrong)) meant.set(wrong, right);
  }
for (const [short, full] of Object.entries(shortened)) meant.set(short, full);

const cache = new Map<string, string>();
const mostCached = 400;

/** Returns a note as its words are usually spelled: 'nobdy knws b/c …'. Only to be understood; what is shown stays as typed. */
export function usuallySpelled(text: string): string {
  const before = cache.get(text);
  if (before !== undefined) return before;
  const spelled = text
    .replaceAll(will, (_, who: string) => `${willStarts[who.toLowerCase()] ?? who} `)
    .replaceAll(word, (each) => {
      // 'R' and 'V' are names of something.
      if (each.length === 1 && each !== each.toLowerCase()) return each;
      return meant.get(each.toLowerCase()) ?? each;
    });
  if (cache.size >= mostCached) cache.clear();
  cache.set(text, spelled);
  return spelled;
}
