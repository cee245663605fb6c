import type { ModelSettingsView } from '#contract/model-settings.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { modelSettingsStore } from './model-settings.store.ts';
import { isReached, monthOf, usageByAgent } from './spending.view.ts';

/** Returns the organization's model settings without its key, and this month's usage. */
export async function readModelSettings(ctx: TenantContext): Promise<ModelSettingsView> {
  const { environment, model } = ctx.services;
  const store = modelSettingsStore(ctx);
  const month = monthOf(new Date());
  const [settings, usage] = await Promise.all([store.find(), store.usage(month)]);
  const { provider, name, url, keyEnd, inputPrice, outputPrice, monthlyLimit } = settings;
  return {
    allowed: environment.modelByOrganization,
    operator: model === null ? null : { name: model.name, host: model.host },
    own: provider === null ? null : { provider, name, url, keyEnd },
    inputPrice,
    outputPrice,
    monthlyLimit,
    month,
    usage: usageByAgent(usage),
    reached: isReached(settings, usage),
  };
}
