import type { Quote } from '#contract/evidence.ts';
import { literally, oneOf } from '#server/readers/one-of.ts';
import { splitSentences } from '#server/readers/sentences.ts';
import { notNameWords, roleWords } from '#server/agents/vocabulary/people.ts';
import { companyKinds } from '#server/agents/vocabulary/statements.ts';
import { commonWords } from '../../ledger/vocabulary/languages.ts';
import { organizationNouns } from '../../ledger/vocabulary/others-words.ts';
import { wordTest } from '../../ledger/word-test.ts';
import { nameParticles, personTitles, plainNames } from '../vocabulary/names.ts';
import {
  alwaysPrivate,
  privateOfNamed,
  privateOfPerson,
  privateOfSubject,
  privateParts,
  privateStarts,
} from './vocabulary/private-words.ts';
import {
  actingWords,
  addressWords,
  betweenWords,
  companyNouns,
  determiners,
  generalPeople,
  openingWords,
  personNouns,
  personPronouns,
  placingWords,
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
const ofNamed = each(privateOfNamed, 'giu');
/** A list in lower case and without what must follow its words, which is quick to read and holds all that the list does. */
const roughly = (entry: string): string =>
  filled(entry.replaceAll('{ends}', ''))
    .replaceAll('(?-i:', '(?:')
    .replace(/\\p\{L[ul]\}/gu, String.raw`\p{L}`)
    .replace(/\\p\{L\}|[^\\]/gu, (part) => (part.startsWith('\\') ? part : part.toLowerCase()));
const anything = wordTest(
  [...alwaysPrivate, ...privateOfPerson, ...privateOfSubject, ...privateOfNamed].map(roughly),
  'u',
);
/** Most sentences hold none of the words, which one pass tells. */
const holdsAny = (sentence: string): boolean => anything.test(sentence.toLowerCase());
const pronoun = wordTest(personPronouns.map(filled));
const general = wordTest(generalPeople);
const personPronoun = new RegExp(`^(?:${oneOf(personPronouns.map(filled))})$`, 'iu');
/** Pronouns of a person who stands right before the verb. */
const plainPronoun = /^(?:er|sie|il|she|he)$/iu;
const relative = /^(?:who|qui|quien|der|die)$/iu;
const person = wordTest([...roleWords, ...personNouns]);
const thing = new RegExp(`^(?:${oneOf(thingSubjects)})$`, 'iu');
const determiner = new RegExp(`^(?:${oneOf(determiners)})$`, 'iu');
const title = new RegExp(`^(?:${oneOf([...personTitles, ...addressWords])})$`, 'iu');
const commonest = Object.values(commonWords).flatMap((words) => words.split(' '));
const noFirstName = new RegExp(
  `^(?:${oneOf([...notNameWords, ...plainNames.filter((word) => word !== '').map(literally), ...companyKinds, ...companyNouns, ...openingWords, ...commonest])})$`,
  'iu',
);
const companyEnd = new RegExp(`^(?:${oneOf(companyNouns)})$`, 'iu');
const placing = new RegExp(`^(?:${oneOf(placingWords)})$`, 'u');
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

/** The last word without what ends it: 'Mr' of 'Mr.'. */
const lastWord = (text: string): string => lastToken(text).replace(/[’'.]+$/u, '');

function withoutLast(text: string): string {
  return text.slice(0, text.length - lastToken(text).length).trimEnd();
}

/** What stands before a verb: a person, one capitalized word that may be a first name, something else, or nothing that tells. */
type Subject = 'person' | 'name' | 'thing' | 'open';

const isNamed = (subject: Subject): boolean => subject === 'person' || subject === 'name';

/** Returns whether a text ends in a word that makes the next one a surname: a first name, a role, or 'Mr'. */
function endsInFirstName(text: string, company: ReadonlySet<string>): boolean {
  const token = lastWord(text);
  if (title.test(token) || person.test(token)) return true;
  if (!/^\p{Lu}[\p{L}’'-]+$/u.test(token) || company.has(token.toLowerCase())) return false;
  if (determiner.test(token) || noFirstName.test(token) || organization.test(token) || germanNoun.test(token))
    return false;
  return !determiner.test(lastWord(withoutLast(text)));
}

/** Returns whether a text ends in the company's name, and not in a person's who bears it. */
const endsInCompany = (text: string, company: ReadonlySet<string>): boolean =>
  company.has(lastWord(text).toLowerCase()) && !endsInFirstName(withoutLast(text), company);

/** A subject stands near its verb; a sentence may be a whole page. */
const nearSubject = 400;

function subjectOf(before: string, company: ReadonlySet<string>): Subject {
  let text = before.length > nearSubject ? before.slice(-nearSubject).replace(/^\S*\s/u, '') : before;
  text = text.trimEnd();
  while (between.test(text)) text = withoutLast(text);
  if (text.endsWith(',')) {
    // 'Ann Lee, our founder, …': the name before the apposition.
    const apposed = text.slice(0, -1);
    const at = apposed.lastIndexOf(',');
    if (at >= 0) return subjectOf(apposed.slice(0, at), company);
    if (endsInCompany(apposed, company)) return 'thing';
    const subject = subjectOf(apposed, company);
    return subject === 'thing' ? 'open' : subject;
  }
  const token = lastWord(text);
  if (/^[ldLD][’']/u.test(token)) return 'thing';
  if (token === '') return 'open';
  if ((personPronoun.test(token) || plainPronoun.test(token)) && !relative.test(token)) return 'person';
  const earlier = withoutLast(text);
  if (relative.test(token)) return subjectOf(earlier.replace(/,$/u, ''), company);
  if (determiner.test(token) || /^(?:and|or|und|et|y)$/iu.test(token)) return 'open';
  if (person.test(token)) return 'person';
  if (thing.test(token) || general.test(token) || endsInCompany(text, company)) return 'thing';
  if (/^\p{Lu}/u.test(token) && /\p{Ll}/u.test(token)) {
    const isFull = endsInFirstName(earlier, company);
    if (!isFull && (organization.test(token) || germanNoun.test(token))) return 'thing';
    if (companyEnd.test(token) && !title.test(lastWord(earlier))) return 'thing';
    // 'the plant in Leeds', 'das Unternehmen von Jörg Klein'.
    const rest = isFull ? withoutLast(earlier) : earlier;
    const place = lastWord(rest);
    if (placing.test(place) && lastToken(withoutLast(rest)) !== '') {
      const whole = subjectOf(withoutLast(rest), company);
      return whole === 'name' && nameParticles.includes(place) ? 'person' : whole;
    }
    if (isFull) return 'person';
    // 'unsere Maschine', 'unsere älteste Maschine'.
    return [lastWord(rest), lastWord(withoutLast(rest))].some((word) => determiner.test(word)) ? 'thing' : 'name';
  }
  return /^\p{Ll}/u.test(token) || determiner.test(lastWord(earlier)) ? 'thing' : 'open';
}

/** Returns whether a sentence is about somebody: a name that is no organization's, or he and she who are nobody in general. */
function tellsOfSomebody(sentence: string, company: ReadonlySet<string>): boolean {
  const isCompany = (part: string): boolean => company.has(part.toLowerCase());
  const isNobody = (part: string): boolean => organization.test(part) || isCompany(part);
  const names = [...sentence.matchAll(nameRun)].map(([name]) => name.split(' '));
  const isPersons = (parts: readonly string[]): boolean =>
    !determiner.test(parts[0] ?? '') && !parts.some((part) => organization.test(part)) && !parts.every(isCompany);
  if (names.some(isPersons)) return true;
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

function isPrivateSentence(sentence: string, company: ReadonlySet<string>, people: ReadonlySet<string>): boolean {
  if (starts.some((pattern) => pattern.test(sentence))) return true;
  for (const [, last = ''] of sentence.matchAll(agedName)) if (!organization.test(last)) return true;
  if (!holdsAny(sentence)) return false;
  if (always.some((pattern) => pattern.test(sentence))) return true;
  const somebody = tellsOfSomebody(sentence, company) || people.has(/^\p{Lu}[\p{L}’'-]+/u.exec(sentence)?.[0] ?? '');
  const isOf = (at: number, nameAlone: boolean): boolean => {
    const before = sentence.slice(0, at);
    const subject = subjectOf(before, company);
    return (
      (nameAlone
        ? isNamed(subject)
        : subject === 'person' || (subject === 'name' && people.has(lastWord(before.trimEnd())))) ||
      (subject === 'open' && somebody && !isThingNext(sentence, at, company))
    );
  };
  return (
    ofSubject.some((pattern) => [...sentence.matchAll(pattern)].some(({ index }) => isOf(index, true))) ||
    ofNamed.some((pattern) => [...sentence.matchAll(pattern)].some(({ index }) => isOf(index, false))) ||
    ofPerson.some((pattern) => {
      const match = pattern.exec(sentence);
      return match !== null && (somebody || isNamed(subjectOf(sentence.slice(0, match.index), company)));
    })
  );
}

const besideName = 40;

/** Returns the first names of the people whom a text names in full with what they do: 'Anna Berg, our founder'. */
export function firstNamesIn(text: string): string[] {
  return [...text.matchAll(nameRun)].flatMap(({ 0: name, index }) => {
    const [first = '', ...others] = name.split(' ');
    const last = others.at(-1) ?? '';
    const before =
      text
        .slice(Math.max(0, index - besideName), index)
        .split(/[.;!?\n]/u)
        .at(-1) ?? '';
    const behind = text.slice(index + name.length).slice(0, besideName);
    const told = /^(?:,| \(| [–—-] |\n| (?:is|was) )[^.;!?\n]*/u.exec(behind)?.[0] ?? '';
    const isName = ![first, last].some(
      (word) => noFirstName.test(word) || organization.test(word) || germanNoun.test(word),
    );
    return isName && !companyEnd.test(last) && [before, told].some((words) => person.test(words)) ? [first] : [];
  });
}

/**
 * Returns a test of whether a text tells of a person what nobody needs for business: faith, health, age, family and the
 * like. It remembers its answers, since a brief says many sentences more than once. `people` are texts that name people in full:
 * behind their first names alone, 'Anna went bankrupt' is told of a person too.
 */
export function privacyTest(company: string, people: readonly string[] = []): (text: string) => boolean {
  const own = new Set(company.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu));
  const known = new Set(people.flatMap(firstNamesIn).filter((name) => !own.has(name.toLowerCase())));
  const answers = new Map<string, boolean>();
  return (text) => {
    const answered = answers.get(text);
    if (answered !== undefined) return answered;
    const sentences = splitSentences(text.replace(/[“”„"«»]/gu, ' '));
    const answer = sentences.some((sentence) => isPrivateSentence(sentence.trim(), own, known));
    answers.set(text, answer);
    return answer;
  };
}

/** Returns whether a statement or the words it quotes tell of a person's private life. */
export const isPrivate = (
  { text, quotes }: { text: string; quotes: readonly Pick<Quote, 'text'>[] },
  tellsPrivate: (text: string) => boolean,
): boolean => tellsPrivate(text) || quotes.some((quote) => tellsPrivate(quote.text));
