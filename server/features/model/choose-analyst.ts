import type { ModelAgent } from '#contract/model-settings.ts';
import type { Analyst } from '#server/agents/analyst.ts';
import { modelAnalyst } from '#server/agents/model/model-analyst.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { ModelError, type LanguageModel, type ModelUsage } from '#server/ports/language-model.ts';
import { findModel } from './find-model.ts';
import { modelSettingsStore } from './model-settings.store.ts';
import { isReached, monthOf, tokensAndCost, wasPaid } from './spending.view.ts';

type Ctx = Pick<TenantContext, 'services' | 'organizationId' | 'log'>;

/** A model whose calls are counted for an agent, and that says no once the month's limit is reached. */
function counted(ctx: Ctx, model: LanguageModel, agent: ModelAgent): LanguageModel {
  const store = modelSettingsStore(ctx);
  const count = async (usage: ModelUsage): Promise<void> => {
    try {
      await store.count(monthOf(new Date()), agent, tokensAndCost(usage, await store.find()));
    } catch (error) {
      // The answer is there: that it could not be counted takes nothing from it.
      ctx.log.error({ err: error, agent }, 'a call of the model was not counted');
    }
  };
  return {
    ...model,
    async answer(request) {
      const [settings, usage] = await Promise.all([store.find(), store.usage(monthOf(new Date()))]);
      if (isReached(settings, usage)) {
        const nothing = { inputTokens: null, outputTokens: null, inputCharacters: 0, outputCharacters: 0 };
        throw new ModelError('limit', { usage: nothing });
      }
      try {
        const answer = await model.answer(request);
        await count(answer.usage);
        return answer;
      } catch (error) {
        if (error instanceof ModelError && (wasPaid(error.fault) || error.usage.outputCharacters > 0))
          await count(error.usage);
        throw error;
      }
    },
  };
}

/** Who writes for an agent of an organization: rules, with its model over them where there is one. */
export async function chooseAnalyst(ctx: Ctx, agent: ModelAgent): Promise<Analyst> {
  const { analyst } = ctx.services;
  const { model } = await findModel(ctx);
  return model === null
    ? analyst
    : modelAnalyst({ model: counted(ctx, model, agent), fallback: analyst, log: ctx.log });
}
