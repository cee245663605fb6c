import type { Quote } from '#contract/evidence.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import { roleWords } from '#server/agents/vocabulary/people.ts';
import { organizationNouns } from '../../ledger/vocabulary/others-words.ts';
import { wordTest } from '../../ledger/word-test.ts';
import {
  alwaysPrivate,
  privateOfPerson,
  privateOfSubject,
  privateParts,
  privateStarts,
} from './vocabulary/private-words.ts';
import {
  actingWords,
  betweenWords,
  determiners,
  generalPeople,
  personNouns,
  personPronouns,
  thingSubjects,
} from './vocabulary/subject-words.ts';

/** Fills the stand-ins of a list, which may hold others. */
function filled(entry: string): string {
  const next = entry.replace(/\{(\p{Ll}\p{L}*)\}/gu, (whole, name: string) =>
    name in privateParts ? `(?:${privateParts[name]})` : whole,
  );
  return next === entry ? entry : filled(next);
}

const starts = privateStarts.map((entry) => new RegExp(`^(?:${filled(entry)})`, 'iu'));
// One pattern each: in a long alternation V8 loses alternatives beside one that minds its case.
const each = (list: readonly string[], flags: string): RegExp[] =>
  list.map((entry) => wordTest([filled(entry)], flags));
const always = each(alwaysPrivate, 'iu');
const ofPerson = each(privateOfPerson, 'iu');
const ofSubject = each(privateOfSubject, 'giu');
/** A list in lower case and without what must follow its words, which is quick to read and holds all that the list does. */
const roughly = (entry: string): string =>
  filled(entry.replaceAll('{ends}', ''))
    .replaceAll('(?-i:', '(?:')
    .replace(/\\p\{L[ul]\}/gu, String.raw`\p{L}`)
    .replace(/\\p\{L\}|[^\\]/gu, (part) => (part.startsWith('\\') ? part : part.toLowerCase()));
const anything = wordTest([...alwaysPrivate, ...privateOfPerson, ...privateOfSubject].map(roughly), 'u');
/** Most sentences hold none of the words, which one pass tells. */
const holdsAny = (sentence: string): boolean => anything.test(sentence.toLowerCase());
const pronoun = wordTest(personPronouns.map(filled));
const general = wordTest(generalPeople);
const personPronoun = new RegExp(`^(?:${oneOf(personPronouns.map(filled))})$`, 'iu');
const relative = /^(?:who|qui|quien|der|die)$/iu;
const person = wordTest([...roleWords, ...personNouns]);
const thing = new RegExp(`^(?:${oneOf(thingSubjects)})$`, 'iu');
const determiner = new RegExp(`^(?:${oneOf(determiners)})$`, 'iu');
const between = new RegExp(`(?:^|[\\s,])(?:${oneOf(betweenWords)})$`, 'iu');
const organization = new RegExp(`^(?:${oneOf(organizationNouns)})$`, 'u');
/** 'Jane Doherty', 'Ann van der Lee'. */
const nameRun =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{Ll}’'-]+\p{L}*(?: (?:de|la|van|von|der|del|[A-Z]\.))*(?: \p{Lu}[\p{L}’'-]+)+/gu;
const germanNoun = /\p{L}{4,}(?:ung|heit|keit|schaft|haus|werk|verein|schule)$/iu;

/** 'Jane Doherty, 58, runs …', 'Jane Doherty (58), managing director'. */
const years = '(?:1[89]|[2-8]\\d)';
const agedName = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:\\p{Lu}[\\p{Ll}’'-]+ |^)(\\p{Lu}[\\p{L}’'-]+)(?:, ${years}(?:,| and| und| et| y)| \\(${years}\\),?) (?!and |und |et |y |are )\\p{Ll}`,
  'gu',
);
/** A first name that acts after what is told of it: 'A father of two, Tom has …'. */
const actor = new RegExp(`(?:^|, )(\\p{Lu}\\p{Ll}{2,}) (?:${oneOf(actingWords)})(?!\\p{L})`, 'u');

const lastToken = (text: string): string => /[\p{L}\p{N}’'.-]+$/u.exec(text)?.[0] ?? '';

function withoutLast(text: string): string {
  return text.slice(0, text.length - lastToken(text).length).trimEnd();
}

/** What stands before a verb: a person, something else, or nothing that tells. */
type Subject = 'person' | 'thing' | 'open';

function subjectOf(before: string, company: ReadonlySet<string>): Subject {
  let text = before.trimEnd();
  while (between.test(text)) text = withoutLast(text);
  if (text.endsWith(',')) {
    // 'Ann Lee, our founder, …': the name before the apposition.
    const apposed = text.slice(0, -1);
    const at = apposed.lastIndexOf(',');
    if (at >= 0) return subjectOf(apposed.slice(0, at), company);
    if (company.has(lastToken(apposed).toLowerCase())) return 'thing';
    return subjectOf(apposed, company) === 'person' ? 'person' : 'open';
  }
  const token = lastToken(text).replace(/[’'.]+$/u, '');
  if (/^[ldLD][’']/u.test(token)) return 'thing';
  if (token === '') return 'open';
  if (personPronoun.test(token) && !relative.test(token)) return 'person';
  const earlier = withoutLast(text);
  if (relative.test(token)) return subjectOf(earlier.replace(/,$/u, ''), company);
  if (determiner.test(token) || /^(?:and|or|und|et|y)$/iu.test(token)) return 'open';
  if (person.test(token)) return 'person';
  if (thing.test(token) || company.has(token.toLowerCase())) return 'thing';
  if (/^\p{Lu}/u.test(token) && /\p{Ll}/u.test(token)) {
    if (organization.test(token) || germanNoun.test(token)) return 'thing';
    const previous = lastToken(earlier);
    return determiner.test(previous) ? 'thing' : 'person';
  }
  return /^\p{Ll}/u.test(token) ? 'thing' : 'open';
}

/** Returns whether a sentence is about somebody: a name that is no organization's, or he and she who are nobody in general. */
function tellsOfSomebody(sentence: string, company: ReadonlySet<string>): boolean {
  const isNobody = (part: string): boolean => organization.test(part) || company.has(part.toLowerCase());
  const names = [...sentence.matchAll(nameRun)].map(([name]) => name.split(' '));
  if (names.some((parts) => !determiner.test(parts[0] ?? '') && !parts.some(isNobody))) return true;
  const acting = actor.exec(sentence)?.[1];
  if (acting !== undefined && !isNobody(acting) && !determiner.test(acting) && !thing.test(acting)) return true;
  const at = pronoun.exec(sentence)?.index;
  return at !== undefined && !general.test(sentence.slice(0, at));
}

/** Returns whether what follows the next comma is no person: 'Born in 1958, the firm …'. */
function isThingNext(sentence: string, at: number, company: ReadonlySet<string>): boolean {
  const next = /, ([\p{L}’']+)(?: ([\p{L}-]+))?/u.exec(sentence.slice(at));
  if (!next) return false;
  const [, first = '', second = ''] = next;
  return company.has(first.toLowerCase()) || thing.test(first) || (determiner.test(first) && !person.test(second));
}

function isPrivateSentence(sentence: string, company: ReadonlySet<string>): boolean {
  if (starts.some((pattern) => pattern.test(sentence))) return true;
  for (const [, last = ''] of sentence.matchAll(agedName)) if (!organization.test(last)) return true;
  if (!holdsAny(sentence)) return false;
  if (always.some((pattern) => pattern.test(sentence))) return true;
  const somebody = tellsOfSomebody(sentence, company);
  const isOf = (at: number): boolean => {
    const subject = subjectOf(sentence.slice(0, at), company);
    return subject === 'person' || (subject === 'open' && somebody && !isThingNext(sentence, at, company));
  };
  return (
    ofSubject.some((pattern) => [...sentence.matchAll(pattern)].some(({ index }) => isOf(index))) ||
    ofPerson.some((pattern) => {
      const match = pattern.exec(sentence);
      return match !== null && (somebody || subjectOf(sentence.slice(0, match.index), company) === 'person');
    })
  );
}

/**
 * Returns a test of whether a text tells of a person what nobody needs for business: faith, health, age, family and the
 * like. It remembers its answers, since a brief says many sentences more than once.
 */
export function privacyTest(company: string): (text: string) => boolean {
  const own = new Set(company.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu));
  const answers = new Map<string, boolean>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const sentences = splitSentences(text.replace(/[“”„"«»]/gu, ' '));
    const answer = sentences.some((sentence) => isPrivateSentence(sentence.trim(), own));
    answers.set(text, answer);
    return answer;
  };
}

/** Returns whether a statement or the words it quotes tell of a person's private life. */
export const isPrivate = (
  { text, quotes }: { text: string; quotes: readonly Pick<Quote, 'text'>[] },
  tellsPrivate: (text: string) => boolean,
): boolean => tellsPrivate(text) || quotes.some((quote) => tellsPrivate(quote.text));
