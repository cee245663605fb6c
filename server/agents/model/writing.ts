import type { Claim, Evidence } from '#contract/evidence.ts';
import type { GuardRefusal } from './claim-guard.ts';

export interface Resting {
  text: string;
  restsOn: Evidence[];
}
export interface WrittenPain extends Resting {
  against: Evidence[];
}
export interface WrittenMapping extends Resting {
  /** A pain of this response, or an existing one. */
  pain: WrittenPain | Claim;
  solution: string;
  /** Verbatim from the solution's description. */
  quote: string;
}
export interface WrittenQuestion extends Resting {
  state: 'current' | 'future';
  why: string;
  reveals: string;
}

export interface Writing {
  /** A fact if its quotes alone support it. */
  topLine: (Resting & { kind: 'fact' | 'inference' }) | null;
  pains: WrittenPain[];
  mappings: WrittenMapping[];
  /** Whether mappings were returned: an empty list means nothing fits, a missing one means nothing. */
  maps: boolean;
  openers: Resting[];
  avoid: Resting[];
  questions: WrittenQuestion[];
  gaps: string[];
  /** Number of items the model returned per part, and how many were kept. */
  said: Record<'pains' | 'mappings' | 'openers' | 'questions', number>;
  refused: Partial<Record<GuardRefusal, number>>;
}
