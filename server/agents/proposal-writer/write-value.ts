import type { CallWords } from './call-words.ts';
import type { EvidenceBook } from './evidence-book.ts';
import type { ProposalMaterial } from './proposal-material.ts';
import type { Blocks } from './write-journey.ts';

const mostProof = 3;

/** Writes the value to the company and its people in their words, and the seller's proof. */
export function writeValue({ fields, offer }: ProposalMaterial, call: CallWords, book: EvidenceBook): Blocks {
  const worth =
    fields.futureFinancialImpact.trim() === ''
      ? call.heard('businessOutcomes', 'impact')
      : call.ofText('businessOutcomes', 'Financial impact of the outcome', fields.futureFinancialImpact);
  const relief =
    fields.emotionalRelief.trim() === ''
      ? call.heard('personalBenefits', 'relief')
      : call.ofText('personalBenefits', 'Emotional relief', fields.emotionalRelief);
  const proof = offer.proofPoints
    .slice(0, mostProof)
    .map(({ text, source }) => book.fromOffer('businessOutcomes', source?.title ?? 'Proof point', text));
  return { businessOutcomes: [...worth, ...proof], personalBenefits: relief };
}
