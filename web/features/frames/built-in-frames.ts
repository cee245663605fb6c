import type { HeardField } from '#contract/coaching.ts';
import type { SessionField } from '#contract/discovery-fields.ts';
import type { builtInFrames, FrameFact, FramePoint } from '#contract/frames.ts';

/** Session field for each of the coach's fields; the two facts have none. */
export const fieldOf: Readonly<Record<Exclude<HeardField, 'decisionProcess' | 'budget'>, SessionField>> = {
  barriers: 'barriers',
  financialImpact: 'currentFinancialImpact',
  targetDate: 'targetDate',
  emotionalImpact: 'currentEmotionalImpact',
  outcomes: 'desiredOutcomes',
  impact: 'futureFinancialImpact',
  relief: 'emotionalRelief',
};

const point = (label: string, ...facts: FrameFact[]): FramePoint => ({ label, hint: '', facts, words: [] });
const metrics = point('Metrics', 'financialImpact', 'impact');
const buyer = point('Economic buyer', 'economicBuyer');
const criteria = point('Decision criteria', 'decisionCriteria');
const process = point('Decision process', 'decisionProcess');
const pain = point('Identified pain', 'barriers');
const champion = point('Champion');
const competition = point('Competition', 'competitor');
const situation = point('Situation', 'currentSituation');

/** Qualification frames as views of the same facts. */
export const builtInPoints: Readonly<Record<(typeof builtInFrames)[number], readonly FramePoint[]>> = {
  MEDDICC: [metrics, buyer, criteria, process, pain, champion, competition],
  MEDDPICC: [metrics, buyer, criteria, process, point('Paper process'), pain, champion, competition],
  BANT: [
    point('Budget', 'budget'),
    point('Authority', 'economicBuyer', 'decisionProcess'),
    point('Need', 'barriers', 'outcomes'),
    point('Timeline', 'targetDate'),
  ],
  SPICED: [
    situation,
    point('Pain', 'barriers'),
    point('Impact', 'financialImpact', 'emotionalImpact'),
    point('Critical event', 'targetDate'),
    point('Decision', 'decisionProcess'),
  ],
  SPIN: [
    situation,
    point('Problem', 'barriers'),
    point('Implication', 'financialImpact', 'emotionalImpact'),
    point('Need-payoff', 'outcomes', 'impact', 'relief'),
  ],
};
