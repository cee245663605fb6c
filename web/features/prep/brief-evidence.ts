import { createContext, useContext } from 'react';
import type { ClaimMark } from '#contract/brief-marks.ts';
import type { Claim } from '#contract/evidence.ts';
import type { NumberedSource } from './brief-sources.ts';

/** The brief on screen: what a chip or an inference points at, and what people said of its sentences. */
interface BriefEvidence {
  sources: Map<string, NumberedSource>;
  claims: Map<string, Claim>;
  marks: Map<string, ClaimMark>;
  /** The preparation that may be changed here; null: it is only read. */
  changing: string | null;
  /** Sentences that the last refresh brought. */
  fresh: ReadonlySet<string>;
}

export const BriefEvidenceContext = createContext<BriefEvidence>({
  sources: new Map(),
  claims: new Map(),
  marks: new Map(),
  changing: null,
  fresh: new Set(),
});

export function useBriefEvidence(): BriefEvidence {
  return useContext(BriefEvidenceContext);
}
