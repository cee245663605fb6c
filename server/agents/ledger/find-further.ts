import { capitalized } from '#server/readers/sentences.ts';
import type { Finding } from '../analyst.ts';
import { pageLabel } from '../built-in/wording.ts';
import { isFormer, isOthersAmount, type Line } from './read-lines.ts';
import type { Pair } from './read-pairs.ts';
import { tellsEnd } from './apart/runs-out.ts';
import { counterStrips } from './find-lists.ts';
import { factOdds, toldFrom } from './fact-chance.ts';
import { isOfOldYear, yearOf } from './company-pages.ts';
import { mayTell } from './may-tell.ts';
import { toldLine, toldPair } from './told.ts';
import { monthNames } from './vocabulary/dates.ts';
import { danglingStarts } from './vocabulary/fact-traits.ts';
import { partnerWords } from './vocabulary/offer-words.ts';
import { postingWords } from './vocabulary/posting-words.ts';
import { counterHeads, relatedParties } from './vocabulary/sentence-signs.ts';
import { wordTest } from './word-test.ts';

const related = wordTest(relatedParties);
const headed = wordTest(counterHeads);
const partner = wordTest(partnerWords);
/** Matches figures other than list numbers and years: '312', '85%', '45 MW'. */
/** Returns whether a text is a date: '3 Jun', '3 weeks ago'. */
const isDate = (text: string): boolean =>
  /\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}-\d\d-\d\d/u.test(text) || monthFirst.test(text.replace(/^\d{1,2}\.?\s+/u, ''));
const relative = /\b(?:ago|geleden)\b|^(?:il y a|vor|hace)\b/iu;
/** '14 Currie St' is an address. */
const isStreet = /\p{Lu}\p{L}+ (?:St|Street|Rd|Road|Ave|Avenue|Lane|Way|Drive|Square|Place|Court)\.?$/u;
const isCount = /^\d$/u;
const isFigure = /^(?!(?:1[89]|20)\d\d$)[^\d]{0,14}(?:\d[\d.,’ ]*\d|\d\s?[%\p{L}])[^-–]{0,24}$/u;
/** '14' beside 'October 2026' is a split date. */
const monthFirst = new RegExp(
  `^(?:de |d['’]|of )?(?:${Object.values(monthNames).join(' ').replaceAll(' ', '|')})\\b`,
  'iu',
);
/** A list of news shows how its articles begin; what they tell is of their own dates. */
const isTeaser = ({ context, block, text }: Line): boolean =>
  context.page.kind === 'news' && block.kind === 'paragraph' && !/[.!?…]["”’»)]?$/u.test(text);
const leans = new RegExp(`^${wordTest(danglingStarts).source}`, 'iu');
const posting = wordTest(postingWords);
/** What a post gives and asks, and what every employer says of itself. */
const isOfPost = ({ context, text }: Line): boolean => context.page.kind === 'careers' && posting.test(text);
const mostFollowing = 3;
const mostJoined = 45;
/** Aligns the log-odds of sentences with the scores of labeled figures. */
const oddsToScore = 6;
const endsOdds = 2;
const worth: Readonly<Record<string, number>> = {
  about: 3,
  home: 2,
  investors: 2,
  product: 1.5,
  post: 1.5,
  news: 1,
  careers: 1,
  contact: 1,
  pricing: 1,
  security: 1,
  partners: 0.5,
  team: 1,
  other: 0.5,
  docs: 0,
};

/** Returns a label with its figure as a finding. */
function shownPair(pair: Pair): Finding[] {
  const { context, label, value } = pair;
  const at = worth[context.page.kind];
  const isHeaded = headed.test(pair.block.under.at(-1) ?? '');
  if (
    at === undefined ||
    (at < 1 && !isHeaded) ||
    context.subject !== 'prospect' ||
    context.secondary ||
    context.article
  )
    return [];
  if (isOfOldYear(pair)) return [];
  if (!/\d/u.test(value) || isOthersAmount(`${label} ${value}`) || isFormer(label) || related.test(label)) return [];
  if (isStreet.test(label)) return [];
  // 'gCO2e' is the unit of a badge.
  if (/^\S*\d\S*$/u.test(label)) return [];
  if (monthFirst.test(label) || /^\d/u.test(label) || isDate(value) || relative.test(label)) return [];
  // 'Plants: Onda and Ribesalbes' is a fact even without a number.
  const isCounted =
    isFigure.test(value) || (pair.structure === 'counter' && isCount.test(value) && /^\p{Ll}.*\s\p{Lu}/u.test(label));
  if (!isCounted) return [];
  // A postcode beside its town, or what a plan includes, isn't a figure of the company.
  if (/^\d{4,6}$/u.test(value) && /^\p{Lu}[\p{L}-]+(?: [(\p{Lu}].*)?$/u.test(label)) return [];
  if (pair.structure === 'counter' && context.page.kind === 'pricing') return [];
  if (pair.structure === 'table' && !['about', 'investors', 'home'].includes(context.page.kind)) return [];
  if (
    ['JSON-LD'].includes(pair.structure) ||
    label.length < 3 ||
    value.length > 80 ||
    /@|tel|fax|phone|vat|no\./iu.test(label)
  )
    return [];
  return [toldPair(pair, { topic: 'further', label, score: at + 2.5 - pair.at / 200 })];
}

/**
 * Joins a sentence of an article with those that lean on it, up to the last with a number: 'We chose Acme. It was due
 * this autumn. It won't: we now expect February 2027.'
 */
function withWhatFollows(line: Line, next: readonly Line[]): Line {
  let joined = line.text;
  let whole = joined;
  for (const { block, text } of next) {
    joined = `${joined} ${text}`;
    const goesOn = line.context.article && block === line.block && leans.test(text) && block.text.includes(joined);
    if (!goesOn || joined.split(' ').length > mostJoined) break;
    if (/\d/u.test(text)) whole = joined;
  }
  return whole === line.text ? line : { ...line, text: whole };
}

/** Finds the company's sentences about itself that contain a number or name, the most informative first. */
export function furtherFacts(lines: readonly Line[], pairs: readonly Pair[], name: RegExp): Finding[] {
  const said = lines.flatMap((each, at): Finding[] => {
    if (!mayTell(each, name) || isTeaser(each) || isOfPost(each)) return [];
    const line = withWhatFollows(each, lines.slice(at + 1, at + 1 + mostFollowing));
    // When a contract ends is when its holder looks around.
    const odds = factOdds(line, lines.length) + (tellsEnd(line.text, line.context) ? endsOdds : 0);
    if (odds < toldFrom) return [];
    const label = yearOf(line) ?? (partner.test(line.text) ? 'With partners' : pageLabel(line.context.page.kind));
    return [
      toldLine(line, {
        topic: 'further',
        label: capitalized(label),
        score: oddsToScore + odds,
        tag: 'identity',
      }),
    ];
  });
  const strips = counterStrips(pairs, (pair) => shownPair(pair).length > 0);
  const inStrips = new Set(strips.flatMap(({ quotes }) => quotes.map(({ text }) => text)));
  const shown = pairs
    .flatMap(shownPair)
    .filter(({ quotes: [quote] }) => quote === undefined || !inStrips.has(quote.text));
  return [...said, ...strips, ...shown];
}
