import type { CoachPassage } from '#server/agents/discovery-coach/content-lines.ts';
import { commonNames } from '#server/agents/vocabulary/customer-names.ts';
import { nameEndings } from '#server/ports/research/legal-forms.ts';
import { literally, oneOf } from '#server/readers/one-of.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import { headingMark } from '#server/search/split-passages.ts';

/** The same letters however they're written: 'Café' and 'Cafe', 'Sainsbury’s' and 'Sainsbury's'. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’‘`´]/gu, "'");
const legal = new RegExp(`[,\\s]+(?:${oneOf(nameEndings)})\\.?$`, 'iu');
/** A first word so long is a name by itself: 'Norwood’s drivers'. */
const longWord = 6;
const common = new Set(commonNames);
/** 'They also ran 12 vans.' goes on about whoever was named before. */
const goesOn = /^(?:they|their|he|she|his|her|the (?:same|firm|company|customer|team|site|group))\b/iu;

/** Whether texts name one of the customers: as written, in capitals, without a legal form, or by a long first word. */
function namesOf(customers: readonly string[]): {
  inText: (text: string) => boolean;
  inHeading: (text: string) => boolean;
} {
  const names = customers
    .map((name) =>
      folded(name)
        .trim()
        .replace(legal, '')
        .replace(/[.!?,\s]+$/u, ''),
    )
    .filter((name) => name !== '');
  const firsts = names.flatMap((name) => {
    const [first = '', second] = name.split(/\s+/u);
    return second !== undefined && first.length >= longWord && !common.has(first.toLowerCase()) ? [first] : [];
  });
  const plain = [...names, ...firsts].filter((name) => !common.has(name.toLowerCase()));
  const usual = names.filter((name) => common.has(name.toLowerCase()));
  const test = (words: readonly string[], before: string): ((text: string) => boolean) => {
    if (words.length === 0) return () => false;
    const all = words.flatMap((word) => [word, word.toUpperCase()]).map(literally);
    const found = new RegExp(`${before}(?<![\\p{L}\\p{N}])(?:${oneOf(all)})(?![\\p{L}\\p{N}])`, 'u');
    return (text) => found.test(folded(text));
  };
  const told = test(plain, '');
  // 'On Mondays', 'Next day delivery': a usual word is a name only within a sentence.
  const within = test(usual, '(?<=[\\p{L}\\p{N},] )');
  const whole = new Set(usual.map((name) => name.toLowerCase()));
  return {
    inText: (text) => told(text) || within(text),
    inHeading: (text) => told(text) || whole.has(folded(text).trim().toLowerCase()),
  };
}

const endsQuoted = /[.!?]["”]$/u;

/**
 * Returns passages without what names a customer: the part under a heading with the name, and elsewhere each sentence with it. What is left
 * stands letter by letter in the content.
 */
export function withoutCustomers(passages: readonly CoachPassage[], customers: readonly string[]): CoachPassage[] {
  const names = namesOf(customers);
  if (customers.length === 0) return [...passages];
  const sentencesWithout = (line: string): string[] => {
    let gone = false;
    return splitSentences(line).filter((sentence) => {
      gone = names.inText(sentence) || (gone && goesOn.test(sentence));
      return !gone;
    });
  };
  const lineWithout = (line: string): string[] => {
    if (!names.inText(line)) return [line];
    // A row of a table is one statement.
    if (line.includes(' | ')) return [];
    // What stood around a sentence that is gone doesn't follow each other; a quoted doubt stays with its answer.
    return sentencesWithout(line).reduce<string[]>((lines, sentence) => {
      const before = lines.at(-1);
      return before !== undefined && endsQuoted.test(before)
        ? [...lines.slice(0, -1), `${before} ${sentence}`]
        : [...lines, sentence];
    }, []);
  };
  return passages.flatMap((passage) => {
    const parts = passage.text.split(headingMark).map((part, at) => {
      const [first = '', ...rest] = part.split('\n');
      const heading = at === 0 ? (passage.heading ?? '') : first;
      if (names.inHeading(heading)) return null;
      return [...(at === 0 ? lineWithout(first) : [first]), ...rest.flatMap(lineWithout)].join('\n');
    });
    const text = parts.filter((part) => part !== null && part !== '').join(headingMark);
    return names.inHeading(passage.title) || text === '' ? [] : [{ ...passage, text }];
  });
}
