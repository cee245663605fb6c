import type { Finding } from '../analyst.ts';
import { isOfOldYear, isOld } from './company-pages.ts';
import { isInOthersClause } from './apart/asides.ts';
import { amount, percent, priceValue } from './amounts.ts';
import { monthsBetween } from './page-context.ts';
import { actsBefore, isFormer, isGeneric, isOthersAmount, type Line } from './read-lines.ts';
import type { Pair } from './read-pairs.ts';
import { isTeaching } from './teaching.ts';
import { toldLine, toldPair } from './told.ts';
import { costVerbs } from './vocabulary/teaching-words.ts';
import { moneyTopics, priceWords } from './vocabulary/money-words.ts';
import { figureHeads, relatedParties } from './vocabulary/sentence-signs.ts';
import { isUnsettled } from './apart/intended.ts';
import { isHistory } from './whose.ts';
import { wordTest } from './word-test.ts';

/** Matches a sentence about someone else: 'Northgrid Storage, who lease the field, have secured …'. */
const ofNamed = /^(?:\p{Lu}[\p{L}\p{N}&.’'-]*\s){1,4}?\p{Lu}[\p{L}\p{N}&.’'-]*, (?:who|which|whose)\b/u;
const topic = wordTest(moneyTopics);
const priced = wordTest(priceWords);
const related = wordTest(relatedParties);
const figuresHead = wordTest(figureHeads);
const freshMonths = 24;
/** An amount no one is asked to pay at once. */
const scaled = /\d\s?(?:m|bn|million|billion|mio|mrd|crore|millones|millions|miljoen)\b(?!\s?(?:\/|per|pro|par|por))/iu;
const pages = new Set(['home', 'about', 'investors', 'news', 'post', 'careers', 'other', 'team', 'partners']);

/** Text in brackets belongs to the name before it: 'Harrow Group (40 hotels, €90 million of sales) …'. */
const behindName = /\p{Lu}[\p{L}\p{N}&.’'-]+ \(([^()]{3,120})\)/u;
function isBracketed(text: string, found: string, name: RegExp): boolean {
  const match = behindName.exec(text);
  return match !== null && (match[1] ?? '').includes(found) && !name.test(match[0]);
}

/** Returns whether the text is from an old article, or from a page superseded in another language. */
function isStale({ context, text = '' }: { context: Line['context']; text?: string }): boolean {
  const years = [...text.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/gu)].map(([year]) => Number(year));
  const now = Number(context.today.slice(0, 4));
  if (context.when !== null && monthsBetween(context.when, context.today) > freshMonths) return true;
  return context.when === null && years.length > 0 && Math.max(...years) < now - 2;
}

function saidAmounts(lines: readonly Line[], name: RegExp): Finding[] {
  return lines.flatMap((line): Finding[] => {
    const { text, context } = line;
    if (context.subject !== 'prospect' || !pages.has(context.page.kind)) return [];
    const match = amount.exec(text) ?? (topic.test(text) ? percent.exec(text) : null);
    if (
      !match ||
      !topic.test(text) ||
      isTeaching(text) ||
      isOthersAmount(text) ||
      isGeneric(text) ||
      isFormer(text) ||
      isOld(line) ||
      isOfOldYear(line) ||
      isHistory(text, context.today) ||
      isUnsettled(text, context.today) ||
      isStale(line)
    )
      return [];
    // The amount's owner must be known: from the sentence, or from an article on the company's own figures.
    if (actsBefore(text, match.index + match[0].length) || isThirdParty(text, line)) return [];
    if (isBracketed(text, match[0], name)) return [];
    // 'From Norrvide in Sweden, who raised SEK 210 million'
    if (isInOthersClause(text, match.index, name)) return [];
    if (!line.own && !context.article && !line.nearOwn && !['about', 'investors'].includes(context.page.kind))
      return [];
    if (context.secondary || line.repeated || line.ofOther || ofNamed.test(line.text)) return [];
    const dated = context.when !== null || /(?<!\d)20\d\d(?!\d)/u.test(text);
    const isAmount = amount.test(text);
    const score = (dated ? 4 : 0) + (isAmount ? 2 : 0) + (line.own ? 1 : 0) - line.at / 60;
    return [toldLine(line, { topic: 'figure', label: 'Finance', score })];
  });
}

/** Returns whether the sentence or its article is about another organization. */
function isThirdParty(text: string, { context, own }: Line): boolean {
  const title = context.page.blocks.find(({ kind, level }) => kind === 'heading' && level === 1)?.text ?? '';
  if (related.test(text) || related.test(title)) return true;
  return (
    !own &&
    context.article &&
    /\p{Lu}\p{L}+ (?:has |have )?(?:raises?|raised|closes|investiert|investeert|investit|invierte|lève)\b/u.test(
      `${title} ${text}`,
    )
  );
}

/** Returns whether a row of amounts is under a heading on a year's figures. */
function underFigures({ block, value, structure, context }: Pair): boolean {
  const head = `${block.under.at(-1) ?? ''} ${context.page.title}`;
  return structure !== 'counter' && figuresHead.test(head) && (amount.test(value) || /\d{4,}|\d[.,]\d{3}/u.test(value));
}

function shownAmounts(pairs: readonly Pair[]): Finding[] {
  return pairs.flatMap((pair): Finding[] => {
    const { label, value, context, unit } = pair;
    if (
      context.subject !== 'prospect' ||
      isOthersAmount(label) ||
      !(topic.test(label) || underFigures(pair)) ||
      context.secondary
    )
      return [];
    if (
      !(amount.test(value) || unit !== '' || pair.structure === 'table' || /€|\$|£|%/u.test(label)) ||
      !/\d/u.test(value)
    )
      return [];
    if (priceValue.test(value) && ['pricing', 'product'].includes(context.page.kind)) return [];
    if (isStale({ context, text: value })) return [];
    return [
      toldPair(pair, {
        topic: 'figure',
        label,
        score: 6 + (/\d{4}/u.test(`${label} ${value}`) ? 1 : 0) - pair.at / 200,
      }),
    ];
  });
}

/** Moves a price list row's price to the front, with short details beside it: '£68.50 (25 L can)'. */
function priceFirst(pair: Pair): Pair {
  const cells = pair.block.kind === 'row' ? pair.block.cells.slice(1) : [];
  const [price] = cells.filter((cell) => priceValue.test(cell));
  if (price === undefined || cells.length < 2 || cells.filter((cell) => priceValue.test(cell)).length > 1) return pair;
  const beside = cells.filter((cell) => cell !== price && cell.split(' ').length <= 3);
  return { ...pair, value: beside.length > 0 ? `${price} (${beside.join(', ')})` : price };
}

/** A number below a column whose head names money: '235.00 (CHF exkl. MWST)'. */
const headedByMoney =
  /^[\d.,’' ]+ \([^()]{0,20}(?:CHF|EUR|GBP|USD|CAD|AUD|[€£$]|preis|price|prix|tarif|precio|prijs)/iu;

/** Finds prices by name: price list rows and plan cards. */
function tariffs(pairs: readonly Pair[]): Finding[] {
  return pairs.flatMap((pair): Finding[] => {
    const { label, value, context } = pair;
    if (isOthersAmount(label) || (pair.structure === 'counter' && !['pricing', 'product'].includes(context.page.kind)))
      return [];
    if (
      context.subject !== 'prospect' ||
      ['post', 'careers', 'investors', 'legal'].includes(context.page.kind) ||
      context.article
    )
      return [];
    const cells = pair.structure === 'table' ? value.split(/, (?=\S)/u) : [value];
    const first = cells.find((cell) => amount.test(cell)) ?? cells[0] ?? '';
    const plain = value.trim();
    if (
      !(
        priceValue.test(plain) ||
        (pair.structure === 'table' &&
          (amount.test(first) ||
            (priced.test(context.page.title) && /\d[.,]\d\d/u.test(first)) ||
            cells.some((cell) => headedByMoney.test(cell))))
      )
    )
      return [];
    if (scaled.test(plain)) return [];
    if (topic.test(label) || label.length < 3 || /^(?:\d|\/|per\b)/u.test(label) || /[?!]$/u.test(label)) return [];
    const score =
      (priced.test(`${context.page.kind} ${context.page.title} ${pair.block.under.join(' ')}`) ? 3 : 0) +
      (pair.structure === 'counter' ? 0 : 1) -
      pair.at / 300;
    return [toldPair(priceFirst(pair), { topic: 'tariff', label, score, tag: 'offer' })];
  });
}

/** Matches 'The review costs between $9k and $12k, depending on its size.' */
const costs = new RegExp(`${wordTest(costVerbs).source}(?! (?:us|uns|nous)\\b)[^.]{0,24}?(?:${amount.source})`, 'iu');
const longestPrice = 24;
/** Words for an offer of the company's own, not of others. */
const ofOffer = /^(?:this|our|the|each|all|dies\p{L}*|unser\p{L}*|notre|nuestr\p{L}*|onze?)\b/iu;

/** Finds prices under a service's name: 'Twelve weeks, fixed fee of $96,000.' */
function saidPrices(lines: readonly Line[]): Finding[] {
  return lines.flatMap((line): Finding[] => {
    const { text, context, block } = line;
    const head = block.under.at(-1) ?? '';
    if (context.subject !== 'prospect' || !['home', 'product', 'pricing', 'other'].includes(context.page.kind))
      return [];
    const told = costs.test(text) && ofOffer.test(text) && text.split(' ').length <= longestPrice;
    if (!told && context.page.kind === 'other') return [];
    if (context.article || context.secondary || line.repeated || block.kind === 'heading') return [];
    if (!told && !(amount.test(text) && priced.test(text) && text.split(' ').length <= 14)) return [];
    if (scaled.test(text)) return [];
    if (
      isTeaching(text) ||
      topic.test(text) ||
      isOthersAmount(text) ||
      isGeneric(text) ||
      isFormer(text) ||
      actsBefore(text, text.length)
    )
      return [];
    const named = head !== '' && head.split(' ').length <= 5 && !/[.?!]$/u.test(head);
    if (!named) return told ? [toldLine(line, { topic: 'tariff', label: 'They say', score: 1.2, tag: 'offer' })] : [];
    const found = toldLine(line, { topic: 'tariff', label: head, score: 1.5, tag: 'offer' });
    return [{ ...found, quotes: [...found.quotes, { sourceId: context.page.source.id, text: head }] }];
  });
}

/** Finds the company's own figures and prices. */
export function moneyFacts(lines: readonly Line[], pairs: readonly Pair[], name: RegExp): Finding[] {
  return [...shownAmounts(pairs), ...saidAmounts(lines, name), ...tariffs(pairs), ...saidPrices(lines)];
}
