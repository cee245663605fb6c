import { literally, oneOf } from '#server/readers/one-of.ts';
import { anyRole } from './any-role.ts';
import { ownWords } from '../ledger/vocabulary/speakers.ts';
import { wordTest } from '../ledger/word-test.ts';
import { clausesOf, nearestClause, shared, termsOf } from './clauses.ts';
import type { FoundQuote } from './read-source.ts';
import type { CompanyName } from './whose-words.ts';
import { quotedLines } from './quoted-lines.ts';
import { plainNames } from './vocabulary/names.ts';
import { houseLinks, marketWords, otherRelations, pronouns, saidBy, surveyWords } from './vocabulary/subjects.ts';

const own = wordTest(ownWords);
const plain = new Set(plainNames);
const name = String.raw`\p{Lu}[\p{L}\p{N}&.’'-]+`;
const names = new RegExp(String.raw`${name}(?:\s(?:of\s|&\s|and\s|de\s|van\s)?${name})*`, 'gu');
const opening = new RegExp(`^["“„«]?(?:${oneOf(pronouns)})(?=\\s|[’'])`, 'u');
const market = wordTest(marketWords);
const ofRelated = new RegExp(
  `(?:^|(?<!\\p{L})(?:an?|one|the|its?|their|\\S+[’']s)\\s(?:\\p{L}+\\s)?)(?:${oneOf(otherRelations)})(?!\\p{L})`,
  'iu',
);
const ofHouse = wordTest(houseLinks);
const spoken = /[“„«"]([^”“"»]*)[”“"»]/u;
const speaker = new RegExp(String.raw`(?:${oneOf(saidBy)})\s+(?:by\s)?(${name}(?:\s${name})*)([^.]{0,120})`, 'u');

/** Returns whether a claim holds a part of a name. */
const isNamed = (whole: string, claim: string): boolean =>
  whole
    .split(/\s+/u)
    .some((part) => part.length > 2 && claim.toLowerCase().includes(part.toLowerCase().replace(/[’']s$/u, '')));

const byPronoun = /^(?:it|its|the (?:company|firm|bank|group|school|charity|business|cooperative|association))\b/iu;
/** Returns whether a claim speaks of the company, by a word of its name or as 'it', and of nobody related to it. */
const isAboutCompany = (claim: string, { words }: CompanyName): boolean =>
  !ofRelated.test(claim) && (byPronoun.test(claim) || [...words].some((word) => claim.toLowerCase().includes(word)));

/** Returns the last name in a text that may be another's: no first word of a sentence that is a plain word there. */
const lastNameIn = (text: string): string | undefined =>
  [...text.matchAll(names)]
    .map(([each]) => each)
    .findLast((each) => each.length > 2 && !plain.has(each.toLowerCase()) && !/^(?:You|We|I|Our|The)$/u.test(each));

/** Returns whether a claim says of the company what its quotes say behind another's name: 'Hoshino, which employs 5,200'. */
export function tellsOfRelative(claim: string, quotes: readonly string[], company: CompanyName): boolean {
  const asked = termsOf(claim);
  return (
    isAboutCompany(claim, company) &&
    quotes.length > 0 &&
    quotes.every((quote) => {
      const nearest = nearestClause(asked, clausesOf(quote));
      if (nearest === null || nearest.head === '' || own.test(nearest.text)) return false;
      const head = lastNameIn(nearest.head);
      return (
        head !== undefined &&
        !company.test.test(head) &&
        !isNamed(head, claim) &&
        nearest.head.trimEnd().length - nearest.head.lastIndexOf(head) - head.length < 40
      );
    })
  );
}

const sentencesBefore = 1;
/** Returns whether a quote begins with 'It' or 'They', which stands for a name in the sentence before that the claim doesn't name. */
export function tellsOfPronoun(claim: string, quotes: readonly FoundQuote[], company: CompanyName): boolean {
  return (
    isAboutCompany(claim, company) &&
    quotes.length > 0 &&
    quotes.every(({ text, source, at }) => {
      if (source === undefined || at < 0 || !opening.test(text) || own.test(text)) return false;
      const before =
        source.text
          .slice(Math.max(0, at - 400), at)
          .split('\n')
          .at(-1) ?? '';
      const sentence = before
        .trim()
        .split(/(?<=[.!?])\s+/u)
        .slice(-sentencesBefore)
        .join(' ');
      // The claim may say what the pronoun stands for.
      if (sentence === '' || shared(termsOf(claim), termsOf(sentence)) > 0) return false;
      const all = [...sentence.matchAll(names)].map(([each]) => each).filter((each) => each.length > 2);
      const others = all.filter(
        (each, place) => (place > 0 || !sentence.startsWith(each) || each.includes(' ')) && !company.test.test(each),
      );
      return (
        others.length > 0 &&
        !others.some((each) => isNamed(each, claim)) &&
        ![...company.words].some((word) => sentence.toLowerCase().includes(word))
      );
    })
  );
}

/** Returns whether a claim says of the company what somebody of another house says of their own: “we lost two clients”. */
export function tellsOfSpeaker(claim: string, quotes: readonly FoundQuote[], company: CompanyName): boolean {
  return (
    !ofRelated.test(claim) &&
    quotes.length > 0 &&
    quotes.every(({ text, source, at }) => {
      if (source === undefined || at < 0) return false;
      const around = source.text.slice(Math.max(0, at - 160), at + text.length + 200);
      const inside = spoken.exec(text)?.[1] ?? (isWithinQuotes(source.text, at) ? text : '');
      if (inside === '' || !own.test(inside)) return false;
      const match = speaker.exec(around);
      if (match === null) return false;
      const [, person = '', rest = ''] = match;
      if (company.test.test(rest.slice(0, 60)) || isNamed(person, claim) || ourPlace.test(rest)) return false;
      const house = [...rest.matchAll(names)].map(([each]) => each)[0];
      return house !== undefined && ofHouse.test(rest) && !isNamed(house, claim);
    })
  );
}

const lookBack = 600;
function isWithinQuotes(text: string, at: number): boolean {
  const before =
    text
      .slice(Math.max(0, at - lookBack), at)
      .split('\n')
      .at(-1) ?? '';
  const opened = (before.match(/[“„«]/gu) ?? []).length;
  const closed = (before.match(/[”»]/gu) ?? []).length;
  return opened > closed;
}

/** Returns whether a claim says of the company what its quotes say of a trade, a survey or people in general. */
export const tellsOfMarket = (claim: string, quotes: readonly string[], company: CompanyName): boolean =>
  quotes.length > 0 &&
  !market.test(claim) &&
  (company.test.test(claim) || /\b(?:its?|their|company|firm|group)\b/iu.test(claim)) &&
  quotes.every((quote) => market.test(quote) && !own.test(quote) && !company.test.test(quote));

const relation = new RegExp(
  `^["“„«]?(?:(?:Our|The|A|Unser[e]?|Notre|Nuestr[oa]|Onze) )?(?:\\p{L}+ (?:and|und|et) )?(?:${oneOf(otherRelations)})(?!\\p{L})`,
  'iu',
);
const mostAbove = 10;
const survey = wordTest(surveyWords);
const share = new RegExp(
  `^(?:\\d{1,3}\\s?%|(?:about |nearly |almost |over |more than |fewer than |just )*(?:half|two thirds|a third|a quarter|three quarters|most|one \\p{L}+(?: \\p{L}+)? in|\\p{L}+ in (?:ten|five|four|three)|\\d{1,3} per ?cent))|:\\s\\d{1,3}\\s?%$`,
  'iu',
);
/** Returns whether a claim says of the company what a survey on its page, whose heading stands above, says of those asked. */
export const tellsOfSurvey = (claim: string, quotes: readonly FoundQuote[], company: CompanyName): boolean =>
  isAboutCompany(claim, company) &&
  !survey.test(claim) &&
  quotes.length > 0 &&
  quotes.every((quote) => {
    const { lines, page } = quotedLines(quote);
    const at = lines[0]?.at ?? -1;
    if (at < 0 || !share.test(quote.text.trim()) || own.test(quote.text) || company.test.test(quote.text)) return false;
    return survey.test([...page.slice(Math.max(0, at - mostAbove), at), quote.source?.title ?? ''].join('\n'));
  });

const beginsNamed = new RegExp(
  String.raw`^(?:(?:In|From|By|Since|On|Last|This|Down|Across|Near|Next)\s[^,]{2,30}?,?\s)?(?:The\s)?(${name}(?:\s(?:of\s|&\s|de\s)?${name})*)[,\s](?=\p{Ll}|\s?an?\s)`,
  'u',
);
const dayHead = /^(?:\d{1,2}[ .](?:\p{L}+|\d{1,2})\.? ?\d{0,4}[:.]?\s)/u;

/** The sentence of a quote that says most of what a claim says. */
function nearestSentence(claim: string, quote: string): string {
  const asked = termsOf(claim);
  const [best] = quote
    .split(/(?<=[\p{L}\p{N})]{2}[.!?])\s+(?=\p{Lu})/u)
    .map((sentence) => ({ sentence, score: shared(asked, termsOf(sentence)) }))
    .toSorted((a, b) => b.score - a.score);
  return best?.sentence ?? quote;
}

/**
 * Returns whether a claim names the company as the one who is or does what its quotes say of another that they begin with:
 * 'Our carrier, Plains Freight, runs 65 trucks', 'Repolar turns old nets into yarn'.
 */
export function tellsOfSubject(claim: string, quotes: readonly FoundQuote[], company: CompanyName): boolean {
  return (
    isAboutCompany(claim, company) &&
    quotes.length > 0 &&
    quotes.every(({ text, source }) => {
      const quote = nearestSentence(claim, text.trim().replace(dayHead, ''));
      if (company.test.test(quote) || [...company.words].some((word) => quote.toLowerCase().includes(word)))
        return false;
      if (relation.test(quote)) return !ofUs.test(quote);
      if (source?.language === 'de') return false;
      const head = beginsNamed.exec(quote)?.[1];
      if (head === undefined || isNamed(head, claim) || plain.has(head.toLowerCase()) || anyRole.test(head))
        return false;
      const first = head.split(/\s/u)[0] ?? head;
      const page = source?.text ?? '';
      // A word that the page writes small is no name; one that it writes large inside a sentence is.
      const isName = head.includes(' ') || new RegExp(`\\p{Ll},? ${literally(first)}(?!\\p{L})`, 'u').test(page);
      const isWord = new RegExp(`(?<!\\p{L})${literally(first.toLowerCase())}(?!\\p{L})`, 'u').test(page);
      return isName && !isWord && !own.test(quote);
    })
  );
}
/** 'Manager of the Leeds depot', 'at our Leeds office': one of the company's own. */
const ourPlace = /\bour\b|\b(?:depot|office|branch|site|plant|works|yard|warehouse|team)\b/iu;
const ofUs = /\b(?:we|us)\b/iu;
