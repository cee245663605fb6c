import { oneOf } from '#server/readers/one-of.ts';
import { ownWords } from '../ledger/vocabulary/speakers.ts';
import { countTerms } from '#server/search/index-terms.ts';
import { wordTest } from '../ledger/word-test.ts';
import { legalForms } from '#server/ports/research/legal-forms.ts';
import { creditWords, firmEndings, notFirms, openers, otherHouses, roleWords } from './vocabulary/phrases.ts';
import { countries, countryActors, workingWith } from './vocabulary/others.ts';
import { endedWords, moneyTopics, otherParties, roleFamilies } from './vocabulary/roles.ts';

const whole = (words: readonly string[]): RegExp => new RegExp(`(?<![\\p{L}-])(?:${oneOf(words)})(?![\\p{L}])`, 'iu');
const families = roleFamilies.map((words) => ({ claimed: whole(words.slice(0, 4)), said: whole(words) }));
const topics = moneyTopics.map((words) => ({ claimed: whole(words.slice(0, 3)), said: whole(words) }));
const ended = whole(endedWords);
const other = wordTest(otherParties);
const elsewhere =
  /(?:\b(?:at|of|@|bei|chez|bij|with)|,)\s+((?:the\s+)?\p{Lu}[\p{L}\p{N}.&-]*(?:\s+\p{Lu}[\p{L}\p{N}.&-]*)*)\s*$/u;
const ownWord = wordTest(ownWords);
const notFirm = new RegExp(String.raw`^(?:${oneOf(notFirms)})\b`, 'u');
const roleWord = new RegExp(String.raw`\b(?:${oneOf(roleWords)})\b`, 'iu');
const nameWord = String.raw`\p{Lu}[\p{L}\p{N}&.'’-]+`;
/** Matches a multi-word name that begins a sentence as its subject. */
const beginning = new RegExp(
  String.raw`^["“”'(]*(?:(?:With|After|In|Since|By|Thanks)[^,]{3,60},\s+)?(?:The\s+)?` +
    String.raw`(${nameWord}(?:\s+(?:of\s+|&\s+|and\s+)?${nameWord})+)(?:(?<=${oneOf(firmEndings)}),|,\s+(?=an?\s)|\s+(?=\p{Ll}))`,
  'u',
);

/** Returns whether a claim gives someone a role that no quote names. */
export function givesOtherRole(given: string, said: string): boolean {
  // A founder's daughter is no founder, and who takes the chair is given no role.
  const claim = given.replace(/\bfound(?:er[’']?s[’']?|ing)\b|\b(?:takes?|took|taken) the chair\b/giu, ' ');
  return families.some(({ claimed, said: names }) => claimed.test(claim) && !names.test(said));
}

/** Returns whether a claim calls an amount revenue or profit when its quotes call it something else. */
export function givesOtherTopic(claim: string, said: string): boolean {
  return topics.some(({ claimed, said: names }) => claimed.test(claim) && !names.test(said));
}

const wordsOfEnded = 6;
/**
 * Returns whether a quote is about a role that has ended, and a claim about the same: 'formerly of a hospital' doesn't end
 * what somebody is now.
 */
export function tellsOfEnded(quote: string, claim: string): boolean {
  const match = ended.exec(quote);
  if (match === null) return false;
  if (/^left\b|^stepped|^handed|†/iu.test(match[0])) return true;
  const of =
    quote
      .slice(match.index + match[0].length)
      .split(/\s+/u, wordsOfEnded + 1)
      .join(' ')
      .split(/[,;.]/u)[0] ?? '';
  const own = countTerms(claim);
  const terms = [...countTerms(of).keys()];
  return terms.length === 0 || terms.some((term) => own.has(term));
}

/** A firm by its full name, of which the word before the legal form may be in small letters: 'pixelhof GmbH'. */
const firm = new RegExp(
  String.raw`((?:${nameWord}\s+(?:&\s+)?){0,3}[\p{L}\p{N}&.'’-]{2,})\s+(?:${oneOf(legalForms)})\.?(?![\p{L}])`,
  'gu',
);
const credit = new RegExp(String.raw`(?<!\p{L})(?:${oneOf(creditWords)})(?!\p{L})`, 'iu');
const clause = /,\s+(?:who|which|whose|die|der|das|qui|dont|que)\s[^,]{3,90},?/giu;
const byline = new RegExp(
  String.raw`^["“”']?${nameWord}(?:\s+${nameWord}){1,2},\s+(${nameWord}(?:\s+(?:of\s+)?${nameWord})+)$`,
  'u',
);

/** What is told of a firm up to the end of a quote; after a comma it may be about somebody else again. */
const clauseToEnd = /^,?\s+(?:which|who|whose|die|der|qui|dont)\b(?:[^,]|,(?=\d))*$/iu;

/** Returns whether a claim holds a part of a name. */
const isNamed = (name: string, claim: string): boolean =>
  name.split(/\s+/u).some((part) => part.length > 2 && claim.includes(part));

/** Returns whether a quote tells of another firm by its full name: 'our partner, Tracewell Ltd, which screens …'. */
function tellsOfFirm(claim: string, quote: string, company: RegExp): boolean {
  return [...quote.matchAll(firm)].some((match) => {
    const after = quote.slice(match.index + match[0].length);
    const told = clauseToEnd.test(after) || credit.test(quote.slice(0, match.index));
    return told && !company.test(match[0]) && !isNamed(match[1] ?? '', claim);
  });
}

/** 'Mahanadi is a Rs. 14,600 crore company', 'Lakeline Health, a system with …' */
const isFirm = new RegExp(
  String.raw`^["“”'(]*(?:The\s+)?(${nameWord}(?:\s+${nameWord}){0,3})(?:\s+(?:is|was)|,)\s+an?\s[^\n]{0,60}?` +
    String.raw`\b(?:${oneOf([...otherHouses, 'system', 'network'])})\b`,
  'u',
);
const opener = new RegExp(String.raw`^(?:${oneOf(openers)})\b`, 'u');

/** Returns whether a quote begins by saying which firm it is about, and the claim names another one or none. */
function describesOther(claim: string, quote: string, company: RegExp): boolean {
  const name = isFirm.exec(quote.trim())?.[1];
  if (name === undefined || company.test(name) || notFirm.test(name) || opener.test(name) || ownWord.test(name))
    return false;
  return !isNamed(name, claim);
}

/** 'The county average is 38' is nobody's own figure. */
const ofMarket =
  /\b(county|national|industry|state|sector|regional|market|peer)(?:[- ]wide)? (?:average|median|norm)\b/iu;
const comparing = /\b(?:beat|beats|better|worse|above|below|than|ahead|behind|points?|exceeds?|as a whole)\b/iu;
/** '… Dr. Alvarado, Lakeline Health, a system with 27,000 employees': what follows is of the one who is quoted. */
const afterQuote = new RegExp(
  String.raw`[”"].*?,\s+(${nameWord}(?:\s+${nameWord}){0,3}),\s+an?\s[^\n]{0,40}?\b(?:${oneOf([...otherHouses, 'system', 'network'])})\b`,
  'u',
);
const ofCountry = new RegExp(
  String.raw`^["“]?((?:${oneOf(countries)}))[’']?s\s(?:\p{L}+\s)?(?:${oneOf(countryActors)})\b`,
  'iu',
);
/** 'Since we have worked with Acme we have grown' is what a customer of Acme says. */
const withFirm = new RegExp(
  String.raw`(?<!\p{L})(?:${oneOf(workingWith)})\s+(?:the\s+)?((?:\p{Lu}[\p{L}&’'-]*\s?){1,4})`,
  'u',
);
const ofCustomers = /\b(?:customers?|clients?|users?|partners?)\b/iu;

const byPronoun =
  /^(?:it|its|they|their|the (?:company|firm|bank|group|school|charity|business|cooperative|association))\b/iu;
/** Returns whether a claim names the company, or begins with 'it'. */
const isAboutFirm = (claim: string, company: RegExp): boolean => byPronoun.test(claim) || company.test(claim);

const namesOf = (sentence: string, company: RegExp): string[] =>
  (sentence.slice(1).match(/(?<=(?:,|\p{Ll}{3}) )(?<!\b(?:in|the|of|from) )\p{Lu}\p{L}{3,}(?!-)/gu) ?? []).filter(
    (each) => !company.test(each),
  );

/** Returns whether a quote is about someone the claim doesn't name: a role elsewhere, a client, another company. */
export function isOfAnother(
  claim: string,
  { quote, sentence, language }: { quote: string; sentence: string; language: string },
  company: RegExp,
): boolean {
  if (tellsOfFirm(claim, quote, company)) return true;
  const from = byline.exec(quote.trim())?.[1];
  if (from !== undefined && !roleWord.test(from) && !company.test(from) && !claim.includes(from)) return true;
  if (describesOther(claim, quote, company)) return true;
  const base = ofMarket.exec(quote)?.[1];
  if (base !== undefined && !claim.toLowerCase().includes(base.toLowerCase()) && !comparing.test(claim)) return true;
  const system = afterQuote.exec(quote)?.[1];
  if (system !== undefined && !company.test(system) && !isNamed(system, claim)) return true;
  const land = ofCountry.exec(quote.trim())?.[1];
  if (land !== undefined && !claim.includes(land.replace(/^the /iu, ''))) return true;
  if (ownWord.test(sentence) && !ofCustomers.test(claim) && company.test(withFirm.exec(sentence)?.[1] ?? ''))
    return true;
  const place = elsewhere.exec(quote)?.[1];
  if (
    place !== undefined &&
    !roleWord.test(place) &&
    roleWord.test(quote) &&
    !company.test(place) &&
    !claim.includes(place.split(' ')[0] ?? place)
  )
    return true;
  if (
    other.test(sentence) &&
    !namesOf(sentence, company).some((each) => claim.includes(each)) &&
    !/\b(?:customer|client|partner|tenant|utility|town|port|terminal)s?\b/iu.test(claim)
  )
    return true;
  // 'Northgrid, who lease the field from us, have secured': we are not those who act.
  const acting = sentence.replace(clause, ' ');
  const own = ownWord.test(acting) || company.test(acting);
  const lead = sentence.slice(0, Math.max(0, sentence.length - quote.length)).slice(-30);
  if (/^(?:who|which|whose|qui|welche\p{L}?)\b/iu.test(quote.trim()) && !ownWord.test(lead) && !company.test(lead))
    return true;
  if (language === 'de') return false;
  const head = beginning.exec(acting)?.[1];
  if (head === undefined || company.test(head) || notFirm.test(head)) return false;
  // 'Independent. Owned by …' has no name, and what is told of nobody is told of whoever has it.
  if (/\p{Ll}{2}\.\s/u.test(head) || !isAboutFirm(claim, company)) return false;
  return !own && !isNamed(head, claim);
}
