import type { ModelAgent } from '#contract/model-settings.ts';
import type { Analyst } from '#server/agents/analyst.ts';
import { modelAnalyst } from '#server/agents/model/model-analyst.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { countCalls } from './count-calls.ts';
import { findModel } from './find-model.ts';

type Ctx = Pick<TenantContext, 'services' | 'organizationId' | 'log'>;

/** Returns an organization's analyst for an agent: rules, with the model on top if one is configured. */
export async function chooseAnalyst(ctx: Ctx, agent: ModelAgent): Promise<Analyst> {
  const { analyst } = ctx.services;
  const { model } = await findModel(ctx);
  return model === null
    ? analyst
    : modelAnalyst({ model: countCalls(ctx, model, agent), fallback: analyst, log: ctx.log });
}
