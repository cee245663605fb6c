import { isBlockField, type ProposalDocument } from '#contract/proposal.ts';
import { rivalFinder } from '#server/agents/proposal-writer/names/call-rivals.ts';
import { wordKey } from '#server/agents/proposal-writer/quotations.ts';
import { rivalTest } from '#server/agents/proposal-writer/names/rival-test.ts';
import { moneyReader } from '#server/agents/proposal-writer/figures/money-in.ts';
import { turnsOf } from '#server/agents/proposal-writer/turns.ts';
import {
  countedNumbers,
  countsSame,
  readCounted,
  thingsLike,
  type CountedNumber,
} from '#server/agents/said/counted-numbers.ts';
import { spokenNumbers, type SpokenNumber } from '#server/agents/said/spoken-numbers.ts';
import { countTerms } from '#server/search/index-terms.ts';
import { changedPrice } from './listed-prices.view.ts';
import { otherCompanies, unknownFirm } from './other-firms.view.ts';
import { withoutSaidTimes } from './said-times.view.ts';
import type { ComposedProposal } from './compose-proposal.ts';

type Material = ComposedProposal['material'];

/** What the call, its notes, the brief, the content and the offer hold, to check a proposal against. */
export interface KnownFacts {
  /** Whether a text names another prospect. */
  names: (text: string) => boolean;
  /** The company with a legal form that a text names, but nothing known does; null: there is none. */
  strangeFirm: (text: string) => string | null;
  rivals: (text: string) => boolean;
  /** Whether a text names a customer who may not be named. */
  secret: (text: string) => boolean;
  /** Whether a price stands on the list, in its terms or among the proposal's totals. */
  isPrice: (value: string) => boolean;
  /** Returns the amounts of money of a text, equal ones alike. */
  amountsIn: (text: string) => string[];
  /** What the price list has now for the item of a row, where that is another price; else null. */
  changedPrice: (cells: readonly string[]) => string | null;
  /** Whether a text is about something the seller sells. */
  sells: (text: string) => boolean;
  /** Whether a number stands in call, brief, content or offer for what it counts here. */
  isLinked: (number: CountedNumber) => boolean;
  /** Takes times like '9:30' and '24/7' out of a text that stand there or were said, as each is one figure. */
  withoutSaidTimes: (text: string) => string;
  /** Who said words of the call; empty: nobody; null: they stand elsewhere. */
  speakersOf: (words: string) => string[] | null;
}

/** 'One' and 'the second' count nothing that somebody would have to have said. */
export const countsIn = (text: string): CountedNumber[] =>
  countedNumbers(text).filter(({ value, isWritten, isOrdinal }) => isWritten || (!isOrdinal && value > 1));

/** A number may be said a little after what it counts. */
const textsBefore = 2;
/** Returns a test whether a number stands for the same in one of the texts. */
export function linkedBy(texts: readonly string[]): KnownFacts['isLinked'] {
  let spoken: Map<number, { each: SpokenNumber; text: string; at: number }[]> | null = null;
  const spokenOf = (value: number) => {
    spoken ??= Map.groupBy(
      texts.flatMap((text, at) => spokenNumbers(text).map((each) => ({ each, text, at }))),
      ({ each }) => each.value,
    );
    return spoken.get(value) ?? [];
  };
  // Content may hold thousands of numbers; only those of a proposal's values are read.
  const sources = new Map<number, { source: CountedNumber; at: number }[]>();
  const sourcesOf = (value: number) => {
    const known = sources.get(value);
    if (known !== undefined) return known;
    const read = spokenOf(value).map(({ each, text, at }) => ({ source: readCounted(text, each), at }));
    sources.set(value, read);
    return read;
  };
  let terms: Set<string> | null = null;
  const isSpokenOf = (number: CountedNumber): boolean => {
    const known = (terms ??= new Set(texts.flatMap((text) => [...countTerms(text).keys()])));
    return thingsLike(number).some((thing) => known.has(thing));
  };
  const around = (at: number): string => texts.slice(Math.max(0, at - textsBefore), at + 1).join('\n');
  return (number) => {
    const found = sourcesOf(number.value);
    return (
      found.some(({ source, at }) => countsSame(number, source, around(at))) ||
      // What nobody names may be another word for what was counted: 'tickets' for 'support requests'.
      (number.measure === null && found.some(({ source }) => source.measure === null) && !isSpokenOf(number))
    );
  };
}

function writtenElsewhere({ brief, content, offer, solution }: Material): string[] {
  return [
    ...brief.claims.flatMap(({ text, quotes }) => [text, ...quotes.map((quote) => quote.text)]),
    ...content.answers.map(({ text }) => text),
    ...offer.priceItems.map(({ price }) => price),
    ...offer.rules,
    ...offer.proofPoints.map(({ text }) => text),
    ...offer.caseStudies.flatMap(({ situation, solution: done, values }) => [situation, done, ...values]),
    solution?.description ?? '',
  ];
}

/** Returns who said words of the call, in this version or as the speakers are named now. */
function speakersBy({ lines, ...material }: Material, { sources }: ProposalDocument): KnownFacts['speakersOf'] {
  const said = [
    ...turnsOf(lines).map(({ speaker, text }) => ({ speaker, words: wordKey(text) })),
    ...sources
      .filter(({ kind }) => kind === 'utterance')
      .map(({ title, text }) => ({ speaker: title, words: wordKey(text) })),
  ];
  const whole = said.map(({ words }) => words).join(' ');
  const elsewhere = [
    ...writtenElsewhere({ lines, ...material }),
    ...material.content.answers.flatMap(({ objection, heading }) => [objection ?? '', heading]),
    ...lines.filter(({ side }) => side === 'note').map(({ text }) => text),
  ];
  const written = elsewhere.map(wordKey).join('\n');
  return (words) => {
    const key = wordKey(words);
    const speakers = said.filter((each) => each.words.includes(key)).map(({ speaker }) => speaker);
    if (speakers.length > 0) return [...new Set(speakers)];
    // A quotation may run over several turns of one person.
    return written.includes(key) || whole.includes(key) ? null : [];
  };
}

/** Collects what a proposal is checked against; `others` are the organization's other prospects, `sums` what its quantities come to. */
export function knownFacts(
  material: Material,
  document: ProposalDocument,
  { others, sums }: { others: readonly string[]; sums: readonly string[] },
): KnownFacts {
  const { fields, lines, offer, content, solution } = material;
  const { company, person } = document.prospect;
  const customers = offer.caseStudies.map(({ customer }) => customer);
  const ordered = offer.priceItems.flatMap(({ id, item, unit }) => {
    const choice = material.itemChoices?.find((each) => each.id === id);
    return choice?.quantity === undefined ? [] : [`${choice.quantity} ${item}, ${unit}`];
  });
  const told = [...lines.map(({ text }) => text), ...writtenElsewhere(material), ...ordered];
  const own = [
    ...[company, person, document.seller.company, document.rep.name, document.solutionName],
    ...lines.map(({ speaker }) => speaker),
    ...offer.priceItems.map(({ item }) => item),
    ...(content.ownNames ?? []),
  ];
  const names = [...new Set(own)].filter((name) => name !== '');
  const rivalsIn = rivalFinder(
    names,
    lines.map(({ text }) => text),
  );
  const inCall = lines.filter(({ side }) => side !== 'rep').flatMap(({ text }) => rivalsIn(text));
  const known = rivalTest([...new Set([...content.rivals, ...inCall])]);
  const sold = [solution?.name ?? '', ...offer.priceItems.map(({ item }) => item)].filter((name) => name.length > 2);
  const { moneyIn, valueOf } = moneyReader(offer.currency);
  const inRules = offer.rules.flatMap((rule) => [
    ...moneyIn(rule).map(({ value }) => value),
    ...[...rule.matchAll(/\d[\d,]*(?:\.\d+)?/gu)].map(([number]) => valueOf(number)),
  ]);
  const prices = new Set([
    ...offer.priceItems.map(({ price }) => valueOf(price)),
    ...sums.flatMap(moneyIn).map(({ value }) => value),
    ...inRules,
  ]);
  return {
    names: otherCompanies(others, [
      company,
      fields.prospWebUrl,
      document.seller.company,
      ...offer.caseStudies.filter(({ publish }) => publish === 'named').map(({ customer }) => customer),
    ]),
    strangeFirm: (text) => unknownFirm(text, [...told, ...names, ...customers, ...content.rivals].join('\n')),
    rivals: (text) => known(text) || rivalsIn(text).length > 0,
    secret: rivalTest(
      offer.caseStudies.filter(({ publish }) => publish !== 'named').map(({ customer }) => customer),
      'anywhere',
    ),
    sells: rivalTest(sold, 'anywhere'),
    changedPrice: (cells) => changedPrice(cells, offer),
    isPrice: (value) => prices.has(value),
    amountsIn: (text) => moneyIn(text).map(({ value }) => value),
    isLinked: linkedBy(told),
    withoutSaidTimes: withoutSaidTimes(told),
    speakersOf: speakersBy(material, document),
  };
}

/** Blocks that tell of the prospect. */
export const isAboutProspect = (id: string): boolean =>
  isBlockField(id) && ['currentSituation', 'challenges', 'vision', 'businessOutcomes', 'personalBenefits'].includes(id);
