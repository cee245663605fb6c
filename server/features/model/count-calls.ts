import { randomUUID } from 'node:crypto';
import type { ModelAgent } from '#contract/model-settings.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { ModelError, type LanguageModel, type ModelUsage } from '#server/ports/language-model.ts';
import { modelSettingsStore } from './model-settings.store.ts';
import { monthOf, tokensAndCost, wasPaid, worstOf } from './spending.view.ts';

/** A call past its timeout is settled within this time; later, its process must have died. */
const settledWithinMs = 60_000;

/**
 * Wraps a model so that its calls are counted for an agent and refused beyond the month's limit.
 * A call reserves its maximum first, so that parallel calls can't exceed the limit together.
 */
export function countCalls(
  ctx: Pick<TenantContext, 'services' | 'organizationId' | 'log'>,
  model: LanguageModel,
  agent: ModelAgent,
): LanguageModel {
  const store = modelSettingsStore(ctx);
  return {
    ...model,
    async answer(request) {
      const month = monthOf(new Date());
      const settings = await store.find();
      const id = settings.monthlyLimit === null ? null : randomUUID();
      const forMs = request.timeoutMs + settledWithinMs;
      if (id !== null && !(await store.reserve(id, { month, forMs, ...worstOf(request, settings) }))) {
        const nothing = { inputTokens: null, outputTokens: null, inputCharacters: 0, outputCharacters: 0 };
        throw new ModelError('limit', { usage: nothing });
      }
      const settle = async (usage: ModelUsage | null): Promise<void> => {
        if (id === null && usage === null) return;
        try {
          const used = usage === null ? null : { agent, call: tokensAndCost(usage, settings) };
          await store.settle(id, month, used);
        } catch (error) {
          // The response is valid even if it could not be counted.
          ctx.log.error({ err: error, agent }, 'a call of the model was not counted');
        }
      };
      try {
        const answer = await model.answer(request);
        await settle(answer.usage);
        return answer;
      } catch (error) {
        const paid = error instanceof ModelError && (wasPaid(error.fault) || error.usage.outputCharacters > 0);
        await settle(paid ? error.usage : null);
        throw error;
      }
    },
  };
}
