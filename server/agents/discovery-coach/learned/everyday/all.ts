import { authorityEveryday } from './authority.ts';
import { barriersEveryday } from './barriers.ts';
import { budgetEveryday } from './budget.ts';
import { competitorEveryday } from './competitor.ts';
import { decisionProcessEveryday } from './decision-process.ts';
import { emotionalImpactEveryday } from './emotional-impact.ts';
import { financialImpactEveryday } from './financial-impact.ts';
import { impactEveryday } from './impact.ts';
import { objectionEveryday } from './objection.ts';
import { outcomesEveryday } from './outcomes.ts';
import { priceEveryday } from './price.ts';
import { promiseEveryday } from './promise.ts';
import { proofEveryday } from './proof.ts';
import { reliefEveryday } from './relief.ts';
import { securityEveryday } from './security.ts';
import { targetDateEveryday } from './target-date.ts';
import { timingEveryday } from './timing.ts';

/** What each matter and field is said with every day; written by scripts/learn-phrases.ts. */
export const everydayWeights = {
  objection: objectionEveryday,
  competitor: competitorEveryday,
  price: priceEveryday,
  security: securityEveryday,
  timing: timingEveryday,
  authority: authorityEveryday,
  proof: proofEveryday,
  barriers: barriersEveryday,
  financialImpact: financialImpactEveryday,
  targetDate: targetDateEveryday,
  emotionalImpact: emotionalImpactEveryday,
  outcomes: outcomesEveryday,
  impact: impactEveryday,
  relief: reliefEveryday,
  decisionProcess: decisionProcessEveryday,
  budget: budgetEveryday,
  promise: promiseEveryday,
};
export type EverydayLabel = keyof typeof everydayWeights;
