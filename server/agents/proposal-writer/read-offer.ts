import type { PriceItem } from '#contract/offer.ts';
import { limits } from '#contract/limits.ts';
import type { CoachMaterial, ContentAnswer } from '#server/agents/discovery-coach/coach-material.ts';
import { amount } from '#server/agents/ledger/amounts.ts';
import { handbookCommands, sellersOnly } from '#server/agents/discovery-coach/vocabulary/handbook-words.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import { oneOf } from '#server/readers/one-of.ts';
import { splitSentences, wordsOf } from '#server/readers/sentences.ts';
import { readCases, sourceOf, type FoundCase } from './stories/read-cases.ts';
import { isRow, pricedLines, type PricedLine } from './price-list/price-tables.ts';
import { listValidity } from './price-list/list-validity.ts';
import { clausesOfTerms, sellerDescriber, underHeading } from './price-list/terms-clauses.ts';
import { codeNames, plainAmounts } from './price-list/read-amount.ts';
import { isSum } from './price-list/table-columns.ts';
import { crowns, multipliers } from './vocabulary/amount-words.ts';
import { currencyNames } from './vocabulary/currency-words.ts';
import { dollarPlaces } from './vocabulary/dollar-places.ts';
import { pricingTerms } from './vocabulary/pricing-terms.ts';
import { dataTerms, sellerWords } from './vocabulary/seller-words.ts';

/** Prices and customers stated in the content, for an admin to accept. */
export interface ContentOffer {
  currency: string;
  /** ISO date through which all prices hold; null: none stated. */
  validUntil: string | null;
  priceItems: Omit<PriceItem, 'id'>[];
  rules: string[];
  caseStudies: FoundCase[];
}

const { offer } = limits.proposal;
const toSellers = wordTest([...sellerWords, ...sellersOnly]);
/** Terms of data stand beside prices in many a price list; they belong to security. */
const ofData = wordTest(dataTerms);
const commands = new RegExp(`^(?:${oneOf(handbookCommands)})(?![\\p{L}\\p{N}])`, 'iu');
const signs: Readonly<Record<string, string>> = {
  R: 'ZAR',
  '£': 'GBP',
  '€': 'EUR',
  $: 'USD',
  A$: 'AUD',
  C$: 'CAD',
  US$: 'USD',
  CA$: 'CAD',
  AU$: 'AUD',
  NZ$: 'NZD',
  HK$: 'HKD',
  S$: 'SGD',
  '¥': 'JPY',
  '₹': 'INR',
};
/** A code counts beside a number: a 'CAD drawing' isn't Canadian. */
const codes = new RegExp(String.raw`(?<!\p{L})(?:(${codeNames})\s?\d|(?<=\d\s?)(${codeNames})(?!\p{L}))`, 'u');
const sign = String.raw`(?<!\p{L})(?:(?:CA|AU|A|C|US|NZ|HK|S)?[£€$¥₹]|(?:${codeNames}|kr)(?=\s?\d))`;
const digits = String.raw`\d(?:[\d,]{0,15}\d)?(?:\.\d{1,4})?`;
/** Pence and cents aren't in the list's currency; a currency may be named behind the number: '29 euro'. */
const money = new RegExp(
  String.raw`(${sign})?\s?(${digits})(p\b|\s?(?:pence|cents?)\b)?(?:\s(${oneOf(Object.keys(currencyNames))})(?!\p{L}))?`,
  'giu',
);
/** 'R10,900', 'R1.62': a letter before two digits alone is a name. */
const rand = /(?<![\p{L}\p{N}])(R)\s?(\d{1,3}(?:,\d{3}){1,4}|\d{3,9}|\d{1,9}\.\d{1,4})(?=[\s.,;]|$)()/u;
/** 'Prices are in euro.' */
const named = new RegExp(`\\b(?:in|are) (${oneOf(Object.keys(currencyNames))})(?!\\p{L})`, 'iu');
/** What is taken off, saved, charged by others or given as an example is no item. */
const noItem = /^(?:discount|you save|saving|example|competitor|rebate|credit|refund|cashback)s?\b/iu;
const goesOnAsNumber = new RegExp(String.raw`^(?:[.,'’]\d|\s\d{3}(?!\d)|\s?(?:${oneOf(multipliers)})(?!\p{L}))`, 'iu');
const givenAway =
  /^(?:free|included|no charge|nothing|none|on request|by arrangement|to be agreed|kostenlos|gratuit|gratis)(?!\p{L})/iu;
/** '£29¹' has a footnote and no unit. */
const hasLetter = /\p{L}/u;
/** '-£10', 'minus £20', '(£25)', '+£15', '300–£600', 'between £50' stand before what is no single price. */
const noneBefore = /(?:^|[\s(])(?:[-−–+]|minus|plus|less)\s?$|^\($|\d\s?(?:[-–—/]|to|bis|à|or|and|und)\s?$/iu;
const goesToAnother = new RegExp(
  String.raw`^\s?(?:-\s?|–\s?|—\s?|/|to |bis |à |or |and )\s?(?:${sign})?\s?\d|^[^.;,]{0,30} to (?:${sign})\s?\d`,
  'iu',
);
/** A number is an amount of money where a sign stands before it or a currency behind it. */
const isMoney = ([, written, , , named]: RegExpMatchArray): boolean => written !== undefined || named !== undefined;
const isShare = /^\s?(?:%|per ?cent)/iu;
/** The amount of a row or line: one with a sign before any other, and never a share. */
function amountIn(text: string): RegExpMatchArray | null {
  const found = [...text.matchAll(money)].filter(
    ({ index, 0: whole }) => !isShare.test(text.slice(index + whole.length)),
  );
  return (
    found.find(([, written]) => written !== undefined) ?? found.find(isMoney) ?? rand.exec(text) ?? found[0] ?? null
  );
}
/** 'Half the new price, after 4% allowance' names a share and no price. */
const share = /\d\s?(?:%|per ?cent)/iu;
/** 'From £58 an hour': what the price is, before it. */
const leads = /^(?:from|about|up to|at least)$/iu;
const leadsUnit = /^(?:(?:per|an?|each|every|for|from|pro|par|por)(?!\p{L})|\/)/iu;
/** End of a price's unit, before further details. */
const perEnds = /(?<=[^\d])[,;](?=\s)|\.(?=\s)/u;
/** 'Delivery: £40 a pallet.' in a paragraph of several. */
const pricesItem = /^[^.:]{2,60}: [^:]{0,60}?(?:A|C|US|NZ)?[£€$¥₹]\s?\d/u;

/** Cuts a paragraph that lists several prices into one part for each; what follows a price stays with it. */
function itemParts(answer: PricedLine): PricedLine[] {
  const sentences = answer.text.includes(' | ') ? [] : splitSentences(answer.text);
  if (sentences.filter((sentence) => pricesItem.test(sentence)).length < 2) return [answer];
  const parts: string[] = [];
  for (const sentence of sentences) {
    if (parts.length === 0 || pricesItem.test(sentence)) parts.push(sentence);
    else parts.push(`${parts.pop() ?? ''} ${sentence}`);
  }
  return parts.map((text) => ({ ...answer, text }));
}

const range = new RegExp(String.raw`^(?:${sign})?\s?${digits} ?(?:to|-|–|and) ?(?:${sign})?\s?\d`, 'u');

const ofTier = /^\s*(?:up to|below|under) /iu;

interface FoundItem {
  item: Omit<PriceItem, 'id'>;
  /** Details after the price, as sentences. */
  rest: string[];
  /** The sign of its price; empty: none. */
  sign: string;
}

const fewestWords = 3;
const endsSentence = /^\./u;

/** What goes on about a price with another one. */
const tiered = new RegExp(String.raw`^(?:or |and )|${sign}\s?\d`, 'u');

/** 'Credited in full against an order.' */
const lacksSubject = /^(?:\p{Lu}\p{Ll}+ed|Free|Paid|Sold|Due|Valid)(?= )/u;

/** Sentences after a price that go on about its item. */
const ofItem = /^(?:No|All|Any|Without|Including|Includes)(?= )/u;

/** 'Tablet, app and spares included.' */
const includes = /^\p{Lu}[^.:]{3,120} (?<!(?:is|are|be) )included\.$/u;

/** Returns what stands after a price: the rest of its own sentence under the item's name, with the sentences after it. */
function restOf(name: string, goesOn: boolean, note: string, line: string): string[] {
  const [first = '', ...others] = splitSentences(note);
  // '€40 up to ten, €80 up to thirty': further prices mean nothing without the first.
  const [sentence = ''] = splitSentences(line);
  if (goesOn && tiered.test(first) && sentence.endsWith(first)) return [sentence, ...others];
  if (goesOn && first !== '') {
    // 'No charge per student.' is about the item that the line names, so it stays with it.
    const own = others.findIndex((text) => !ofItem.test(text));
    const taken = own === -1 ? others.length : own;
    return [[`${name}: ${first}`, ...others.slice(0, taken)].join(' '), ...others.slice(taken)];
  }
  return [first, ...others]
    .filter((text) => text.split(/\s+/u).length >= fewestWords)
    .map((text) =>
      lacksSubject.test(text) || includes.test(text)
        ? `${name}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`
        : text,
    );
}

function itemOf(line: PricedLine): FoundItem | null {
  const plain = line.told === 'rule' || line.told === 'share' ? null : plainAmounts(line.text);
  if (plain === null) return null;
  const answer = { ...line, text: plain };
  const cells = answer.text.split(' | ').map((cell) => cell.trim());
  const colon = answer.text.indexOf(': ');
  const inTable = isRow(answer);
  if (!inTable && (colon < 2 || colon > offer.nameMax)) return null;
  const name = inTable ? (cells[0] ?? '') : answer.text.slice(0, colon);
  // A colon in a later sentence doesn't name the first one's price.
  if (!inTable && splitSentences(name).length > 1) return null;
  const rest = inTable ? cells.slice(1).join(' ') : answer.text.slice(colon + 2);
  // 'free, from €600 a month': the amount is no price.
  if (givenAway.test(rest)) return null;
  const found = amountIn(rest);
  // '£60 to £90 a day' is no single price: the whole line is a rule.
  if (range.test(rest.slice(found?.index ?? 0))) return null;
  // A heading has no price, and pence aren't in the list's currency.
  // 'We pay £38 a tonne' is no price.
  if (paysOut.test(rest)) return null;
  // '€0 for the first 60 days, then €90' is no price of zero.
  if (found !== null && Number(found[2]) === 0) return null;
  if (found === null || found.index === undefined || Boolean(found[3])) return null;
  if (!isMoney(found) && line.told !== 'price') return null;
  const lead = rest.slice(0, found.index);
  if (noneBefore.test(lead) || share.test(lead)) return null;
  if (goesToAnother.test(rest.slice(found.index + found[0].length))) return null;
  // '$12k', '€1.290,00' and '€1 290' go on behind what was read.
  if (noItem.test(name) || isSum(name) || goesOnAsNumber.test(rest.slice(found.index + found[0].length))) return null;
  const behind = rest.slice(found.index + found[0].length);
  const after = behind.replace(/^[,;]\s+/u, '');
  const before = rest.slice(0, found.index);
  const upTo = after.split(perEnds)[0] ?? '';
  // '$420, then $190 an hour', '$2,950 against about $5,400 new': another price says nothing of what this one is for.
  const per =
    tiered.test(upTo) || (after !== behind && !leadsUnit.test(upTo) && wordsOf(upTo) >= fewestWords) ? '' : upTo;
  const left = after.slice(per.length);
  const goesOn = !endsSentence.test(left);
  const note = left.replace(/^[,;.]/u, '').trim();
  // Whoever is larger than the first tier cannot have its price: all tiers together are a rule.
  if (!inTable && ofTier.test(per) && goesOn && tiered.test(note)) return null;
  const [first = ''] = splitSentences(note);
  // 'per site, once': a word or two belongs to the unit.
  const short = goesOn && first.split(/\s+/u).length < fewestWords ? first : '';
  const led = leads.test(before.trim())
    ? [per.trim(), `${before.trim().toLowerCase()} this price`]
    : [`${before} ${per}`];
  const unit = [...led, short.trim()]
    .filter(Boolean)
    .join(', ')
    .replaceAll(/\s+/gu, ' ')
    .replace(/[.,;]\s*$/u, '')
    .trim();
  if (unit.length > offer.unitMax || name.length > offer.nameMax) return null;
  return {
    item: { item: name, unit: hasLetter.test(unit) ? unit : '', price: found[2] ?? '', source: sourceOf(answer) },
    rest: restOf(
      name,
      goesOn && short === '',
      note.slice(short.length).trim(),
      inTable ? `${name}: ${rest}` : answer.text,
    ),
    sign: found[1] ?? currencyNames[found[4]?.toLowerCase() ?? ''] ?? '',
  };
}

/** What sellers earn, or may give at most, is for no buyer to read, whatever number it is reached at. */
const earned = /\b(?:commissions?|margins?|bonus(?:es)?|max(?:imum)? discounts?)\b/iu;
const ofSellers = new RegExp(String.raw`\bdiscounts?\b|${earned.source}`, 'iu');
/** 'Discount from 50 sets': who reaches the number gets it, so buyers read it. */
const isReached = (row: string): boolean =>
  /^[^|]*\b(?:from|over|above|at least|more than|for) \d[\d.,]* ?\p{L}/iu.test(row) ||
  /^[^|]*\d ?(?:\+|(?:or|and) more)/iu.test(row);

/** What a row says that has no price in the list's currency: 'free from 20 pallets', '38p'. */
const startsAtNothing = /^\D{0,2}0(?![\d.,]\d)/u;
const paysOut = /\b(?:we pay|you (?:get|receive|earn)|paid to you|credited to you)\b/iu;
const inPence = /\d\s?(?:p|pence|cents?)(?!\p{L})/iu;

const anyMoney = new RegExp(String.raw`(?:${sign})\s?-?\d|\d\s?(?:[£€$¥₹]|(?:${codeNames}|kr)(?!\p{L}))`, 'u');

/** A row whose price is a share of another is a rule: 'Rush, within 48 hours: 35% more'. */
function shareRule(row: string): string[] {
  const [name = '', ...rest] = row.split(' | ').map((cell) => cell.trim());
  const told = rest.filter(Boolean).join(', ');
  if (earned.test(row) || (ofSellers.test(row) && !isReached(row))) return [];
  return name !== '' &&
    (share.test(told) ||
      givenAway.test(told) ||
      inPence.test(told) ||
      paysOut.test(told) ||
      startsAtNothing.test(told) ||
      (anyMoney.test(told) && !noItem.test(name)))
    ? sayable(`${name}: ${told.replace(/[.;]$/u, '')}.`)
    : [];
}

/** A line such as 'Mono page: 0.42p. Colour page: 3.6p.' is one rule; sentences of a paragraph are one each. */
const namesItem = /^[^.:]{2,60}: (?:[£€$¥₹]|\d[\d.,]*p\b)/u;

/** Returns a rule without its sentences for the seller's own people. */
function sayable(rule: string): string[] {
  const left = splitSentences(rule).filter(
    (sentence) =>
      !toSellers.test(sentence) && !commands.test(sentence) && !(ofData.test(sentence) && !amount.test(sentence)),
  );
  return left.length === 0 ? [] : [left.join(' ')];
}

const mostOfOneRule = 3;
const ofPrices = wordTest(pricingTerms);
/** 'Kilnworks is software for potters.' stands above many a price list and is none of its rules. */
const isOfPrices = (sentence: string): boolean => /\d/u.test(sentence) || ofPrices.test(sentence);

/** Returns what of a line of a price list is a rule, in whole clauses. */
function rulesOf({ text, heading }: PricedLine, describesSeller: (clause: string) => boolean): string[] {
  const isOne = namesItem.test(text) && splitSentences(text).length <= mostOfOneRule;
  const clauses = isOne ? [text] : clausesOfTerms(text, isOfPrices).filter((clause) => !describesSeller(clause));
  return clauses.flatMap(sayable).map((rule) => underHeading(rule, heading));
}

/** Tells whose dollar is meant by the places that the content names; the American one where it names none. */
function dollarOf(answers: readonly ContentAnswer[]): string {
  const counts = Object.entries(dollarPlaces).map(([code, places]) => {
    const test = wordTest(places, 'u');
    return { code, count: answers.filter(({ text }) => test.test(text)).length };
  });
  const [first, second] = counts.toSorted((a, b) => b.count - a.count);
  return first === undefined || first.count === (second?.count ?? 0) ? 'USD' : first.code;
}

const dollars: readonly string[] = ['USD', 'AUD', 'CAD', 'NZD', 'HKD', 'SGD'];
const codeOf = (sign: string): string => signs[sign] ?? sign;

/** The currency that most prices are in; where none names one, that of the words beside them. */
function currencyOf(
  priced: readonly ContentAnswer[],
  items: readonly FoundItem[],
  answers: readonly ContentAnswer[],
): string {
  const counts = new Map<string, number>();
  for (const { sign } of items) {
    const written = sign === '$' ? sign : codeOf(sign);
    if (sign !== '') counts.set(written, (counts.get(written) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [];
  const said = priced.map(({ heading, text }) => `${heading} ${text}`).join(' ');
  const found = codes.exec(said);
  const code = found?.[1] ?? found?.[2];
  const written =
    most ??
    code ??
    new RegExp(String.raw`(${sign})\s?\d`, 'u').exec(said)?.[1] ??
    currencyNames[named.exec(said)?.[1]?.toLowerCase() ?? ''] ??
    '';
  if (written === '$') return code !== undefined && dollars.includes(code) ? code : dollarOf(answers);
  if (written === 'kr') return code !== undefined && crowns.includes(code) ? code : '';
  return signs[written] ?? (codes.test(`${written} 1`) ? written : '');
}

/** 'Price list, valid until 31 March 2027' may be a title or a heading. */
const headsOf = (priced: readonly ContentAnswer[]): Set<string> =>
  new Set(priced.flatMap(({ heading, passage: { title } }) => [heading, title]));

const isSumLine = (line: string): boolean => isSum(line.split(':')[0] ?? '') && amount.test(line);

/**
 * Reads price lists and customer stories in the organization's content; skips what no rule is sure of.
 * `today`: ISO date before which no list ends.
 */
export function readOffer(material: CoachMaterial, today?: string): ContentOffer {
  const { answers, ownNames = [] } = material;
  const describesSeller = sellerDescriber(ownNames);
  // Uses only passages whose heading declares them; what merely sounds like a price or a story is for cards.
  const priced = pricedLines(answers.filter(({ kind, plain }) => kind === 'price' && plain)).flatMap(itemParts);
  const items = new Map(
    priced.flatMap((answer) => {
      const found = itemOf(answer);
      return found === null ? [] : [[answer, found] as const];
    }),
  );
  const currency = currencyOf(priced, [...items.values()], answers);
  // A list has one currency: what another one names is a rule, in its own words.
  const isOther = ({ sign }: FoundItem): boolean =>
    sign !== '' &&
    codeOf(sign) !== currency &&
    !(sign === '$' && dollars.includes(currency)) &&
    !(sign === 'kr' && crowns.includes(currency));
  return {
    currency,
    validUntil: listValidity([...priced.map(({ text }) => text), ...headsOf(priced)], today),
    priceItems: [...items.values()]
      .filter((each) => !isOther(each))
      .map(({ item }) => item)
      .slice(0, offer.items),
    rules: priced
      .flatMap((answer) => {
        const found = items.get(answer);
        if (found !== undefined && !isOther(found)) return found.rest.flatMap(sayable);
        if (found !== undefined && !isRow(answer)) return rulesOf(answer, describesSeller);
        if (found !== undefined) return sayable(`${found.item.item}: ${answer.text.split(' | ').slice(1).join(', ')}.`);
        if (answer.told === 'share') return [answer.text];
        if (answer.told === 'rule') return ofSellers.test(answer.text) ? [] : sayable(answer.text);
        if (!isRow(answer) && isSumLine(answer.text)) return [];
        return isRow(answer)
          ? shareRule(answer.text).map((rule) => underHeading(rule, answer.heading))
          : rulesOf(answer, describesSeller);
      })
      .slice(0, offer.rules),
    caseStudies: readCases(material),
  };
}
