import type { HeardField } from '#contract/coaching.ts';
import type { SessionField } from '#contract/discovery-fields.ts';

export interface FrameElement {
  name: string;
  /** Fields of the session that hold it; empty with `heard` empty too: no field does. */
  fields: readonly SessionField[];
  /** Facts beside the fields. */
  heard?: 'decisionProcess' | 'budget';
}

/** The field of the session that takes what the coach heard; the two facts have none. */
export const fieldOf: Readonly<Record<Exclude<HeardField, 'decisionProcess' | 'budget'>, SessionField>> = {
  barriers: 'barriers',
  financialImpact: 'currentFinancialImpact',
  targetDate: 'targetDate',
  emotionalImpact: 'currentEmotionalImpact',
  outcomes: 'desiredOutcomes',
  impact: 'futureFinancialImpact',
  relief: 'emotionalRelief',
};

const metrics: FrameElement = { name: 'Metrics', fields: ['currentFinancialImpact', 'futureFinancialImpact'] };
const buyer: FrameElement = { name: 'Economic buyer', fields: [] };
const criteria: FrameElement = { name: 'Decision criteria', fields: ['desiredOutcomes'] };
const process: FrameElement = { name: 'Decision process', fields: [], heard: 'decisionProcess' };
const paper: FrameElement = { name: 'Paper process', fields: [] };
const pain: FrameElement = { name: 'Identified pain', fields: ['barriers'] };
const champion: FrameElement = { name: 'Champion', fields: [] };
const competition: FrameElement = { name: 'Competition', fields: [] };
const situation: FrameElement = { name: 'Situation', fields: ['currentSituation'] };
const implication = ['currentFinancialImpact', 'currentEmotionalImpact'] as const;

/** Frames of qualification as views over the same facts. */
export const frames = {
  MEDDICC: [metrics, buyer, criteria, process, pain, champion, competition],
  MEDDPICC: [metrics, buyer, criteria, process, paper, pain, champion, competition],
  BANT: [
    { name: 'Budget', fields: [], heard: 'budget' },
    { name: 'Authority', fields: [], heard: 'decisionProcess' },
    { name: 'Need', fields: ['barriers', 'desiredOutcomes'] },
    { name: 'Timeline', fields: ['targetDate'] },
  ],
  SPICED: [
    situation,
    { name: 'Pain', fields: ['barriers'] },
    { name: 'Impact', fields: implication },
    { name: 'Critical event', fields: ['targetDate'] },
    { name: 'Decision', fields: [], heard: 'decisionProcess' },
  ],
  SPIN: [
    situation,
    { name: 'Problem', fields: ['barriers'] },
    { name: 'Implication', fields: implication },
    { name: 'Need-payoff', fields: ['desiredOutcomes', 'futureFinancialImpact', 'emotionalRelief'] },
  ],
} as const satisfies Record<string, readonly FrameElement[]>;
export type FrameName = keyof typeof frames;
export const frameNames = Object.keys(frames) as FrameName[];
