import type { PrepStatus } from '#contract/prep.ts';
import { settleUsage } from '#server/features/billing/settle-usage.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findPrep } from './find-prep.ts';
import { prepStore, type PrepRow } from './prep.store.ts';
import { prepVersionStore } from './prep-version.store.ts';

/** Cancels a run; its worker notices within half a second. What was found so far is kept. */
export async function cancelPrep(ctx: TenantContext, input: { prospectId: string }): Promise<{ status: PrepStatus }> {
  const { prep } = await findPrep(ctx, { ...input, to: 'change' });
  if (prep.runKind !== 'first') return cancelLater(ctx, prep);
  const moved = await prepStore(ctx).move(input.prospectId, ['queued', 'running'], 'cancelled');
  if (moved) await settleUsage(ctx, { runId: prep.id, outcome: 'returned' });
  return { status: moved ? 'cancelled' : prep.status };
}

/** Cancels a run over an existing brief: the brief stays as it was, or without the one section. */
async function cancelLater(ctx: TenantContext, prep: PrepRow): Promise<{ status: PrepStatus }> {
  const versions = prepVersionStore(ctx, prep.id);
  if (prep.runKind === 'section') await versions.failSection(null, 'Writing this section was canceled.');
  else if (await versions.restore(null, null))
    await settleUsage(ctx, { runId: prep.chargeId ?? prep.id, outcome: 'returned' });
  return { status: 'ready' };
}
