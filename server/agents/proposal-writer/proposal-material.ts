import type { SessionFields } from '#contract/discovery-fields.ts';
import type { Claim, Source } from '#contract/evidence.ts';
import type { Offer } from '#contract/offer.ts';
import type { ItemChoice } from '#contract/proposal-items.ts';
import type { Assumptions } from '#contract/proposal-return.ts';
import type { Solution } from '#contract/solutions.ts';
import type { CallLine } from '#server/agents/discovery-coach/call-line.ts';
import type { CoachMaterial } from '#server/agents/discovery-coach/coach-material.ts';
import type { CallField } from '#server/agents/discovery-coach/vocabulary/field-words.ts';

/** The prospect's words suggested for a field and not dismissed. */
export interface HeardWords {
  field: CallField;
  lineId: string;
  /** The sentences of the line that say it. */
  text: string;
}

/** Everything a proposal may use, without anything marked wrong. */
export interface ProposalMaterial {
  fields: SessionFields;
  lines: readonly CallLine[];
  heard: readonly HeardWords[];
  solution: Solution | null;
  offer: Offer;
  content: CoachMaterial;
  brief: { claims: readonly Claim[]; sources: readonly Source[] };
  assumptions: Assumptions;
  /** Quantities and items that the seller chose. */
  itemChoices?: readonly ItemChoice[];
  /** Names of everything that the organization sells. */
  solutionNames?: readonly string[];
}
