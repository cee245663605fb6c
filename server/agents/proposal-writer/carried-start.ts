import { oneOf } from '#server/readers/one-of.ts';
import { terms } from '#server/readers/sentences.ts';
import { assent } from './agreed-requests.ts';
import { spokenNumbers } from '#server/agents/said/spoken-numbers.ts';
import { fragmentStarts } from './vocabulary/naming-words.ts';

/** 'An invoice. From an engineer we use.' 'Finance did. Their figure was low.' */
const goesOn = new RegExp(`^(?:${oneOf(fragmentStarts)})(?![\\p{L}])`, 'iu');
/** 'Four. The harbor, the mill and two more.' */
const counts = /^(?:about |some )?\p{L}+(?:-\p{L}+)?\.$/iu;
const ofOthers = /^(?:that|this|it|those|these|they|he|she)(?![\p{L}])/iu;
const mostCarried = 3;

/** Returns whether the short sentence before the first full one says what that one goes on about. */
export function carriesStart(sentences: readonly string[], full: number): boolean {
  const [before = '', sentence = ''] = sentences.slice(Math.max(0, full - 1), full + 1);
  const isShort = before.split(' ').length <= mostCarried && !before.endsWith('?');
  if (full < 1 || !isShort || ofOthers.test(before) || assent.test(before)) return false;
  if (counts.test(before)) return full === 1 && spokenNumbers(before).some(({ value }) => value > 1);
  return goesOn.test(sentence) && terms(before).length > 0;
}
