import { randomUUID } from 'node:crypto';
import { emptyOffer, type Offer } from '#contract/offer.ts';
import { fromStoredFields } from '#contract/discovery-fields.ts';
import { fillFields } from '#server/agents/discovery-coach/fields/fill-fields.ts';
import { readMaterial } from '#server/agents/discovery-coach/coach-material.ts';
import type { ProposalMaterial } from '#server/agents/proposal-writer/proposal-material.ts';
import { readOffer } from '#server/agents/proposal-writer/read-offer.ts';
import type { GivenCall } from './given-calls.ts';

/**
 * Builds a call as stored when it ends, with no field edited: its transcript, the prep's person, and the seller's
 * content, with suggested prices and customers accepted by an admin.
 */
export function materialOf({ lines, passages, seller, prep }: GivenCall): ProposalMaterial {
  const content = readMaterial(passages, [seller]);
  const { currency, priceItems, rules, caseStudies } = readOffer(content);
  const offer: Offer = {
    ...emptyOffer,
    currency,
    rules,
    priceItems: priceItems.map((item) => ({ ...item, id: randomUUID() })),
    caseStudies: caseStudies.map((one) => ({ ...one, id: randomUUID(), publish: 'named' })),
  };
  const offered = content.answers.find(({ kind }) => kind === 'offer');
  return {
    fields: fromStoredFields({ ProspectCompany: prep.company, RoleTitle: prep.role }),
    lines,
    heard: fillFields(lines).map(({ field, line, text }) => ({ field, lineId: line.id, text })),
    solution: { id: '', name: seller, description: offered?.text ?? '' },
    offer,
    content,
    brief: { claims: [], sources: [] },
    assumptions: {},
  };
}
