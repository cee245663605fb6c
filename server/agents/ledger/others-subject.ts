import { oneOf } from '#server/readers/one-of.ts';
import {
  foundingWords,
  goneWords,
  havingWords,
  leaningSubjects,
  nearWords,
  organizationNouns,
  partyCompounds,
  partyGoesOn,
  partyLeads,
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
/** 'No.' before a sentence that gives the right answer. */
const denial = /^(?:no|nein|non|nee)[.!,]$/iu;
/** Matches 'That is a housing advice service …'. */
const thatIsA = new RegExp(`^(?:no\\. |nein\\. |non\\. )?${wordTest(thatIsWords).source}`, 'iu');
const aName = "(\\p{Lu}[\\p{L}&’'-]+(?: \\p{Lu}[\\p{L}&’'-]+){0,3})";
/** Matches an organization's name within a sentence: 'at Soar Valley Housing Association'. */
const organization = new RegExp(
  `(?<=[\\p{Ll},] )(?:${aName} (?:${oneOf(organizationNouns)})|(?:${oneOf(organizationNouns)}) \\p{Lu}[\\p{L}-]+)(?![\\p{L}])`,
  'u',
);
/** 'Océlait, a group founded by …, which employs': the rest is about that name. */
const relative = new RegExp(`${aName}, [^;.!?]{3,90}?,? (?:${oneOf(relativeWords)}) \\p{Ll}`, 'u');
/** 'Our friends at Océlait, which employs': behind other words such a name may be a place, a person or a product of the company's. */
const ofParty = new RegExp(
  `(?<!\\p{L})(?:${oneOf(partyLeads)}) ${aName}, (?:which|das|qui|que|(?<=(?:AG|GmbH|KG|SE), )(?:die|der)) [\\p{Ll}\\d]`,
  'u',
);
/** 'Handled by Océlait, which employs', with nothing of the company's before it. */
const doneBy = new RegExp(`(?:ed|en|un|wn|lt|ght) by ${aName}, which \\p{Ll}`, 'u');
/** Matches '… and ServiceMast alone has 2,300 employees'. */
const hasMany = new RegExp(
  `(?<=[\\p{Ll},;] )${aName},? (?:alone |itself )?(?:${oneOf(havingWords)}) (?:\\p{Ll}+ ){0,3}\\d`,
  'u',
);
/** Matches a customer speaking: “Sandhill’s CFO Marcy Dell: …”. */
const speaker = new RegExp(`^${aName}[’']s [^:.]{2,50}: `, 'u');
const beginning = /^[^,;:–—]*/u;

interface Sentence {
  text: string;
  /** The previous sentence of the same paragraph. */
  before: string;
}

/** Returns whether a sentence refers back to one about another name. */
function leansOnOther({ text, before }: Sentence, name: RegExp): boolean {
  const [first = ''] = beginning.exec(text) ?? [];
  if (/^(?:no|nein|non)\. /iu.test(text) && thatIsA.test(text)) return true;
  if (!leaning.test(text) || own.test(first) || name.test(first)) return false;
  if (denial.test(before)) return thatIsA.test(text);
  return organization.test(before) && !own.test(before) && !name.test(before);
}

const compound = new RegExp(`^ ${wordTest(partyCompounds).source}`, 'iu');
const goesOn = new RegExp(`^ (?:${wordTest(partyGoesOn).source}|\\p{Ll}+(?:s|ed|ly)(?!\\p{L}))`, 'u');
/** 'Our partners in 14 countries', 'Our partners and we': the company's own reach and work. */
const withOwn = new RegExp(
  '^ (?:(?:and|und) (?:we|wir|us)(?!\\p{L})|(?:in|across|from|aus|dans|en) (?:\\p{Ll}+ ){0,3}(?!(?:19|20)\\d\\d(?!\\d))\\d)',
  'u',
);

/** Returns whether a sentence begins with a related party, and not with what the company has for it: 'Our customer service'. */
function beginsWithParty(text: string): boolean {
  const found = near.exec(text)?.[0];
  if (found === undefined) return false;
  const rest = text.slice(found.length);
  if (compound.test(rest) || withOwn.test(rest)) return false;
  return found.endsWith('s') || !/^(?:our|my|one) /iu.test(found) || !/^ \p{Ll}/u.test(rest) || goesOn.test(rest);
}

/** Returns whether the number is in a clause about another name, with nothing about the company before it. */
function tellsInPassing(text: string, name: RegExp): boolean {
  const many = hasMany.exec(text);
  if (many !== null && !name.test(many[1] ?? '') && !own.test(text.slice(0, many.index))) return true;
  const by = doneBy.exec(text);
  const found =
    relative.exec(text) ?? ofParty.exec(text) ?? (by !== null && !own.test(text.slice(0, by.index)) ? by : null);
  if (found === null || name.test(found[1] ?? '')) return false;
  const clause = text.slice(found.index);
  const [toNumber = ''] = /^\D*/u.exec(clause) ?? [];
  return /\d/u.test(clause) && !/\d/u.test(text.slice(0, found.index)) && !own.test(toNumber.slice(1));
}

/** Matches founding by another name: 'Delphine itself was established …'. */
const foundedOther = new RegExp(
  `^(?!The |Our |It |This |We )${aName}(?:,| (?:itself )?(?:was|is|had been|were)(?: first)?) (?:${oneOf(foundingWords)})`,
  'u',
);

/**
 * Returns whether a sentence's form shows that it is about someone else: an associate, a namesake, or the previous
 * sentence's subject.
 */
export function isOfAnother(sentence: Sentence, name: RegExp): boolean {
  const { text } = sentence;
  const [, founded = ''] = foundedOther.exec(text) ?? [];
  const [, speaks = ''] = speaker.exec(text) ?? [];
  if ([founded, speaks].some((other) => other !== '' && !name.test(other))) return true;
  return unrelated.test(text) || beginsWithParty(text) || leansOnOther(sentence, name) || tellsInPassing(text, name);
}

/** Returns whether something on the company's site is run by others: 'the first lamp, run by the private gas works'. */
export const isRunByOthers = (text: string): boolean => runBy.test(text) && !own.test(text);

/** Matches people who left: 'Dr. Lavelle, our orthodontist, moved to Galway'. */
const gone = new RegExp(
  `\\p{Lu}[\\p{L}’'-]+, (?:our|the|who was our|unsere?|notre) [^,]{3,50}, (?:who )?(?:has |have |had )?(?:${oneOf(goneWords)})`,
  'u',
);
export const hasGone = (text: string): boolean => gone.test(text);
