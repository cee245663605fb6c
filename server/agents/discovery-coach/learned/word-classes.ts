import { classEntries } from './classes/all.ts';
import { stemmedWords } from '#server/agents/phrases/stemmed-words.ts';

/** An entry of a class by the words after its first one. */
interface Entry {
  name: string;
  behind: readonly string[];
}

const shortest = 4;

/** A word as classes know it: 'postponing', 'postpones' and 'postpone' are one, and so are 'carry' and 'carries'. */
function classWord(stem: string): string {
  let word = stem.replace(/'s?$/u, '');
  if (word.length > shortest && word.endsWith('e')) word = word.slice(0, -1);
  if (word.length > shortest && /([b-df-hj-np-tv-z])\1$/u.test(word)) word = word.slice(0, -1);
  return word.length > shortest ? word.replace(/[iy]$/u, '') : word;
}

/** Entries by their first word, read once a line is heard. */
let read: ReadonlyMap<string, readonly Entry[]> | null = null;
function entries(): ReadonlyMap<string, readonly Entry[]> {
  if (read !== null) return read;
  const found = new Map<string, Entry[]>();
  for (const line of classEntries) {
    const [name = '', ...written] = line.split(' | ');
    for (const entry of written) {
      const [first = '', ...behind] = stemmedWords(entry).map(classWord);
      const known = found.get(first);
      if (known === undefined) found.set(first, [{ name, behind }]);
      else known.push({ name, behind });
    }
  }
  read = found;
  return found;
}

/** The classes that the words of a text touch, by their names. */
export function classesOf(stems: readonly string[]): Set<string> {
  const words = stems.map(classWord);
  const touched = new Set<string>();
  words.forEach((word, at) => {
    for (const { name, behind } of entries().get(word) ?? [])
      if (!touched.has(name) && behind.every((each, place) => words[at + 1 + place] === each)) touched.add(name);
  });
  return touched;
}
