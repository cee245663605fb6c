import type { ModelRunRecord } from '#contract/model.ts';
import { limits } from '#contract/limits.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findModel } from './find-model.ts';
import { modelStore } from './model.store.ts';

/** Returns which model writes, without key or URL, and its latest runs. */
export async function readModel(
  ctx: TenantContext,
): Promise<{ model: { name: string; host: string } | null; runs: ModelRunRecord[] }> {
  const { model } = await findModel(ctx);
  return {
    model: model === null ? null : { name: model.name, host: model.host },
    runs: await modelStore(ctx).newest(limits.model.listed),
  };
}
