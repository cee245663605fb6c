import { oneOf } from '#server/readers/one-of.ts';
import { capitalized, splitSentences } from '#server/readers/sentences.ts';
import { months, seasons } from '#server/agents/vocabulary/months.ts';
import {
  beforeNoPerson,
  emptyIts,
  femaleNouns,
  maleNouns,
  namingStarts,
  openEnds,
  personNouns,
  reasonStarts,
} from './vocabulary/naming-words.ts';
import { afterDemonstratives, demonstratives, thingPronouns } from './vocabulary/pointing-words.ts';

/** 'It', 'them' and 'that' where no noun follows. */
export const points = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${oneOf(thingPronouns)}|(?:${oneOf(demonstratives)})(?=[.,;?!’']|$| (?:${oneOf(afterDemonstratives)})\\b))(?![\\p{L}\\p{N}-])`,
  'iu',
);
const person = /(?<![\p{L}])(?:he|she|him|her|his)(?![\p{L}])/iu;
const subject = /(?<![\p{L}])(?:he|she)(?![\p{L}])/iu;
const ofPerson = new RegExp(`${points.source}|${person.source}|(?<![\\p{L}])their(?![\\p{L}])`, 'iu');
const empty = new RegExp(`(?<![\\p{L}])(?:${oneOf(emptyIts)})`, 'giu');
const name = String.raw`(?<=[\p{L},’'] )(?!I\b|\p{L}+day\b)\p{Lu}\p{L}+`;
/** 'Dilip'll do it.' 'This is Amélia.' */
const opensWithName = /^(?!It|He|She|We|They|You|That|There|What|Who|Let|Here)\p{Lu}\p{Ll}{2,}[’'](?:ll|s|d)(?!\p{L})/u;
const presents = /^(?:This|That|It)(?:[’']s| is) \p{Lu}\p{Ll}/u;
const noun = String.raw`(?<![\p{L}])(?:${oneOf(namingStarts)}) (?:\p{L}+[ -])?\p{L}{3,}`;
const names = new RegExp(`${name}|${noun}`, 'u');
/** Months, and what stands behind 'in' or 'we use', are no people. */
const noPerson = `(?!(?:${oneOf([...months, ...seasons].map(capitalized))})(?!\\p{L}))`;
const noPlace = `(?<!(?<!\\p{L})(?:${oneOf(beforeNoPerson.flatMap((words) => [words, capitalized(words)]))}) )`;
const someone = new RegExp(`${noPlace}${noPerson}${name}|(?<![\\p{L}])(?:${oneOf(personNouns)})(?![\\p{L}])`, 'u');
const him = /(?<![\p{L}])(?:he|him|his)(?![\p{L}])/iu;
const her = /(?<![\p{L}])(?:she|her|hers)(?![\p{L}])/iu;
const women = new RegExp(`(?<![\\p{L}])(?:${oneOf(femaleNouns)})(?![\\p{L}])`, 'giu');
const men = new RegExp(`(?<![\\p{L}])(?:${oneOf(maleNouns)})(?![\\p{L}])`, 'giu');
const gives = new RegExp(`^(?:${oneOf(reasonStarts)})(?![\\p{L}])`, 'iu');
const ends = new RegExp(`(?<![\\p{L}])(?:${oneOf(openEnds)})[.?!]?$`, 'iu');
/** Words of a sentence together with the ones before it that name what it is about. */
const mostPlaced = 36;

/** 'I will ask him.' */
export const speaksOfPerson = (text: string): boolean => person.test(text);
/** 'I have a judge in the north who calls it magic.' */
export const namesSomeone = (text: string): boolean => someone.test(text) || opensWithName.test(text);
/** Returns whether a sentence names somebody for whom the pronouns of another may stand: no aunt for 'him'. */
export function namesFor(piece: string, text: string): boolean {
  const [ofMan, ofWoman] = [him.test(piece), her.test(piece)];
  if (ofMan === ofWoman) return namesSomeone(text);
  return namesSomeone(text.replaceAll(ofMan ? women : men, ' '));
}
/** 'If the screen is green he'll walk.' 'I'll see if she's free' names nobody; 'I'll ask our fitter whether he's free' does. */
export function speaksOfNobody(text: string): boolean {
  const at = text.search(subject);
  return at >= 0 && !namesSomeone(text.slice(0, at));
}
/** 'Because I can pick them.' */
export const givesReason = (text: string): boolean => gives.test(text) && !text.endsWith('?');

/** 'I'd want to know which.' */
export const leavesOpen = (text: string): boolean => ends.test(text);

/** Returns whether a sentence speaks of something or somebody that it doesn't name first: 'I'd give him a call.' */
export function leansBack(sentence: string): boolean {
  if (ends.test(sentence)) return true;
  if (presents.test(sentence)) return false;
  const said = sentence.replaceAll(empty, ' ');
  const at = said.search(ofPerson);
  return at >= 0 && !names.test(said.slice(0, at));
}

/** Returns a sentence of a text, from the one on that names what it is about; null: none does, or it is long. */
export function placed(text: string, sentence: string): string | null {
  if (!leansBack(sentence)) return sentence;
  const sentences = splitSentences(text);
  const at = sentences.findIndex((one) => one.includes(sentence));
  for (let from = at - 1; from >= 0; from -= 1) {
    const first = sentences[from] ?? '';
    const whole = sentences.slice(from, at + 1).join(' ');
    if (whole.split(' ').length > mostPlaced || !text.includes(whole)) return null;
    if (!leansBack(first) && (names.test(first) || person.test(sentence) || first.split(' ').length > 3)) return whole;
  }
  return null;
}
