import { amount, percent } from '#server/agents/ledger/amounts.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { literally, oneOf } from '#server/readers/one-of.ts';
import { splitSentences, wordsOf } from '#server/readers/sentences.ts';
import { leansOnSentence } from '../leaning-sentence.ts';
import { offeringVerbs } from '../vocabulary/offering-verbs.ts';
import {
  clauseMarks,
  describingVerbs,
  grantingVerbs,
  grantingWords,
  leaningClauses,
  noLabels,
} from '../vocabulary/terms-words.ts';

const mark = `(?:${oneOf(clauseMarks)})`;
const marked = new RegExp(`^${mark}\\s+`, 'iu');
const onlyMark = new RegExp(`^${mark}$`, 'iu');
/** '(b) Payment terms.' within a paragraph that begins with '(a)'. */
const nextMark = new RegExp(`(?<=[.;:]\\s)(?=${mark}\\s+\\p{Lu})`, 'giu');
const mostOfLabel = 4;
const noLabel = wordTest(noLabels);
const leans = new RegExp(`^(?:${oneOf(leaningClauses)})(?!\\p{L})`, 'iu');

/** 'Contract term.' names the clause behind it. */
const isLabel = (sentence: string): boolean =>
  /^\p{Lu}[^.!?:;\d%]*\.$/u.test(sentence) && wordsOf(sentence) <= mostOfLabel && !noLabel.test(sentence);

/** Goes on about the sentence before: 'It renews for a year.' 'After that, one day is charged.' */
const goesOn = (sentence: string): boolean => leans.test(sentence) || leansOnSentence(sentence);

/** Splits a paragraph at the marks of its clauses, and leaves those out. */
function partsOf(text: string): string[] {
  const parts = marked.test(text) ? text.split(nextMark) : [text];
  return parts.map((part) => part.replace(marked, '').trim()).filter(Boolean);
}

/**
 * Returns the clauses of a paragraph of terms that are of prices, each whole: behind its label where it has one, and with the
 * sentences that go on about it.
 */
export function clausesOfTerms(text: string, isOfPrices: (sentence: string) => boolean): string[] {
  return partsOf(text).flatMap((part): string[] => {
    const sentences = splitSentences(part).filter((sentence) => !onlyMark.test(sentence));
    const [first = '', ...rest] = sentences;
    if (isLabel(first)) {
      if (rest.length === 0 || !sentences.some(isOfPrices)) return [];
      return [`${first.slice(0, -1)}: ${rest.join(' ')}`];
    }
    return sentences.reduce<{ clauses: string[]; isOpen: boolean }>(
      ({ clauses, isOpen }, sentence) => {
        const last = clauses.at(-1);
        if (goesOn(sentence))
          return isOpen && last !== undefined
            ? { clauses: [...clauses.slice(0, -1), `${last} ${sentence}`], isOpen }
            : { clauses, isOpen: false };
        return isOfPrices(sentence) ? { clauses: [...clauses, sentence], isOpen: true } : { clauses, isOpen: false };
      },
      { clauses: [], isOpen: false },
    ).clauses;
  });
}

const describes = oneOf([...offeringVerbs.filter((verb) => !grantingVerbs.includes(verb)), ...describingVerbs]);
const grants = wordTest(grantingWords);

/** Returns a test for what is sold, which is no rule of its price: 'Kilnworks helps potters cut the cost of firing.' */
export function sellerDescriber(own: readonly string[]): (clause: string) => boolean {
  const names = own.filter((name) => name !== '').map(literally);
  const subject = oneOf([...names, 'we', 'our (?:product|platform|software|service|system|team|company)']);
  const describer = new RegExp(`^(?:${subject})(?:,[^,]{1,80},)? (?:also )?(?:${describes})(?!\\p{L})`, 'iu');
  return (clause) => {
    const [first = ''] = splitSentences(clause);
    return describer.test(first) && ![amount, percent, grants].some((test) => test.test(first));
  };
}

/** '20–49: 8%' says nothing of what it is a share of, which its heading does. */
const bareShare = /^[^:]{1,60}: (?:up to |from )?[-−–+]?\d[\d.,]*\s?(?:%|per ?cent)(?: off)?\.?$/iu;
export const underHeading = (rule: string, heading: string): string =>
  bareShare.test(rule) && heading.trim() !== '' && !/\p{L}{3}/u.test(rule) ? `${heading}, ${rule}` : rule;
