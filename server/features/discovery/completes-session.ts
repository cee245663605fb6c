import type { SessionChange } from '#contract/discovery-fields.ts';

/** Any of these means that a solution is stored (decision A101). */
const solutionFields = ['solutionOverview', 'currentSituation', 'vision', 'businessOutcomes', 'pricingModel'] as const;

/** Returns whether a change stores a solution, which completes its session. */
export function completesSession(change: SessionChange): boolean {
  return solutionFields.some((field) => change[field] !== undefined && change[field] !== '');
}
