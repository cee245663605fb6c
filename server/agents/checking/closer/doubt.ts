import type { Refusal } from '../checked-claim.ts';
import type { ClaimFacts } from '../claim-facts.ts';

/** A reason to refuse a claim whose quotes stand on their pages; `finds` returns what is wrong, or null. */
export interface Doubt {
  name: string;
  reason: Refusal;
  of: 'fact' | 'inference' | 'both';
  finds(facts: ClaimFacts): string | null;
}

export const when = (is: boolean): string | null => (is ? '' : null);
