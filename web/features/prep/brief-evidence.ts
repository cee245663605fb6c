import { createContext, useContext } from 'react';
import type { ClaimMark } from '#contract/brief-marks.ts';
import type { Claim } from '#contract/evidence.ts';
import type { NumberedSource } from './brief-sources.ts';

/** The brief on screen: targets of source numbers and inferences, and marks on its statements. */
interface BriefEvidence {
  sources: Map<string, NumberedSource>;
  claims: Map<string, Claim>;
  marks: Map<string, ClaimMark>;
  /** Id of the prep that may be changed here; null: read-only. */
  changing: string | null;
  /** Statements added by the last refresh. */
  fresh: ReadonlySet<string>;
  /** Statements from content that is for the team alone. */
  ofTeam: ReadonlySet<string>;
}

export const BriefEvidenceContext = createContext<BriefEvidence>({
  sources: new Map(),
  claims: new Map(),
  marks: new Map(),
  changing: null,
  fresh: new Set(),
  ofTeam: new Set(),
});

export function useBriefEvidence(): BriefEvidence {
  return useContext(BriefEvidenceContext);
}
