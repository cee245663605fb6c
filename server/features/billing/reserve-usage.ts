import type { UsageKind } from '#contract/billing.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { prepareReservation } from './prepare-reservation.ts';

interface ReserveUsageInput {
  runId: string;
  kind: UsageKind;
  /** True if the run was admitted earlier and begins now: it counts even beyond the limit. */
  begun?: boolean;
}

/** Reserves a session for a run; idempotent per run. Throws 402 with what to do when the limit is reached. */
export async function reserveUsage(
  ctx: TenantContext,
  { runId, kind, begun = false }: ReserveUsageInput,
): Promise<void> {
  const reserve = await prepareReservation(ctx, { kind });
  await reserve({ runId, begun });
}
