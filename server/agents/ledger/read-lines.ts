import type { Block } from '#server/readers/page/read-page.ts';
import { isSignature, splitQuotation } from '#server/readers/quotation.ts';
import { isInstruction, splitSentences } from '#server/readers/sentences.ts';
import { belongingWords, outsideRoles } from '#server/readers/vocabulary/speech-words.ts';
import { literally, oneOf } from '#server/readers/one-of.ts';
import { customerVerbs } from '#server/agents/vocabulary/market.ts';
import { isSomebodysWords } from '../built-in/extract-statements.ts';
import type { PageContext } from './page-context.ts';
import { firmNouns } from './vocabulary/aside-words.ts';
import {
  germanActs,
  germanBodies,
  germanSelf,
  investorNouns,
  organizationNouns,
  othersActs,
} from './vocabulary/others-words.ts';
import { isOfAnother } from './others-subject.ts';
import { staffWords } from './vocabulary/company-words.ts';
import { demandWords } from './vocabulary/market-words.ts';
import { moneyTopics } from './vocabulary/money-words.ts';
import { genericGroups } from './vocabulary/solved-words.ts';
import { formerWords, legalWordings, otherActors, othersAmounts, ownWords } from './vocabulary/speakers.ts';
import {
  isOfApart,
  isOfNamed,
  isOfOtherFirms,
  isOfSomebodyBeside,
  reportedByOfficer,
  withoutOthersClause,
} from './apart/asides.ts';
import { isAskedOfApplicants, isDemand, isExample, isOfLaw } from './apart/unreal.ts';
import { goesOn } from './apart/goes-on.ts';
import { guestLines } from './apart/guest-lines.ts';
import { entryDays } from './apart/entry-days.ts';
import { isOfAsked, isOfCustomer, isOfEnded, isOfProject, isOfTrade, isReported, isRumor } from './apart/set-apart.ts';
import { isOfEverybody, isReadersQuestion } from './whose.ts';
import { wordTest } from './word-test.ts';

/** A sentence in context, with its speaker. */
export interface Line {
  context: PageContext;
  block: Block;
  /** Index of its block on the page. */
  at: number;
  text: string;
  /** Whether it says we, our or the company's name. */
  own: boolean;
  /** Whether its paragraph or heading does. */
  nearOwn: boolean;
  /** The previous sentence of the same paragraph. */
  before: string;
  /** Whether it is about someone else, by the name it begins with or by its form. */
  ofOther: boolean;
  /** Whether it stands below the name of one of the company's people. */
  ofColleague: boolean;
  /** Whether it appears on many pages. */
  repeated: boolean;
}

const own = wordTest(ownWords);
const former = wordTest(formerWords);
const legal = wordTest(legalWordings);
const others = wordTest(otherActors);
const theirs = wordTest(othersAmounts);
const groups = new RegExp(`^(?:\\p{L}+ ){0,3}?${wordTest(genericGroups).source}`, 'iu');
const story = new RegExp(
  String.raw`^(\p{Lu}[\p{L}\p{N}.&'’-]*(?: (?:\p{Lu}[\p{L}\p{N}.&'’-]*|of|de|and|&)){0,4}) (?:${oneOf(customerVerbs)})\b`,
  'u',
);
const firstPerson = wordTest(ownWords);
const topical = wordTest([...moneyTopics, ...staffWords, ...demandWords]);
const personal = new RegExp(`^(?:${oneOf(othersActs)})$`, 'u');
/** Beginnings of sentences about a measure. */
const measured = /^(?:total|overall|average|nearly|almost|net|gross|operating|annual)$/iu;
/** Matches German sentences about another organization: 'Die Lahnkraft versorgt …'. */
const germanOther = new RegExp(
  `^(?:Die|Der|Das) (?!(?:${oneOf(germanSelf)})\\p{L}* )\\p{Lu}[\\p{L}-]+ (?:${oneOf(germanActs)}) |^(?:Die|Der|Das) (?:${oneOf(germanBodies)}) \\p{Lu}`,
  'u',
);
const longest = 420;
const mostWords = 60;

/** Legal forms of firms, as alternatives of a pattern. */
export const legalForms = 'GmbH|AG|KG|SE|Ltd|Limited|PLC|Inc|LLC|LLP|B\\.?V|N\\.?V|S\\.?A\\.?S|S\\.?A|SARL|S\\.?L';
/** Nouns that make another organization of a name's first word, without those of the company's own name. */
const otherNouns = (company: string): string =>
  oneOf(
    [...organizationNouns, ...firmNouns].filter(
      (noun) => !new RegExp(`(?<!\\p{L})(?:${noun})(?!\\p{L})`, 'u').test(company),
    ),
  );

/** Returns a pattern for the company's name, and its first word if distinctive. */
export function nameTest(company: string): RegExp {
  const plain = literally(company);
  const words = company.split(/\s+/u).filter((word) => word.length >= 5 && /^\p{Lu}/u.test(word));
  const [first] = words;
  const short = literally(first ?? '');
  // Another organization may begin with the same word: 'Fenagh Dental Laboratory' isn't Fenagh Street Dental.
  const form = `(?: \\p{Lu}\\p{L}+){1,3} (?:${legalForms})`;
  const alone = `(?!(?-i:(?: \\p{Lu}\\p{L}+){0,3} (?:${otherNouns(company)})|${form})(?!\\p{L}))`;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${plain}${short ? `|${short}${alone}` : ''})(?![\\p{L}\\p{N}])`, 'iu');
}

export const isFormer = (text: string): boolean => former.test(text);
/** Returns whether an amount is managed for others or concerns everyone. */
export const isOthersAmount = (text: string): boolean => theirs.test(text);
/** Returns whether a sentence tells what a customer does: 'Acme Mills uses Ourname …'. */
export const isCustomerStory = (text: string): boolean => story.test(text);
/** Returns whether a sentence is about a group in general, as in sales copy. */
export const isGeneric = (text: string): boolean =>
  groups.test(text) ||
  [isOfEverybody, isOfTrade, isReported, isOfOtherFirms, isOfLaw, isOfAsked].some((isAnybodys) => isAnybodys(text));

/** Returns whether someone else acts in the sentence before the number. */
export function actsBefore(text: string, at: number): boolean {
  return others.test(text.slice(0, at));
}

/** Returns words the site also writes in lower case, which therefore aren't names. */
export function smallWords(contexts: readonly PageContext[]): Set<string> {
  return new Set(
    contexts.flatMap(
      ({ page }) => page.source.text.replace(/\S+@\S+/gu, ' ').match(/(?<![\p{L}.’'-])\p{Ll}{2,}(?![\p{L}])/gu) ?? [],
    ),
  );
}

interface Site {
  context: PageContext;
  name: RegExp;
  small: ReadonlySet<string>;
  /** First words of other firms that the page names with their legal form, and of investors. */
  firms: ReadonlySet<string>;
}

const aFirm = new RegExp(
  `(\\p{Lu}[\\p{L}-]{3,})(?: (?:&|\\p{Lu}[\\p{L}-]+)){0,3},? (?:${legalForms}|${oneOf(investorNouns)})(?![\\p{L}])`,
  'gu',
);
/** Returns the first words of other firms of a text: 'Aarefels' of 'Aarefels Beteiligungen AG'. */
const firmsIn = (text: string, name: RegExp): Set<string> =>
  new Set([...text.matchAll(aFirm)].flatMap(([whole, first = '']) => (name.test(whole) ? [] : [first])));

/**
 * Returns whether the sentence begins with another name: 'Acme Mills has …', 'Ian leads …'.
 * German needs its own pattern, because all nouns are capitalized.
 */
function beginsWithOther(text: string, { context, name, small, firms }: Site): boolean {
  if (name.test(text.slice(0, 60)) || firstPerson.test(text)) return false;
  if (firms.has(/^\p{Lu}[\p{L}-]+/u.exec(text)?.[0] ?? '')) return true;
  if (context.language === 'de') return germanOther.test(text);
  const [first = '', second = ''] = text.replace(/^[^\p{L}]+/u, '').split(/\s+/u);
  const word = first.replace(/[’'].*$|[.,:;]+$/gu, '');
  if (/^(?:It|They|He|She|This|That|There)$/u.test(word)) return false;
  if (!/^\p{Lu}\p{L}+$/u.test(word) || small.has(word.toLowerCase()) || topical.test(word) || measured.test(word))
    return false;
  // Nouns made from verbs or adjectives aren't names: 'Staffing is decided …'.
  const isNoun = /\p{L}{2}(?:ing|ment|tion|sion|ity|ness|ance|ence|ship|age)s?$/u.test(word);
  return /^\p{Lu}\p{Ll}/u.test(second) || (!isNoun && personal.test(second));
}

/** Returns whether running text quotes one of the company's own people: '“We were late,” says Ann Lee.' */
function isOfficers({ quoted, text }: Block, officers: readonly string[]): boolean {
  return !quoted && /[”"»]/u.test(text) && officers.some((officer) => text.includes(officer));
}

const outside = wordTest(outsideRoles);
/** Matches whom a speaker belongs to: ', CEO of Acme', ', CEO, Acme Ltd'. */
const belonging = new RegExp(`,[^,]* (?:${oneOf(belongingWords)}) (?:the )?\\p{Lu}|,[^,]+, \\p{Lu}`, 'u');

/** Returns whether a sentence quotes somebody who isn't of the company: a customer's praise isn't its own words. */
export function isOutsidersWords(
  text: string,
  { name, officers, article }: { name: RegExp; officers: readonly string[]; article: boolean },
): boolean {
  const speaker = splitQuotation(text)?.speaker;
  if (speaker === undefined || name.test(speaker)) return false;
  const named = new Set(speaker.match(/\p{Lu}[\p{L}’'-]{3,}/gu));
  if (officers.some((officer) => officer.split(/[ .]/u).some((part) => named.has(part)))) return false;
  if (outside.test(speaker) || belonging.test(speaker)) return true;
  // A name with a role in the company's own news is one of its people; a bare name may be anybody's.
  return !article && !speaker.includes(', ');
}

/**
 * Returns a page's sentences by the company or no one in particular; excludes quotations, links and text for programs.
 */
export function linesOf(
  context: PageContext,
  { name, small, officers }: { name: RegExp; small: ReadonlySet<string>; officers: readonly string[] },
): Line[] {
  const { blocks } = context.page;
  const days = entryDays(context);
  const guests = guestLines(blocks, name);
  const firms = firmsIn(context.page.source.text, name);
  let ofOther = false;
  return blocks.flatMap((block, at): Line[] => {
    const day = days.get(at);
    const dated = day === undefined ? context : { ...context, when: day };
    // Below a colleague's name on a page about the company, a text without 'we' is about them.
    const ofOfficer = officers.some((officer) => block.under.at(-1) === officer);
    const byOfficer = isOfficers(block, officers);
    if (['picture', 'declared'].includes(block.kind) || isInstruction(block.text)) return [];
    if (isSomebodysWords(block) && !byOfficer) return [];
    const below = blocks[at + 1]?.text.trim() ?? '';
    if (isSignature(below) && !officers.some((officer) => below.includes(officer)) && !name.test(below)) return [];
    if (block.linked && block.kind !== 'heading' && block.text.split(' ').length < 12) return [];
    const speaks = (text: string): boolean => own.test(text) || name.test(text);
    const around = [blocks[at - 1], block, blocks[at + 1]].filter(
      (each) => each?.inside.at(-2) === block.inside.at(-2),
    );
    const nearOwn =
      byOfficer || speaks(around.map((each) => each?.text ?? '').join(' ')) || speaks(block.under.at(-1) ?? '');
    const said =
      block.kind === 'row'
        ? block.cells.filter((cell) => cell.split(' ').length >= 8).flatMap(splitSentences)
        : splitSentences(block.text);
    const repeated = context.repeated.has(block.text);
    return said
      .map((text, place) => ({ text, before: said[place - 1] ?? '' }))
      .filter(
        ({ text, before }) =>
          text.length <= longest &&
          !isExample(text, before) &&
          text.split(' ').length <= mostWords &&
          !/[<>{}]|\]\(/u.test(text) &&
          !legal.test(text) &&
          !isDemand(text) &&
          !isRumor(text) &&
          !(context.page.kind === 'careers' && isAskedOfApplicants(text)) &&
          !(
            context.subject === 'prospect' &&
            isOutsidersWords(text, { name, officers, article: context.article || context.page.kind === 'careers' })
          ),
      )
      .map(({ text, before }) => {
        const reported = reportedByOfficer(text);
        const byOwn = reported !== null && !actsBefore(reported, reported.length);
        const isSpoken = speaks(text) || byOwn;
        const told = reported ?? text;
        // What a clause tells of another's name is not told: 'We supply Harrow Vale Dairy, which has 260 shops.'
        const cut = withoutOthersClause(text, name) ?? text;
        ofOther =
          beginsWithOther(told, { context, name, small, firms }) ||
          isOfAnother({ text: told, before }, name) ||
          isOfNamed(told, name) ||
          isOfApart(told) ||
          isOfSomebodyBeside(told, name) ||
          isOfCustomer(block) ||
          (isOfProject(block) && !speaks(text)) ||
          guests.has(at) ||
          isReadersQuestion(block) ||
          isOfEnded(text) ||
          (ofOfficer && !speaks(text)) ||
          (ofOther && goesOn(told, block, blocks[at - 1]) && !isSpoken);
        return {
          context: dated,
          block,
          at,
          text: cut,
          own: isSpoken,
          nearOwn,
          before,
          repeated,
          ofOther: ofOther || (cut !== text && !isSpoken),
          ofColleague: ofOfficer,
        };
      });
  });
}
