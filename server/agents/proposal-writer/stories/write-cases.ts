import { sizeRange } from '#contract/company-sizes.ts';
import type { CaseStudy } from '#contract/offer.ts';
import { limits } from '#contract/limits.ts';
import { countTerms } from '#server/search/index-terms.ts';
import { literally } from '#server/readers/one-of.ts';
import type { CallWords } from '../call-words.ts';
import type { EvidenceBook } from '../evidence-book.ts';
import type { ProposalMaterial } from '../proposal-material.ts';
import type { Blocks } from '../write-journey.ts';
import { closedLine } from '../fit/closed-line.ts';
import { withoutHead } from './case-head.ts';

const noName = 'A customer of ours';

/** Removes the customer's name, and each of its words that is a name, from a text. */
export function withoutName(text: string, customer: string): string {
  const [first = ''] = customer.split(/[\s,]+/u);
  const names = [customer, customer.split(',')[0] ?? '', ...(first.length > 3 ? [first] : [])].filter(
    (name) => name.trim() !== '',
  );
  return names.reduce(
    (left, name) =>
      left.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${literally(name)}(?![\\p{L}\\p{N}])`, 'giu'), 'the customer'),
    text,
  );
}

/** Returns cases that may be published, those most like the prospect first: of its industry, its size, in its words. */
export function publishableCases({ offer, fields }: ProposalMaterial, about: string): CaseStudy[] {
  const wanted = countTerms(
    `${fields.industryType} ${fields.barriers.join(' ')} ${fields.desiredOutcomes.join(' ')} ${about}`,
  );
  const fit = (one: CaseStudy): number =>
    [...countTerms([one.situation, one.solution, ...one.elements, ...one.values].join(' ')).keys()].filter((term) =>
      wanted.has(term),
    ).length;
  const range = sizeRange(fields.companySize);
  const isOfIndustry = ({ industry = '' }: CaseStudy): number =>
    Number(industry !== '' && industry.toLowerCase() === fields.industryType.trim().toLowerCase());
  const isOfSize = ({ companySize = '' }: CaseStudy): number =>
    Number(range !== -1 && sizeRange(companySize) === range);
  return offer.caseStudies
    .filter(({ publish }) => publish !== 'private')
    .toSorted((a, b) => isOfIndustry(b) - isOfIndustry(a) || isOfSize(b) - isOfSize(a) || fit(b) - fit(a))
    .slice(0, limits.proposal.cases);
}

function writeCase(n: 1 | 2, one: CaseStudy, book: EvidenceBook): Blocks {
  const { customer, publish, source } = one;
  const title = publish === 'named' ? (source?.title ?? 'Case study') : 'Case study';
  const shown = (text: string): string => (publish === 'named' ? text : withoutName(text, customer));
  const told = (block: string, texts: readonly string[]) =>
    texts
      .filter((text) => text.trim() !== '')
      .map((text) => book.fromOffer(block, title, closedLine(shown(withoutHead(text, customer))), shown(text)));
  return {
    [`caseSituation${n}`]: [
      book.fromOffer(`caseSituation${n}`, title, publish === 'named' ? customer : noName),
      ...told(`caseSituation${n}`, [one.situation]),
    ],
    [`caseSolDescr${n}`]: told(`caseSolDescr${n}`, [one.solution]),
    [`caseSolution${n}`]: told(`caseSolution${n}`, one.elements),
    [`caseValue${n}`]: told(`caseValue${n}`, one.values),
  };
}

/** Writes an example for when no customer may be shown: without customer or number, and labeled as an example. */
function writeExample(n: 1 | 2, { solution, fields }: ProposalMaterial, book: EvidenceBook): Blocks {
  const seller = solution === null ? 'the solution' : solution.name;
  const who = fields.companySize === '' ? 'A company' : `A company of ${fields.companySize} people`;
  return n === 2
    ? {}
    : {
        caseSituation1: [
          book.example(
            'caseSituation1',
            `Example scenario, not a customer. ${who} faces the challenges that you described.`,
          ),
        ],
        caseSolDescr1: [
          book.example('caseSolDescr1', `It starts with ${seller} where those challenges are felt most.`),
        ],
        caseValue1: [book.example('caseValue1', 'It measures the result against the outcomes that you named.')],
      };
}

/** Writes two cases: publishable customers, else an example scenario. */
export function writeCases(material: ProposalMaterial, call: CallWords, book: EvidenceBook): Blocks {
  const real = publishableCases(material, call.held.map(({ piece }) => piece).join(' '));
  const numbers = [1, 2] as const;
  return numbers.reduce<Blocks>((blocks, n) => {
    const one = real[n - 1];
    if (one !== undefined) return { ...blocks, ...writeCase(n, one, book) };
    return real.length > 0 ? blocks : { ...blocks, ...writeExample(n, material, book) };
  }, {});
}
