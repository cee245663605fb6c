import type { Claim } from '#contract/evidence.ts';
import type { Offer } from '#contract/offer.ts';
import type { ProposalBlock, ProposalDocument, ProposalFinding } from '#contract/proposal.ts';
import { toBeConfirmed } from '#contract/proposal-return.ts';
import { isTableRule } from '#contract/markdown-table.ts';
import { rowText, saidIn } from '#contract/proposal-lines.ts';
import { isNamed, quotationsIn } from '#server/agents/proposal-writer/quotations.ts';
import type { CountedNumber } from '#server/agents/said/counted-numbers.ts';
import { countWords } from '#server/readers/unspaced-words.ts';
import { isShorthand } from '#server/agents/proposal-writer/noted/plain-note.ts';
import { fromTemplate, writtenHere } from './document.view.ts';
import { changedPrice, isUnlisted, priceCells, totalsIn } from './listed-prices.view.ts';
import type { ComposedProposal } from './compose-proposal.ts';
import { countsIn, isAboutProspect, knownFacts, type KnownFacts } from './known-facts.view.ts';

const placeholder = /\[[^\]\n]{2,60}\]|\{\{?[^}\n]{1,60}\}?\}|\b(?:lorem ipsum|TBD|TODO|XXX+)\b|<[a-z ]{3,40}>/iu;
const promise = /\b(?:guarantee[sd]?|we will|we[’']ll|always|never)\b/iu;
const open = /\b(?:to be (?:confirmed|determined|decided|announced|defined)|not known yet|t\.?b\.?[ca]\.?)(?!\p{L})/iu;
/** 'Payment.', '1.', '20–49: 8%.' say nothing of what they are about. */
const fewestOfRule = 3;
const hasWord = /\p{L}{2,}/u;
/** So few words in quotation marks name something. */
const fewestQuoted = 3;

const whys = {
  placeholder: 'A placeholder is still there.',
  open: 'This is still open. Fill it in, or hide it.',
  empty: 'The proposal isn’t finished.',
  fragment: 'This says nothing by itself. Complete it, or take it out.',
  shorthand: 'Written in shorthand. Write it as your prospect should read it.',
  'wrong-company': 'Another prospect of yours is named here.',
  misquoted: 'Nobody said these words in the call.',
  unlinked: 'Nothing in the call, brief or content says this. Link it, change it, or make sure it’s right.',
  'stale-price': 'The price list has expired.',
  'price-not-listed': 'This price isn’t on the price list.',
  competitor: 'A competitor is named.',
  'unpublishable-case': 'You may not name this customer outside your organization.',
} as const satisfies Record<ProposalFinding['kind'], string>;

/** Sources of what people wrote in the proposal itself, and of that and their notes. */
interface Written {
  own: ReadonlySet<string>;
  noted: ReadonlySet<string>;
}
type Found = Pick<ProposalFinding, 'kind'> & { why?: string };

/** Returns whose words a statement quotes wrongly: nobody's, or somebody else's. */
function misquoted(text: string, { speakersOf }: KnownFacts): Found[] {
  const wrong = quotationsIn(text)
    .filter((quote) => countWords(quote) >= fewestQuoted)
    .flatMap((quote): Found[] => {
      const speakers = speakersOf(quote);
      if (speakers === null) return [];
      if (speakers.length === 0) return [{ kind: 'misquoted' }];
      const said = saidIn(text);
      if (said?.quote !== quote || speakers.some((speaker) => isNamed(said.who, speaker))) return [];
      return [{ kind: 'misquoted', why: `${speakers.join(' or ')} said this, not ${said.who}.` }];
    });
  return wrong.slice(0, 1);
}

/** Digits behind the point that products of prices are compared to. */
const exactly = 1e4;
/** Returns a test for amounts that a text may name: prices, and those it names times a number that it names too. */
function pricesFor(text: string, { amountsIn, isPrice }: KnownFacts): (value: string) => boolean {
  const counts = countsIn(text).map(({ value }) => value);
  const products = amountsIn(text)
    .filter(isPrice)
    .flatMap((price) => counts.map((count) => `${Math.round(Number(price) * count * exactly) / exactly}`));
  return (value) => isPrice(value) || products.includes(value);
}
const hasOtherPrice = (text: string, known: KnownFacts): boolean => {
  const isKnown = pricesFor(text, known);
  return known.amountsIn(text).some((price) => !isKnown(price));
};
const ofPrices =
  /\b(?:prices?|priced|fees?|rates?|subscriptions?|licen[cs]es?|discount\w*|(?:you|to) pay|per month for)\b/iu;
/** Returns whether a text names a price for what is sold that the list doesn't have. */
const hasUnlistedPrice = (text: string, known: KnownFacts): boolean =>
  (known.sells(text) || ofPrices.test(text)) && hasOtherPrice(text, known);

const nowListed = (price: string): Found => ({ kind: 'stale-price', why: `The price list now has ${price} for this.` });

/** Returns the findings of one statement. */
function findingsOf(claim: Claim, block: ProposalBlock, { own, noted }: Written, known: KnownFacts): Found[] {
  const { text, kind, quotes } = claim;
  if (isTableRule(text)) return [];
  const found: Found[] = [];
  const alone = quotes.length > 0 && quotes.every(({ sourceId }) => own.has(sourceId));
  const isPrice = block.id === 'pricingModel';
  if (placeholder.test(text)) found.push({ kind: 'placeholder' });
  else if (block.legal !== true && open.test(text)) found.push({ kind: 'open' });
  if (!hasWord.test(text) || (isPrice && kind === 'fact' && countWords(text) < fewestOfRule))
    found.push({ kind: 'fragment' });
  if (quotes.length > 0 && quotes.every(({ sourceId }) => noted.has(sourceId)) && isShorthand(text))
    found.push({ kind: 'shorthand' });
  const firm = alone ? known.strangeFirm(text) : null;
  if (known.names(text)) found.push({ kind: 'wrong-company' });
  else if (firm !== null)
    found.push({ kind: 'wrong-company', why: `We found ${firm} nowhere in the call, brief, content or offer.` });
  const wrong = alone ? misquoted(text, known) : [];
  found.push(...wrong);
  const now = isPrice || alone ? known.changedPrice(priceCells(text)) : null;
  const unlisted = isPrice ? hasOtherPrice(text, known) : alone && hasUnlistedPrice(text, known);
  const isKnown = pricesFor(text, known);
  const isListed = ({ measure, value }: CountedNumber): boolean =>
    measure?.startsWith('money') === true && isKnown(`${value}`);
  const unknown = countsIn(known.withoutSaidTimes(text)).some((number) => !isListed(number) && !known.isLinked(number));
  if (kind === 'fact' && alone && wrong.length === 0 && ((unknown && !unlisted && now === null) || promise.test(text)))
    found.push({ kind: 'unlinked' });
  if (known.rivals(text)) found.push({ kind: 'competitor' });
  if (known.secret(text)) found.push({ kind: 'unpublishable-case' });
  if (now !== null) found.push(nowListed(now));
  else if (unlisted) found.push({ kind: 'price-not-listed' });
  return found;
}

/** Returns the rows of a table whose price isn't what the price list has now; what a person wrote is read whole, with its sums. */
function staleRows({ id, table, edited }: ProposalBlock, offer: Offer, known: KnownFacts): ProposalFinding[] {
  const totals = new Set(table === null || !edited ? [] : totalsIn(table, offer));
  const isUnknown = (row: readonly string[]): boolean =>
    table !== null &&
    id === 'pricingModel' &&
    (isUnlisted(row, table, offer) ||
      (edited &&
        hasOtherPrice(row.join(' | '), { ...known, isPrice: (value) => totals.has(value) || known.isPrice(value) })));
  return (table?.rows ?? []).flatMap((row): ProposalFinding[] => {
    const now = changedPrice(row, offer);
    const found = now !== null ? nowListed(now) : isUnknown(row) ? { kind: 'price-not-listed' as const } : null;
    return found === null ? [] : [{ why: whys[found.kind], ...found, blockId: id, text: rowText(row) }];
  });
}

/** Returns what a table leaves open, as one finding. */
function openRows({ id, table }: ProposalBlock): ProposalFinding[] {
  const rows = (table?.rows ?? []).filter((row) => row.some((cell) => cell === toBeConfirmed));
  const text = rows.map(([name = '']) => name).join(', ');
  return rows.length === 0 ? [] : [{ kind: 'open', blockId: id, text: `${text}: ${toBeConfirmed}`, why: whys.open }];
}

/** Returns what the proposal as a whole lacks. */
function lacks(
  { title, prospect, solutionName, validUntil }: ProposalDocument,
  shown: readonly ProposalBlock[],
  { solution }: ComposedProposal['material'],
): ProposalFinding[] {
  const finding = (text: string, why: string): ProposalFinding => ({ kind: 'empty', blockId: '', text, why });
  const isOver = validUntil !== undefined && validUntil < new Date().toISOString().slice(0, 10);
  const tells = shown.some(({ id, claims }) => isAboutProspect(id) && claims.some(({ kind }) => kind === 'fact'));
  return [
    ...(prospect.company.trim() === '' ? [finding(title, 'The session names no company.')] : []),
    ...(tells || shown.some(({ edited }) => edited)
      ? []
      : [finding(title, 'It says nothing about this prospect yet.')]),
    ...(isOver ? [finding(`Valid until ${validUntil}`, 'The proposal’s last valid day has passed.')] : []),
    ...(solutionName !== '' && solution === null
      ? [finding(solutionName, 'This solution is no longer in your list, so nothing is recommended.')]
      : []),
  ];
}

/** A text that a block holds twice has what is found in it once. */
const distinct = (found: readonly ProposalFinding[]): ProposalFinding[] => [
  ...new Map(found.map((each) => [JSON.stringify([each.kind, each.blockId, each.text, each.why]), each])).values(),
];

/** Returns what to review before a proposal is sent, ignoring hidden blocks. */
export function findFindings(
  { document, material, sums = [] }: Pick<ComposedProposal, 'document' | 'material'> & { sums?: readonly string[] },
  others: readonly string[],
): ProposalFinding[] {
  const { validUntil } = material.offer;
  const notes = document.sources.filter(({ kind, title }) => kind === 'note' && !title.startsWith(fromTemplate));
  const written: Written = {
    own: new Set(notes.filter(({ title }) => title === writtenHere).map(({ id }) => id)),
    noted: new Set(notes.map(({ id }) => id)),
  };
  const known = knownFacts(material, document, { others, sums });
  const isStale = validUntil !== null && validUntil < new Date().toISOString().slice(0, 10);
  const shown = document.blocks.filter(({ hidden }) => !hidden);
  const found = shown.flatMap((block): ProposalFinding[] => [
    ...block.claims.flatMap((claim) =>
      findingsOf(claim, block, written, known).map(({ kind, why = whys[kind] }) => ({
        kind,
        blockId: block.id,
        text: claim.text,
        why,
      })),
    ),
    ...openRows(block),
    ...staleRows(block, material.offer, known),
    ...(isStale && block.id === 'pricingModel' && block.table !== null
      ? [
          {
            kind: 'stale-price' as const,
            blockId: block.id,
            text: `Valid until ${validUntil}`,
            why: whys['stale-price'],
          },
        ]
      : []),
  ]);
  return [...lacks(document, shown, material), ...distinct(found)];
}
