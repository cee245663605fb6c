import type { Claim } from '#contract/evidence.ts';
import type { ProposalBlock, ProposalFinding } from '#contract/proposal.ts';
import { spokenNumbers } from '#server/agents/said/spoken-numbers.ts';
import { rivalTest } from '#server/agents/proposal-writer/rival-test.ts';
import { writtenHere } from './document.view.ts';
import type { ComposedProposal } from './compose-proposal.ts';

const placeholder = /\[[^\]\n]{2,60}\]|\{\{?[^}\n]{1,60}\}?\}|\b(?:lorem ipsum|TBD|TODO|XXX+)\b|<[a-z ]{3,40}>/iu;
const promise = /\b(?:guarantee[sd]?|we will|we[’']ll|always|never)\b/iu;
const money = /(?:\p{Sc}|\b(?:USD|EUR|GBP|AUD|CAD|CHF)\b)\s?(\d[\d,]*(?:\.\d+)?)/gu;
const plain = (price: string): string => price.replaceAll(',', '').replace(/\.0+$/u, '');

const whys = {
  placeholder: 'A placeholder is still there.',
  'wrong-company': 'Another prospect of yours is named here.',
  unlinked: 'Nothing in the call, brief or content says this. Link it, change it, or make sure it’s right.',
  'stale-price': 'The price list has expired.',
  'price-not-listed': 'This price isn’t on the price list.',
  competitor: 'A competitor is named.',
  'unpublishable-case': 'You may not name this customer outside your organization.',
} as const satisfies Record<ProposalFinding['kind'], string>;

interface Known {
  names: (text: string) => boolean;
  rivals: (text: string) => boolean;
  secret: (text: string) => boolean;
  prices: ReadonlySet<string>;
  /** Every number of the call, its notes, the brief, the content and the offer. */
  numbers: ReadonlySet<number>;
  stale: boolean;
}

const numbersIn = (text: string): number[] => spokenNumbers(text).map(({ value }) => value);

function numbersOf({ lines, brief, content, offer, solution }: ComposedProposal['material']): ReadonlySet<number> {
  const texts = [
    ...lines.map(({ text }) => text),
    ...brief.claims.flatMap(({ text, quotes }) => [text, ...quotes.map((quote) => quote.text)]),
    ...content.answers.map(({ text }) => text),
    ...offer.priceItems.map(({ price }) => price),
    ...offer.rules,
    ...offer.proofPoints.map(({ text }) => text),
    solution?.description ?? '',
  ];
  return new Set(texts.flatMap(numbersIn));
}

/** Returns the findings of one statement. */
function findingsOf(
  claim: Claim,
  block: ProposalBlock,
  own: ReadonlySet<string>,
  known: Known,
): ProposalFinding['kind'][] {
  const { text, kind, quotes } = claim;
  const kinds: ProposalFinding['kind'][] = [];
  const alone = quotes.length > 0 && quotes.every(({ sourceId }) => own.has(sourceId));
  if (placeholder.test(text)) kinds.push('placeholder');
  if (known.names(text)) kinds.push('wrong-company');
  const unknown = /\d/u.test(text) && !numbersIn(text).every((value) => known.numbers.has(value));
  if (kind === 'fact' && alone && (unknown || promise.test(text))) kinds.push('unlinked');
  if (known.rivals(text)) kinds.push('competitor');
  if (known.secret(text)) kinds.push('unpublishable-case');
  if (block.id === 'pricingModel')
    for (const [, price = ''] of text.matchAll(money))
      if (!known.prices.has(plain(price))) kinds.push('price-not-listed');
  return kinds;
}

/** Returns what to review before a proposal is sent, ignoring hidden blocks. */
export function findFindings(
  { document, material, sums = [] }: Pick<ComposedProposal, 'document' | 'material'> & { sums?: readonly string[] },
  others: readonly string[],
): ProposalFinding[] {
  const { offer, content } = material;
  const own = new Set(
    document.sources.filter(({ kind, title }) => kind === 'note' && title === writtenHere).map(({ id }) => id),
  );
  const known: Known = {
    names: rivalTest(others.filter((name) => name.length > 3 && name !== document.prospect.company)),
    rivals: rivalTest(content.rivals),
    secret: rivalTest(offer.caseStudies.filter(({ publish }) => publish !== 'named').map(({ customer }) => customer)),
    prices: new Set([
      ...offer.priceItems.map(({ price }) => plain(price)),
      ...sums.map((sum) => plain(sum.replace(/^\D+/u, ''))),
      ...offer.rules.flatMap((rule) => [...rule.matchAll(/\d[\d,]*(?:\.\d+)?/gu)].map(([price]) => plain(price))),
    ]),
    numbers: numbersOf(material),
    stale: offer.validUntil !== null && offer.validUntil < new Date().toISOString().slice(0, 10),
  };
  return document.blocks
    .filter(({ hidden }) => !hidden)
    .flatMap((block): ProposalFinding[] => {
      const found = block.claims.flatMap((claim) =>
        [...new Set(findingsOf(claim, block, own, known))].map((kind) => ({
          kind,
          blockId: block.id,
          text: claim.text,
          why: whys[kind],
        })),
      );
      const stale = known.stale && block.id === 'pricingModel' && block.table !== null;
      return stale
        ? [
            ...found,
            {
              kind: 'stale-price',
              blockId: block.id,
              text: `Valid until ${offer.validUntil}`,
              why: whys['stale-price'],
            },
          ]
        : found;
    });
}
