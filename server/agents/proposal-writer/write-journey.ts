import { limits } from '#contract/limits.ts';
import type { BlockField } from '#contract/proposal.ts';
import type { Claim } from '#contract/evidence.ts';
import { failureWords, handWords, strainWords, waitWords } from '#server/agents/ledger/vocabulary/friction-words.ts';
import { wordTest } from '#server/agents/ledger/word-test.ts';
import type { CallWords } from './call-words.ts';
import type { EvidenceBook } from './evidence-book.ts';
import type { ProposalMaterial } from './proposal-material.ts';

export type Blocks = Partial<Record<BlockField, Claim[]>>;

const friction = wordTest([...handWords, ...waitWords, ...strainWords, ...failureWords], 'giu');
const signsOf = (text: string): number => [...text.matchAll(friction)].length;

/** The sentence of the brief that says what they do. */
function knownBefore({ brief }: ProposalMaterial, book: EvidenceBook): Claim[] {
  const claim = brief.claims.find(({ kind, quotes }) => kind === 'fact' && quotes.length > 0);
  const source = brief.sources.find(({ id }) => id === claim?.quotes[0]?.sourceId);
  if (claim === undefined || source === undefined) return [];
  const { title, url, kind } = source;
  return [
    book.fromBrief('currentSituation', claim, { title, url, kind, text: source.text ?? claim.quotes[0]?.text ?? '' }),
  ];
}

/** Where they stand, what holds them back and what they want, in their own words. */
export function writeJourney(material: ProposalMaterial, call: CallWords, book: EvidenceBook): Blocks {
  const { fields } = material;
  const own = (block: BlockField, label: string, texts: readonly string[], field: 'barriers' | 'outcomes'): Claim[] => {
    const written = texts.flatMap((text) => call.ofText(block, label, text));
    return written.length > 0 ? written : call.heard(block, field);
  };
  const cost =
    fields.currentFinancialImpact.trim() === ''
      ? call.heard('currentSituation', 'financialImpact')
      : call.ofText('currentSituation', 'Financial impact', fields.currentFinancialImpact);
  const challenges = own('challenges', 'Barrier', fields.barriers, 'barriers');
  const vision = own('vision', 'Desired outcome', fields.desiredOutcomes, 'outcomes');
  const quotes = [...cost, ...challenges, ...vision].filter(({ text }) => text.includes('“'));
  // A call that told of little by the fields may still hold words of theirs about what is hard.
  if (quotes.length < limits.proposal.quotes && material.lines.length > 0) {
    const known = new Set(quotes.flatMap((claim) => claim.quotes.map(({ text }) => text)));
    const more = call.held
      .filter(({ piece }) => signsOf(piece) > 0 && !known.has(piece))
      .toSorted((a, b) => signsOf(b.piece) - signsOf(a.piece))
      .slice(0, limits.proposal.quotes - quotes.length)
      .toSorted((a, b) => a.turn.at - b.turn.at);
    challenges.push(...more.map(({ turn, piece }) => book.said('challenges', turn, piece)));
  }
  const situation = cost.length > 0 ? cost : challenges.splice(0, challenges.length > 1 ? 1 : 0);
  return { currentSituation: [...knownBefore(material, book), ...situation], challenges, vision };
}
