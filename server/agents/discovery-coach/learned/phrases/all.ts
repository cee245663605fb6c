import { authorityPhrases } from './authority.ts';
import { barriersPhrases } from './barriers.ts';
import { budgetPhrases } from './budget.ts';
import { competitorPhrases } from './competitor.ts';
import { decisionProcessPhrases } from './decision-process.ts';
import { emotionalImpactPhrases } from './emotional-impact.ts';
import { objectionPhrases } from './objection.ts';
import { outcomesPhrases } from './outcomes.ts';
import { pricePhrases } from './price.ts';
import { promisePhrases } from './promise.ts';
import { proofPhrases } from './proof.ts';
import { reliefPhrases } from './relief.ts';
import { securityPhrases } from './security.ts';
import { targetDatePhrases } from './target-date.ts';
import { timingPhrases } from './timing.ts';

/** What was learned of each matter, field and of promises; written by scripts/learn-phrases.ts. */
export const phraseWeights = {
  objection: objectionPhrases,
  competitor: competitorPhrases,
  price: pricePhrases,
  security: securityPhrases,
  timing: timingPhrases,
  authority: authorityPhrases,
  proof: proofPhrases,
  barriers: barriersPhrases,
  targetDate: targetDatePhrases,
  emotionalImpact: emotionalImpactPhrases,
  outcomes: outcomesPhrases,
  relief: reliefPhrases,
  decisionProcess: decisionProcessPhrases,
  budget: budgetPhrases,
  promise: promisePhrases,
};
export type LearnedLabel = keyof typeof phraseWeights;
