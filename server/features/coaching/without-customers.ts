import type { CoachPassage } from '#server/agents/discovery-coach/coach-material.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import { headingMark } from '#server/search/split-passages.ts';

const literally = (name: string): string => name.trim().replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/**
 * Returns passages without what names a customer: the part under a heading with the name, and elsewhere each sentence with it. What is left
 * stands letter by letter in the content.
 */
export function withoutCustomers(passages: readonly CoachPassage[], customers: readonly string[]): CoachPassage[] {
  const names = customers.map(literally).filter((name) => name !== '');
  if (names.length === 0) return [...passages];
  const named = new RegExp(`(?<![\\p{L}\\p{N}])(?:${oneOf(names)})(?![\\p{L}\\p{N}])`, 'iu');
  const lineWithout = (line: string): string[] => {
    if (!named.test(line)) return [line];
    // A row of a table is one statement.
    if (line.includes(' | ')) return [];
    // What stood around a sentence that is gone doesn't follow each other.
    return splitSentences(line).filter((sentence) => !named.test(sentence));
  };
  return passages.flatMap((passage) => {
    const parts = passage.text.split(headingMark).map((part, at) => {
      const [first = '', ...rest] = part.split('\n');
      const heading = at === 0 ? (passage.heading ?? '') : first;
      if (named.test(heading)) return null;
      return [...(at === 0 ? lineWithout(first) : [first]), ...rest.flatMap(lineWithout)].join('\n');
    });
    const text = parts.filter((part) => part !== null && part !== '').join(headingMark);
    return named.test(passage.title) || text === '' ? [] : [{ ...passage, text }];
  });
}
