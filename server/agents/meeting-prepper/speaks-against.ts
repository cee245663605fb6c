import { placedTerms } from '#server/search/index-terms.ts';
import type { Finding } from '../analyst.ts';
import { moreHand, moreWait } from '../ledger/vocabulary/admission-words.ts';
import { handWords, waitWords } from '../ledger/vocabulary/friction-words.ts';
import { instantWords, sharedAbroad, sharedByAll, stoppedWords } from '../ledger/vocabulary/have-words.ts';
import { commonWords } from '../ledger/vocabulary/languages.ts';
import { plainHand, plainWait } from '../ledger/vocabulary/plain-friction.ts';
import { wordTest } from '../ledger/word-test.ts';
import { findingsOf, type PrepMaterial } from './prep-material.ts';

const leastShared = 2;
const mostShown = 2;
const shortest = 4;
const termsOf = (text: string): string[] => placedTerms(text).map(({ term }) => term);
const common = new Set([...sharedByAll, ...sharedAbroad, ...Object.values(commonWords)].flatMap(termsOf));
/** How the trouble or its end is told, which isn't what it is about. */
const manner = wordTest(
  [...handWords, ...moreHand, ...plainHand, ...waitWords, ...moreWait, ...plainWait, ...instantWords, ...stoppedWords],
  'giu',
);

const quoted = ({ quotes }: Finding): string => quotes[0]?.text ?? '';

/** Returns what a sentence is about: its telling words in order, without the company's name. */
function subjectsOf(text: string, company: string): string[] {
  const name = new Set(termsOf(company));
  return termsOf(text.replace(manner, ' ')).filter(
    (term) => term.length >= shortest && !common.has(term) && !name.has(term) && !/^\p{N}/u.test(term),
  );
}

/**
 * Returns what the company says it has of the thing an admission is about: two telling words in common, or what
 * the second is about. What it said before the admission is not against it.
 */
export function speaksAgainst(material: PrepMaterial, admission: Finding): Finding[] {
  const about = subjectsOf(quoted(admission), material.company);
  return findingsOf(material, 'solved')
    .filter((solved) => {
      if (solved.date !== undefined && admission.date !== undefined && solved.date < admission.date) return false;
      const said = subjectsOf(quoted(solved), material.company);
      const shared = new Set(said.filter((term) => about.includes(term))).size;
      return shared >= leastShared || about.includes(said[0] ?? '');
    })
    .slice(0, mostShown);
}

/** Does the same for a pain of the playbook: two words of its title, or one and a phrase that points to it. */
export function speaksAgainstPain(
  material: PrepMaterial,
  { title, signals }: { title: string; signals: readonly string[] },
): Finding[] {
  const about = new Set(subjectsOf(title, material.company));
  const phrases = signals.filter((signal) => signal.includes(' '));
  return findingsOf(material, 'solved')
    .filter((solved) => {
      const text = quoted(solved).toLowerCase();
      const titled = new Set(subjectsOf(text, material.company).filter((term) => about.has(term))).size;
      return titled >= leastShared || (titled === 1 && phrases.some((phrase) => text.includes(phrase.toLowerCase())));
    })
    .slice(0, mostShown);
}
