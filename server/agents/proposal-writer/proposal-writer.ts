import { readOfCall } from '#server/agents/discovery-coach/call-line.ts';
import type { Claim, Source } from '#contract/evidence.ts';
import {
  statedBlocks,
  type BlockField,
  type ProposalSection,
  type ProposalSource,
  type ProposalTable,
  type Readiness,
} from '#contract/proposal.ts';
import type { Return } from '#contract/proposal-return.ts';
import { createQuoteVerifier } from '#server/agents/verify-quotes.ts';
import { readCall } from './call-words.ts';
import { openEvidenceBook } from './evidence-book.ts';
import type { ProposalMaterial } from './proposal-material.ts';
import { writeCases } from './stories/write-cases.ts';
import { writeInvestment } from './write-investment.ts';
import { writeJourney, type Blocks } from './write-journey.ts';
import { overviewOf, writeRecommendation } from './write-recommendation.ts';
import { writeRisks } from './write-risks.ts';
import { writeValue } from './write-value.ts';

/** The specified parts of a proposal as written by rules. */
export interface ProposalDraft {
  blocks: Record<BlockField, Claim[]>;
  tables: Partial<Record<BlockField, ProposalTable>>;
  sources: ProposalSource[];
  investment: Return;
  readiness: Readiness[];
  quotes: { used: number; held: number };
}

/** What each part needs before it is ready, and where to enter it. */
const needs: readonly { section: ProposalSection; block: BlockField; missing: string }[] = [
  { section: 'transformation_journey', block: 'challenges', missing: 'Barriers (stage 2)' },
  { section: 'transformation_journey', block: 'vision', missing: 'Desired outcomes (stage 3)' },
  { section: 'solution_recommendation', block: 'solutionOverview', missing: 'A solution' },
  { section: 'value_proposition', block: 'businessOutcomes', missing: 'Financial impact of the outcome (stage 3)' },
  { section: 'value_proposition', block: 'personalBenefits', missing: 'Emotional relief (stage 3)' },
  { section: 'investment_summary', block: 'pricingModel', missing: 'Prices in your price list' },
  { section: 'investment_summary', block: 'timeline', missing: 'A target date (stage 2) or a promise in the call' },
  { section: 'case_1', block: 'caseSituation1', missing: 'A customer case that may be published' },
  { section: 'case_2', block: 'caseSituation2', missing: 'A second customer case that may be published' },
];

/** A block with only gaps and examples isn't ready. */
const tells = (claims: readonly Claim[]): boolean => claims.some(({ kind }) => kind === 'fact');

function readinessOf(blocks: Record<BlockField, Claim[]>, tables: ProposalDraft['tables']): Readiness[] {
  const sections = [...new Set(needs.map(({ section }) => section))];
  return sections.map((section) => {
    const missing = needs
      .filter((need) => need.section === section)
      .filter(({ block }) => (block === 'pricingModel' ? tables.pricingModel === undefined : !tells(blocks[block])))
      .map((need) => need.missing);
    return { section, ready: missing.length === 0, missing };
  });
}

/**
 * Drafts a proposal by rules, without a model: the prospect's verbatim words, sentences of the seller's content, prices
 * from the price list, and arithmetic. Deterministic.
 */
export function draftProposal(whole: ProposalMaterial): ProposalDraft {
  const material = { ...whole, lines: readOfCall(whole.lines) };
  const book = openEvidenceBook();
  const call = readCall(material, book);
  // The order avoids repeated quotes: the value comes first because few quotes fit it.
  const value = writeValue(material, call, book);
  const journey = writeJourney(material, call, book);
  const worth = (value.businessOutcomes ?? []).flatMap(({ quotes }) =>
    quotes.filter(({ sourceId }) => !sourceId.startsWith('offer-')).map(({ text }) => text),
  );
  const { blocks: investment, prices, returns, investment: sums } = writeInvestment(material, call, book, worth);
  const told = new Set(overviewOf(material));
  // Concerns come before components: an answer stays whole.
  const risks = writeRisks(material, call, book, told);
  const written: Blocks = {
    ...journey,
    ...writeRecommendation(material, call, book, told),
    ...value,
    ...risks,
    ...investment,
    ...writeCases(material, call, book),
  };
  const sources = book.sources();
  const verify = createQuoteVerifier(
    sources.map(({ id, kind, title, url, text }): Source => ({ id, kind, title, url, text, fetchedAt: '' })),
  );
  const blocks = Object.fromEntries(
    statedBlocks.map(([, field]) => [field, verify(written[field] ?? [], new Set())]),
  ) as Record<BlockField, Claim[]>;
  const tables = {
    ...(prices === null ? {} : { pricingModel: prices }),
    ...(returns === null ? {} : { roiAnalysis: returns }),
  };
  const theirs = new Set(call.turns.filter(({ side }) => side === 'prospect').map(({ id }) => id));
  const prospects = new Set(sources.filter(({ lineId }) => theirs.has(lineId ?? '')).map(({ id }) => id));
  const cited = new Set(
    Object.values(blocks).flatMap((claims) => claims.flatMap(({ quotes }) => quotes.map((quote) => quote.sourceId))),
  );
  const used = Object.entries(blocks)
    .filter(([field]) => field !== 'timeline')
    .flatMap(([, claims]) => claims)
    .filter(({ quotes }) => quotes.some(({ sourceId }) => prospects.has(sourceId))).length;
  return {
    blocks,
    tables,
    sources: sources.filter(({ id }) => cited.has(id)),
    investment: sums,
    readiness: readinessOf(blocks, tables),
    quotes: { used, held: call.held.length },
  };
}
