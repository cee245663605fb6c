import { isBoilerplate, isInstruction } from '#server/readers/sentences.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { notRivalWords } from '#server/agents/vocabulary/rivals.ts';

const word = '(?:\\p{Lu}[\\p{L}\\p{N}.&-]*|[a-z]+\\p{Lu}[\\p{L}\\p{N}]*)';
const properName = `(${word}(?: (?:\\p{Lu}[\\p{L}\\p{N}.&-]*)){0,2})`;
const listed = `${word}(?: ${word}){0,3}(?: \\([^()]{1,20}\\))?`;
/**
 * Matches names separated by commas or 'and'; a name that continues in lower case ('India-based providers') isn't one.
 */
const nameList = `(${listed}(?:,? (?:and|or|&) ${listed}|, ${listed})*)(?<rest> \\p{Ll}+)?`;
const comparing = [
  new RegExp(`\\balternatives? to ${properName}`, 'gu'),
  new RegExp(
    `\\b(?:compared (?:with|to)|switch(?:ed|ing)? from|migrat(?:ed|ing|e) (?:away )?from|mov(?:ed|ing|e) (?:away )?from|replac(?:ed|ing|es|e)|unlike) ${properName}`,
    'gu',
  ),
  new RegExp(`\\b(?:vs\\.?|versus) ${properName}`, 'gu'),
  new RegExp(`${properName} (?:vs\\.?|versus|alternatives?\\b)`, 'gu'),
];
const listing = [
  new RegExp(`\\b[Cc]ompetitors (?:of [^,.;:]{2,40} )?(?:include|includes|are|such as|like)[: ]+${nameList}`, 'gu'),
  new RegExp(
    `\\b[Cc]ompet(?:e|es|ing) (?:directly |primarily |mainly )?(?:with|against) (?:(?:companies|vendors|providers|firms|others) )?(?:such as |like |including )?${nameList}`,
    'gu',
  ),
  new RegExp(`\\b[Aa]lternatives (?:to [^,.;:]{2,40} )?(?:include|are|such as|like)[: ]+${nameList}`, 'gu'),
];
const notRivals = new RegExp(String.raw`^(${oneOf(notRivalWords)})\b`, 'iu');
const longest = 60;

/** Returns the names a sentence compares with another or lists as competitors. */
export function rivalsIn(sentence: string, own: RegExp): string[] {
  if (sentence.split(' ').length > longest || isBoilerplate(sentence) || isInstruction(sentence)) return [];
  const single = comparing.flatMap((pattern) => [...sentence.matchAll(pattern)].map((match) => match[1] ?? ''));
  const several = listing.flatMap((pattern) =>
    [...sentence.matchAll(pattern)].flatMap((match) => {
      const names = (match[1] ?? '').replace(/ \([^()]*\)/gu, '').split(/,? (?:and|or|&) |, /u);
      return match.groups?.['rest'] === undefined ||
        /^ (as|and|or|in|on|for|which|that|who|to|by|with|among)$/u.test(match.groups['rest'])
        ? names
        : names.slice(0, -1);
    }),
  );
  const names = [...single, ...several].map((name) => name.replace(/[.,-]+$/u, '').trim());
  return [...new Set(names)].filter((name) => name.length > 1 && !notRivals.test(name) && !own.test(name));
}
