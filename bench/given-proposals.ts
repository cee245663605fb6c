import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyOffer, type Offer } from '#contract/offer.ts';
import { fromStoredFields } from '#contract/discovery-fields.ts';
import { fillFields } from '#server/agents/discovery-coach/fields/fill-fields.ts';
import { findPromises } from '#server/agents/discovery-coach/find-promises.ts';
import type { LineMeanings } from '#server/agents/discovery-coach/meaning/line-meanings.ts';
import { readMaterial } from '#server/agents/discovery-coach/coach-material.ts';
import { furtherPromises } from '#server/agents/proposal-writer/further-promises.ts';
import type { ProposalMaterial } from '#server/agents/proposal-writer/proposal-material.ts';
import { readOffer } from '#server/agents/proposal-writer/read-offer.ts';
import type { GivenCall } from './given-calls.ts';

const encodingMs = 120_000;

/**
 * Builds a call as stored when it was heard to its end, with no field edited: its transcript, the prep's person, and the seller's
 * content, with suggested prices and customers accepted by an admin.
 */
export async function materialOf(
  { lines, passages, seller, prep }: GivenCall,
  meanings: LineMeanings,
): Promise<ProposalMaterial> {
  await meanings.learn(lines, encodingMs);
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
    heard: fillFields(lines, meanings.of).map(({ field, line, text }) => ({ field, lineId: line.id, text })),
    solution: { id: '', name: seller, description: offered?.text ?? '' },
    offer,
    content,
    brief: { claims: [], sources: [] },
    assumptions: {},
  };
}

/** Promises in words that no list holds, one line each, and near ones: how many a proposal would take as next steps. */
export function scorePromiseLines(): Record<string, number> {
  const file = join(import.meta.dirname, 'evaluation', 'promise-lines', 'held-a.tsv');
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => {
      const [side, label, text = ''] = row.split('\t');
      const line = { id: 'line', at: 205, speaker: 'Somebody', side: side === 'S' ? 'rep' : 'prospect', text } as const;
      return { label, isFound: findPromises([line]).length + furtherPromises([line]).length > 0 };
    });
  const foundOf = (wanted: string): number => {
    const some = rows.filter(({ label }) => label === wanted);
    return Number((some.filter(({ isFound }) => isFound).length / Math.max(1, some.length)).toFixed(3));
  };
  return { promiseLinesFound: foundOf('promise'), promiseLinesFalse: foundOf('-') };
}
