import { oneOf } from '#server/readers/one-of.ts';
import {
  foundingWords,
  goneWords,
  havingWords,
  leaningSubjects,
  nearWords,
  organizationNouns,
  relativeWords,
  runByWords,
  thatIsWords,
  unrelatedWords,
} from './vocabulary/others-words.ts';
import { ownWords } from './vocabulary/speakers.ts';
import { wordTest } from './word-test.ts';

const own = wordTest(ownWords);
const unrelated = wordTest(unrelatedWords);
const near = new RegExp(`^${wordTest(nearWords).source}`, 'iu');
const leaning = new RegExp(`^${wordTest(leaningSubjects).source}`, 'iu');
const runBy = wordTest(runByWords);
/** 'No.', before the sentence that says what it is instead. */
const denial = /^(?:no|nein|non|nee)[.!,]$/iu;
/** 'That is a housing advice service …' */
const thatIsA = new RegExp(`^(?:no\\. |nein\\. |non\\. )?${wordTest(thatIsWords).source}`, 'iu');
const aName = "(\\p{Lu}[\\p{L}&’'-]+(?: \\p{Lu}[\\p{L}&’'-]+){0,3})";
/** The name of an organization within a sentence: 'at Soar Valley Housing Association'. */
const organization = new RegExp(
  `(?<=[\\p{Ll},] )(?:${aName} (?:${oneOf(organizationNouns)})|(?:${oneOf(organizationNouns)}) \\p{Lu}[\\p{L}-]+)(?![\\p{L}])`,
  'u',
);
/** 'Océlait, a group founded by …, which employs': what follows is said of that name. */
const relative = new RegExp(`${aName}, [^;.!?]{3,90}?,? (?:${oneOf(relativeWords)}) \\p{Ll}`, 'u');
/** '… and ServiceMast alone has 2,300 employees'. */
const hasMany = new RegExp(
  `(?<=[\\p{Ll},;] )${aName},? (?:alone |itself )?(?:${oneOf(havingWords)}) (?:\\p{Ll}+ ){0,3}\\d`,
  'u',
);
/** “Sandhill’s CFO Marcy Dell: …”: a customer speaks. */
const speaker = new RegExp(`^${aName}[’']s [^:.]{2,50}: `, 'u');
const beginning = /^[^,;:–—]*/u;

interface Sentence {
  text: string;
  /** The sentence before it in the same paragraph. */
  before: string;
}

/** Its first words lean on the sentence before, and that one spoke of another name. */
function leansOnOther({ text, before }: Sentence, name: RegExp): boolean {
  const [first = ''] = beginning.exec(text) ?? [];
  if (/^(?:no|nein|non)\. /iu.test(text) && thatIsA.test(text)) return true;
  if (!leaning.test(text) || own.test(first) || name.test(first)) return false;
  if (denial.test(before)) return thatIsA.test(text);
  return organization.test(before) && !own.test(before) && !name.test(before);
}

/** A clause on another name holds the number: nothing of the company's own stands before it. */
function tellsInPassing(text: string, name: RegExp): boolean {
  const many = hasMany.exec(text);
  if (many !== null && !name.test(many[1] ?? '') && !own.test(text.slice(0, many.index))) return true;
  const found = relative.exec(text);
  if (found === null || name.test(found[1] ?? '')) return false;
  const clause = text.slice(found.index);
  return /\d/u.test(clause) && !/\d/u.test(text.slice(0, found.index)) && !own.test(clause);
}

/** 'Delphine itself was established …': a name that is not the company's is what was founded. */
const foundedOther = new RegExp(
  `^(?!The |Our |It |This |We )${aName}(?:,| (?:itself )?(?:was|is|had been|were)(?: first)?) (?:${oneOf(foundingWords)})`,
  'u',
);

/** Said of somebody near the company, of a namesake, or of whoever the sentence before spoke of: by its form alone. */
export function isOfAnother(sentence: Sentence, name: RegExp): boolean {
  const { text } = sentence;
  const [, founded = ''] = foundedOther.exec(text) ?? [];
  const [, speaks = ''] = speaker.exec(text) ?? [];
  if ([founded, speaks].some((other) => other !== '' && !name.test(other))) return true;
  return unrelated.test(text) || near.test(text) || leansOnOther(sentence, name) || tellsInPassing(text, name);
}

/** On the same ground, but somebody else's: 'the first lamp, run by the private gas works'. */
export const isRunByOthers = (text: string): boolean => runBy.test(text) && !own.test(text);

/** 'Dr. Lavelle, our orthodontist, moved to Galway': who was there and is no more. */
const gone = new RegExp(
  `\\p{Lu}[\\p{L}’'-]+, (?:our|the|who was our|unsere?|notre) [^,]{3,50}, (?:who )?(?:has |have |had )?(?:${oneOf(goneWords)})`,
  'u',
);
export const hasGone = (text: string): boolean => gone.test(text);
