import { withNameMarks, nameMark } from './name-marks.ts';
import { stemmedWords } from '#server/agents/phrases/stemmed-words.ts';
import { classesOf } from './word-classes.ts';

/** Words of one phrase at most, in what is said and in what the seller said before it. */
const mostWords = 3;
const mostBefore = 2;
const mostEveryday = 2;
const lengthStep = 6;
const longest = 6;

function addPhrases(to: Set<string>, words: readonly string[], { most, mark }: { most: number; mark: string }): void {
  const all = ['^', ...words, '$'];
  for (let size = 1; size <= most; size += 1)
    for (let from = 0; from + size <= all.length; from += 1) to.add(mark + all.slice(from, from + size).join(' '));
  to.add(`${mark}long${Math.min(longest, Math.floor(all.length / lengthStep))}`);
}

/** Phrases that hold a name, whichever it is: 'we had NAME in'. */
function addNamed(to: Set<string>, text: string): void {
  const marked = withNameMarks(text);
  if (marked === text) return;
  const named = new Set<string>();
  addPhrases(named, stemmedWords(marked), { most: mostWords, mark: '' });
  for (const phrase of named) if (phrase.includes(nameMark)) to.add(phrase);
}

function addClasses(to: Set<string>, words: readonly string[], mark: string): void {
  for (const each of classesOf(words)) to.add(`${mark}@${each}`);
}

/**
 * The phrases of a line, up to three words each, and those of the seller's line before it, marked with `<`; of both also
 * the classes that their words belong to, marked with `@`. Words are shortened, numbers are `#`, sums of money `£ #`,
 * beginning and end `^` and `$`. What the line calls by a name also stands as `zzname`.
 */
export function saidPhrases(text: string, before: string | null): Set<string> {
  const phrases = new Set<string>();
  const said = stemmedWords(text);
  addPhrases(phrases, said, { most: mostWords, mark: '' });
  addClasses(phrases, said, '');
  addNamed(phrases, text);
  if (before === null) return phrases;
  const saidBefore = stemmedWords(before);
  addPhrases(phrases, saidBefore, { most: mostBefore, mark: '<' });
  addClasses(phrases, saidBefore, '<');
  return phrases;
}

/** The words of a line and its pairs of words, shortened as in `saidPhrases`, whatever was said before it. */
export function everydayPhrases(text: string): Set<string> {
  const phrases = new Set<string>();
  addPhrases(phrases, stemmedWords(text), { most: mostEveryday, mark: '' });
  return phrases;
}
