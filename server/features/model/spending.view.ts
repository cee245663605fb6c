import { modelAgents, type ModelSettingsView } from '#contract/model-settings.ts';
import type { ModelFault, ModelRequest, ModelUsage } from '#server/ports/language-model.ts';
import type { ModelSettingsRow, ModelUsageRow } from './model-settings.store.ts';

type Prices = Pick<ModelSettingsRow, 'inputPrice' | 'outputPrice'>;

/** Where a provider names no tokens, four characters count as one. */
const charactersOfToken = 4;

/** The month of a moment, UTC: 'YYYY-MM'. */
export const monthOf = (moment: Date): string => moment.toISOString().slice(0, 7);

/** Faults after which the provider has worked, and asks to be paid. */
const worked: ReadonlySet<ModelFault> = new Set(['timeout', 'malformed', 'too-large', 'declined']);
export const wasPaid = (fault: ModelFault): boolean => worked.has(fault);

/** What one call took, in tokens and millionths of a US dollar; a price that nobody gave counts nothing. */
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
    // Dollars a million tokens are millionths of a dollar a token.
    costMicros: Math.round(inputTokens * (inputPrice ?? 0) + outputTokens * (outputPrice ?? 0)),
  };
}

/** The longest answer that is reckoned with: what Anthropic's protocol is asked for, and more than any of our forms takes. */
const longestAnswerTokens = 16_000;

/** The most that a call may take, as far as that is known before it: a token for each character sent, and the longest answer. */
export function worstOf(
  { instructions, material }: Pick<ModelRequest, 'instructions' | 'material'>,
  prices: Prices,
): { tokens: number; costMicros: number } {
  const inputTokens = instructions.length + material.length;
  const usage = { inputTokens, outputTokens: longestAnswerTokens, inputCharacters: 0, outputCharacters: 0 };
  return { tokens: inputTokens + longestAnswerTokens, costMicros: tokensAndCost(usage, prices).costMicros };
}

/** Whether a month's use has come to the limit: in US dollars where both prices are given, else in tokens. */
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

/** Every agent once, also those that used nothing. */
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
