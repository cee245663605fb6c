import type { Finding, Site, Topic } from '../analyst.ts';
import type { SitePage } from '../tools/site-page.ts';
import type { Block } from '#server/readers/page/read-page.ts';
import { isSignature, splitQuotation } from '#server/readers/quotation.ts';
import { isBoilerplate, isInstruction, isStatement, splitSentences } from '#server/readers/sentences.ts';
import { namePattern, quoteOf, says } from './wording.ts';
import { isElsewhere, withoutOthersClause } from '../ledger/apart/asides.ts';
import { isJoiningLater, isUnsettled } from '../ledger/apart/intended.ts';
import { isDemand, isExample, isPreface, isPutOff } from '../ledger/apart/unreal.ts';
import { isOfCustomer, isOfEnded, isWish, isWithFirm } from '../ledger/apart/set-apart.ts';
import { hasGone, isOfAnother } from '../ledger/others-subject.ts';
import { isReadersTrouble } from '../ledger/whose.ts';
import { ownWords } from '../ledger/vocabulary/speakers.ts';
import { wordTest } from '../ledger/word-test.ts';
import { oneOf } from '#server/readers/one-of.ts';
import {
  certifications,
  companyKinds,
  foundedStatements,
  locationWords,
  moneyNouns,
  moneyNounsAfter,
  moneyNounsBefore,
  offerVerbs,
  scaleAmounts,
  scaleNouns,
  securityWords,
  vagueWords,
  articleWords,
  backWords,
  goingOnStarts,
  isWords,
  noticeStarts,
  noticeWords,
  selfStarts,
} from '#server/agents/vocabulary/statements.ts';

const ownPages = new Set([
  'home',
  'about',
  'team',
  'product',
  'pricing',
  'customers',
  'careers',
  'security',
  'partners',
  'investors',
  'news',
  'contact',
  'other',
  'post',
]);
const pageWeight: Partial<Record<SitePage['kind'], number>> = {
  home: 4,
  about: 4,
  product: 2,
  pricing: 1,
  customers: 1,
  security: 1,
  careers: 0,
  contact: -1,
  news: 1,
  other: -1,
};
const isA = new RegExp(String.raw`^(?:\S+ ){1,3}(?:${oneOf(isWords)}) (?:${oneOf(articleWords)})(?!\p{L})`, 'iu');
/** Points back at a sentence before: 'ces effets', 'diese Themen'. */
const pointsBack = new RegExp(`${wordTest(backWords).source}|^${wordTest(goingOnStarts).source}`, 'iu');
/** Says what the reader gets and not who the company is: 'Acme offers you …'. */
const toReader = /^(?:\S+ ){1,4}(?:offers?|gives?|brings?|helps?|lets?|allows?) you\b/iu;
const own = wordTest(ownWords);
/** Matches a sentence that begins with the company as its speaker: 'We …', 'Unsere …'. */
export const ofSelf = new RegExp(`^${wordTest(selfStarts).source}`, 'iu');
const yours = wordTest(
  ['your?', 'Ihr(?:e[nmrs]?)?', 'eure[nmrs]?', 'votre', 'vos', 'vous', 'vuestr[oa]s?', 'uw', 'jouw'],
  'u',
);
const identity = new RegExp(String.raw`\b(${oneOf(companyKinds)})\b`, 'iu');
/** Wording that could appear on any company's site. */
const vague = new RegExp(String.raw`\b(${oneOf(vagueWords)})\b`, 'iu');
const offers = new RegExp(String.raw`^(\S+ ){1,4}(${oneOf(offerVerbs)})\b`, 'iu');
/** News of the day for visitors: closures, delays, dates. */
const notice = new RegExp(`^${wordTest(noticeStarts).source}|${wordTest(noticeWords).source}`, 'iu');
const opinion = /\b(amazing|awesome|easy sell|love|hooked|best-in-class|world-class)\b/iu;

/** Matches an amount after or before its noun, or a funding round by letter. */
const moneyStatement = new RegExp(
  [
    String.raw`\b(${oneOf([...moneyNouns, ...moneyNounsBefore])})\b[^.]*` +
      String.raw`([$€£]\s?\d|\b\d[\d.,]* ?(million|billion|m|bn|percent|per cent|%))`,
    String.raw`([$€£]\s?\d[\d.,]*|\b\d[\d.,]* ?(million|billion)\b)[^.]*` +
      String.raw`\b(${oneOf([...moneyNouns, ...moneyNounsAfter])})\b`,
    String.raw`\bseries [a-f] (round|funding|investment)\b`,
  ].join('|'),
  'iu',
);

const topics: readonly (readonly [Topic, RegExp])[] = [
  ['money', moneyStatement],
  ['founded', new RegExp(oneOf(foundedStatements), 'iu')],
  ['location', new RegExp(String.raw`\b(${oneOf(locationWords)})\b`, 'iu')],
  ['certification', new RegExp(String.raw`\b(${oneOf(certifications)})\b`, 'iu')],
  ['security', new RegExp(String.raw`\b(${oneOf(securityWords)})\b`, 'iu')],
  [
    'scale',
    new RegExp(String.raw`(\b\d[\d,.]*\+?|\b(${oneOf(scaleAmounts)}))( \p{L}+){0,4} (${oneOf(scaleNouns)})\b`, 'iu'),
  ],
];

function speaksForCompany(sentence: string, name: RegExp): boolean {
  return own.test(sentence) || name.test(sentence);
}

/** Returns whether a phrase without a verb says what the company is: 'The publisher of X and provider of Y'. */
function isIdentity(phrase: string): boolean {
  const words = phrase.split(' ').length;
  return (
    words >= 6 &&
    words <= 30 &&
    /^(the|a|an) /iu.test(phrase) &&
    identity.test(phrase) &&
    !isInstruction(phrase) &&
    !isBoilerplate(phrase)
  );
}

const fewestWho = 8;
/** Someone of the company: 'A data specialist, Nikil works …'. */
const ofOne = /, \p{Lu}\p{Ll}+ (?:\p{Lu}\p{Ll}+ )?(?:is|was|has|had|works?|leads?|joined|runs?)\b/u;

/** Returns whether a sentence says who the company is: 'Acme is a maker of …', 'The publisher of Ubuntu and …'. */
export function saysWho(sentence: string, company: string): boolean {
  const begins = sentence.toLowerCase().startsWith(company.toLowerCase()) || /^we\b/iu.test(sentence);
  if (sentence.split(' ').length < fewestWho || ofOne.test(sentence)) return false;
  return isIdentity(sentence) || (begins && isA.test(sentence) && identity.test(sentence));
}

/** Returns whether a block quotes someone else: by markup or quotation marks. */
export function isSomebodysWords(block: Block): boolean {
  return block.quoted || /^["“”«‘]/u.test(block.text);
}

/** Counts specifics, up to two: numbers and names other than the company's. */
function specifics(sentence: string, company: string): number {
  const names = sentence
    .replaceAll(new RegExp(namePattern(company).source, 'giu'), '')
    .split(' ')
    .slice(1)
    .filter((word) => /^[("“]?\p{Lu}[\p{L}\p{N}]/u.test(word));
  return Math.min(2, names.length + (sentence.match(/\d+/gu)?.length ?? 0));
}

/** Returns whether a sentence can't describe the company: it is about somebody who left, or another firm. */
const isNoOpening = (text: string, name: RegExp): boolean =>
  [isOfEnded, hasGone, isWithFirm, isWish, isPreface, isPutOff, isDemand].some((is) => is(text)) ||
  isExample(text, '') ||
  isElsewhere(text) ||
  isReadersTrouble(text, { under: [] }) ||
  withoutOthersClause(text, name) !== text;

function score(sentence: string, page: SitePage, position: number, company: string): number {
  const words = sentence.split(' ').length;
  let total = pageWeight[page.kind] ?? -2;
  if (sentence.toLowerCase().startsWith(company.toLowerCase())) total += 4;
  else if (ofSelf.test(sentence)) total += 3;
  if (isA.test(sentence)) total += 3;
  if (identity.test(sentence)) total += 1;
  if (/^(founded|established|headquartered|based) in\b/iu.test(sentence)) total += 3;
  if (/\b(mission|we believe|vision|purpose|we're here to)\b/iu.test(sentence)) total += 2;
  if (offers.test(sentence)) total += 2;
  if (vague.test(sentence)) total -= 4;
  const named = specifics(sentence, company);
  total += named;
  // A sentence to the reader without specifics is a slogan.
  if (named === 0 && yours.test(sentence)) total -= 3;
  if (pointsBack.test(sentence)) total -= 6;
  if (notice.test(sentence)) total -= 8;
  if (toReader.test(sentence)) total -= 4;
  if (words < 8) total -= 2;
  if (words >= 9 && words <= 30) total += 2;
  if (position < 8) total += 2;
  if (opinion.test(sentence) || sentence.endsWith('!')) total -= 3;
  return total;
}

/** Extracts sentences in which the company describes itself, with their topics. */
export function extractStatements(site: Site): Finding[] {
  const name = namePattern(site.company);
  const findings: Finding[] = [];
  const seen = new Set<string>();
  for (const page of site.pages) {
    if (!ownPages.has(page.kind)) continue;
    for (const [position, block] of page.blocks.entries()) {
      if (
        isSomebodysWords(block) ||
        isOfCustomer(block) ||
        isSignature(page.blocks[position + 1]?.text ?? '') ||
        block.linked ||
        (block.kind === 'heading' && block.level > 2) ||
        isInstruction(block.text)
      )
        continue;
      // Whoever is quoted by name speaks for themselves: the ledger tells their words apart.
      for (const sentence of block.text.split(/\s*\|\s*/u).flatMap(splitSentences)) {
        if (splitQuotation(sentence) !== null || isOfAnother({ text: sentence, before: '' }, name)) continue;
        if (isNoOpening(sentence, name) || isUnsettled(sentence, site.today) || isJoiningLater(sentence, site.today))
          continue;
        const key = sentence.toLowerCase();
        const identifies = block.kind === 'description' && page.kind === 'about' && isIdentity(sentence);
        // A guest may have written a post, so 'we' need not be the company.
        const own = page.kind === 'post' ? name.test(sentence) : speaksForCompany(sentence, name);
        if (seen.has(key) || !(identifies || (isStatement(sentence) && own))) continue;
        seen.add(key);
        const found = topics.filter(([, wording]) => wording.test(sentence)).map(([topic]) => topic);
        const finding = {
          text: says(site.company, page, sentence),
          quotes: [quoteOf(page, sentence)],
          page: page.kind,
          score: score(sentence, page, position, site.company) + (identifies ? 6 : 0),
        };
        for (const topic of found) findings.push({ ...finding, topic });
        findings.push({ ...finding, topic: 'statement' });
      }
    }
  }
  return findings;
}

/** Returns several sentences, in case one is refused. */
const mostOpenings = 4;

/** Returns how the home page describes the company: the line below the headline, or its meta description. */
export function describeFromHome(company: string, home: SitePage): Finding[] {
  const name = namePattern(company);
  const lines = home.blocks.slice(0, 40).flatMap((block, position): Finding[] => {
    if (
      isSomebodysWords(block) ||
      block.linked ||
      isInstruction(block.text) ||
      (block.kind === 'heading' && block.level > 2)
    )
      return [];
    return splitSentences(block.text)
      .filter(
        (sentence) =>
          isStatement(sentence) &&
          splitQuotation(sentence) === null &&
          !isNoOpening(sentence, name) &&
          !isOfAnother({ text: sentence, before: '' }, name),
      )
      .map((sentence) => ({
        topic: 'description',
        text: says(company, home, sentence),
        quotes: [quoteOf(home, sentence)],
        page: 'home',
        score:
          score(sentence, home, position, company) +
          (speaksForCompany(sentence, name) ? 6 : 0) +
          (block.kind === 'description' ? 2 : 0) +
          (position < 4 ? 3 : 0),
      }));
  });
  return lines.toSorted((a, b) => b.score - a.score).slice(0, mostOpenings);
}
