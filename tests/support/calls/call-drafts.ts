import { fromStoredFields } from '#contract/discovery-fields.ts';
import { emptyOffer } from '#contract/offer.ts';
import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import { readMaterial } from '#server/agents/discovery-coach/coach-material.ts';
import type { ProposalMaterial } from '#server/agents/proposal-writer/proposal-material.ts';
import { draftProposal, type ProposalDraft } from '#server/agents/proposal-writer/proposal-writer.ts';

/** Lines of a call, five seconds apart: 'R: …' is the seller's Ines, 'P: …' the prospect's Omar. */
export const saidLines = (texts: readonly string[]): CallLine[] =>
  texts.map((text, at) => ({
    id: String(at + 1),
    at: at * 5,
    speaker: text.startsWith('R: ') ? 'Ines' : 'Omar',
    side: text.startsWith('R: ') ? 'rep' : 'prospect',
    text: text.slice(3),
  }));

/** Drafts a proposal from what is given and nothing else. */
export const draftFrom = (given: Partial<ProposalMaterial>): ProposalDraft =>
  draftProposal({
    fields: fromStoredFields({}),
    lines: [],
    heard: [],
    solution: null,
    offer: emptyOffer,
    content: readMaterial([], []),
    brief: { claims: [], sources: [] },
    assumptions: {},
    ...given,
  });
