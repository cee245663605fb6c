import { oneOf } from '#server/readers/one-of.ts';
import { ownWords } from '../vocabulary/speakers.ts';
import {
  askedOfApplicants,
  askedParties,
  askingActs,
  caseArticles,
  caseLinks,
  caseVerbs,
  draftNouns,
  exampleStarts,
  lawActs,
  lawNames,
  lawStarts,
  prefaceWords,
  puttingOff,
  sampleWords,
  subjectless,
  votedDown,
  votedNouns,
  welcomeWords,
} from '../vocabulary/unreal-words.ts';
import { wordTest } from '../word-test.ts';

const own = wordTest(ownWords);
const begins = (list: readonly string[], then = ''): RegExp =>
  new RegExp(`^(?:${oneOf(list)})(?![\\p{L}])${then}`, 'iu');

const example = begins(exampleStarts);
/** 'At £31 an hour that is £44,640': a rate and what it comes to. */
const reckoned = new RegExp(
  String.raw`(?<!\p{L})(?:at|bei|à|a) (?:[£$€]\s?\d[\d.,]*|\d[\d.,]*\s?(?:p|c|ct|cents?|pence|€|euro))(?!\p{L})` +
    String.raw`[^.]{0,40}?(?:is|are|costs?|makes|comes to|gives|means|saves|sind|kostet|coûte|fait) [^.]{0,12}?\d`,
  'iu',
);
/** 'A lender with 12,000 applications spends $456,000': one that doesn't exist. */
const madeUp = new RegExp(
  `^(?:${oneOf(caseArticles)}) (?:[\\p{L}-]+ ){1,4}?(?:${oneOf(caseLinks)}) (?:[\\p{Ll}]+ ){0,2}\\p{Sc}?\\d`,
  'iu',
);
const atCost = wordTest(caseVerbs);
const sample = wordTest(sampleWords);
/** Returns whether a sentence tells of a made-up case, by its own words or because it goes on from one. */
export const isExample = (text: string, before: string): boolean =>
  example.test(text) ||
  (madeUp.test(text) && atCost.test(text) && !own.test(text)) ||
  sample.test(text) ||
  reckoned.test(text) ||
  (example.test(before) && !own.test(text));

const law = new RegExp(`^(?:${oneOf(lawStarts)}) `, 'iu');
const lawNamed = new RegExp(`^(?:(?:the|der|dem|la|le|les|el) |l[’'])?(?:${oneOf(lawNames)})`, 'u');
const binds = wordTest(lawActs);
/** Returns whether a sentence says what a law or norm asks of anybody. */
export function isOfLaw(text: string): boolean {
  if (own.test(text)) return false;
  const start = law.exec(text)?.[0];
  return (start !== undefined && lawNamed.test(text.slice(start.length))) || binds.test(text);
}

const demand = begins(askedParties, ` (?:[\\p{Ll}]+ )?(?:${oneOf(askingActs)})(?![\\p{L}])`);
/** Returns whether a sentence says what is asked of bidders or applicants. */
export const isDemand = (text: string): boolean => demand.test(text);
const wanted = begins(askedOfApplicants);
const welcome = wordTest(welcomeWords);
/** Returns whether a job advertisement's sentence says what an applicant should be able to do. */
export const isAskedOfApplicants = (text: string): boolean =>
  (wanted.test(text) && !own.test(text)) || welcome.test(text);

const preface = begins(prefaceWords);
const mostPreface = 14;
/** Returns whether a sentence only says that an admission follows: 'We say what is not good too.' */
export const isPreface = (text: string): boolean =>
  preface.test(text) && !/\d/u.test(text) && text.split(' ').length <= mostPreface;

const draft = new RegExp(
  `(?<![\\p{L}])(?:${oneOf(draftNouns)})(?![\\p{L}]).{0,90}(?<![\\p{L}])(?:${oneOf(puttingOff)})(?![\\p{L}])`,
  'iu',
);
const lost = new RegExp(
  `(?<![\\p{L}])(?:${oneOf(votedNouns)})(?![\\p{L}]).{0,160}(?<![\\p{L}])(?:${oneOf(votedDown)})(?![\\p{L}])`,
  'iu',
);
/** Returns whether a sentence tells of something put before a meeting that isn't decided, or was voted down. */
export const isPutOff = (text: string): boolean => draft.test(text) || lost.test(text);

const noSubject = new RegExp(`^(?:${oneOf(subjectless)}) (?!(?:is|are|was|were)(?![\\p{L}]))`, 'u');
/** Returns whether a sentence leaves out whom it tells of, who stands in the heading: 'Meets in March.', 'Fires to 1,280 °C.' */
export const hasNoSubject = (text: string): boolean => noSubject.test(text) && !own.test(text);
