import { modelAgents, type ModelSettingsView } from '#contract/model-settings.ts';
import type { ModelFault, ModelRequest, ModelUsage } from '#server/ports/language-model.ts';
import type { ModelSettingsRow, ModelUsageRow } from './model-settings.store.ts';

type Prices = Pick<ModelSettingsRow, 'inputPrice' | 'outputPrice'>;

/** Used when a provider reports no tokens. */
const charactersOfToken = 4;

/** Returns the UTC month of a time: 'YYYY-MM'. */
export const monthOf = (moment: Date): string => moment.toISOString().slice(0, 7);

/** Faults after which the provider has worked and charges for the call. */
const worked: ReadonlySet<ModelFault> = new Set(['timeout', 'malformed', 'too-large', 'declined']);
export const wasPaid = (fault: ModelFault): boolean => worked.has(fault);

/** Returns what a call used, in tokens and millionths of a US dollar; a missing price counts as zero. */
export function tokensAndCost(
  usage: ModelUsage,
  { inputPrice, outputPrice }: Prices,
): Omit<ModelUsageRow, 'agent' | 'calls'> {
  const estimated = (characters: number): number => Math.ceil(characters / charactersOfToken);
  const inputTokens = usage.inputTokens ?? estimated(usage.inputCharacters);
  const outputTokens = usage.outputTokens ?? estimated(usage.outputCharacters);
  return {
    inputTokens,
    outputTokens,
    estimatedCalls: usage.inputTokens === null || usage.outputTokens === null ? 1 : 0,
    // Dollars per million tokens equal millionths of a dollar per token.
    costMicros: Math.round(inputTokens * (inputPrice ?? 0) + outputTokens * (outputPrice ?? 0)),
  };
}

/** Longest response assumed: the limit sent by Anthropic's protocol, more than any of our forms needs. */
const longestAnswerTokens = 16_000;

/** Returns the maximum a call may use, as known beforehand: one token per character sent, plus the longest response. */
export function worstOf(
  { instructions, material }: Pick<ModelRequest, 'instructions' | 'material'>,
  prices: Prices,
): { tokens: number; costMicros: number } {
  const inputTokens = instructions.length + material.length;
  const usage = { inputTokens, outputTokens: longestAnswerTokens, inputCharacters: 0, outputCharacters: 0 };
  return { tokens: inputTokens + longestAnswerTokens, costMicros: tokensAndCost(usage, prices).costMicros };
}

/** Returns whether a month's usage has reached the limit: in US dollars if both prices are set, else in tokens. */
export function isReached(
  { monthlyLimit, inputPrice, outputPrice }: Prices & Pick<ModelSettingsRow, 'monthlyLimit'>,
  usage: readonly ModelUsageRow[],
): boolean {
  if (monthlyLimit === null) return false;
  const inDollars = inputPrice !== null && outputPrice !== null;
  const used = usage.reduce(
    (sum, each) => sum + (inDollars ? each.costMicros / 1_000_000 : each.inputTokens + each.outputTokens),
    0,
  );
  return used >= monthlyLimit;
}

/** Returns one entry per agent, including unused ones. */
export function usageByAgent(rows: readonly ModelUsageRow[]): ModelSettingsView['usage'] {
  return modelAgents.map((agent) => {
    const {
      costMicros = 0,
      calls = 0,
      inputTokens = 0,
      outputTokens = 0,
      estimatedCalls = 0,
    } = rows.find((row) => row.agent === agent) ?? {};
    return { agent, calls, inputTokens, outputTokens, estimatedCalls, cost: costMicros / 1_000_000 };
  });
}
