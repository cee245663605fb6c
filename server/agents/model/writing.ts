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
  /** A pain of this answer, or one that stands. */
  pain: WrittenPain | Claim;
  solution: string;
  /** As it stands in the solution's description. */
  quote: string;
}
export interface WrittenQuestion extends Resting {
  state: 'current' | 'future';
  why: string;
  reveals: string;
}

export interface Writing {
  /** As a fact where its quotes carry it alone. */
  topLine: (Resting & { kind: 'fact' | 'inference' }) | null;
  pains: WrittenPain[];
  mappings: WrittenMapping[];
  /** Whether it has come to the mappings: an empty list says that nothing fits, one that is missing says nothing. */
  maps: boolean;
  openers: Resting[];
  avoid: Resting[];
  questions: WrittenQuestion[];
  gaps: string[];
  /** How many the model said of each part, and how many are kept. */
  said: Record<'pains' | 'mappings' | 'openers' | 'questions', number>;
  refused: Partial<Record<GuardRefusal, number>>;
}
