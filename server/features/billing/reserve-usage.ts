import { dayInWords } from '#contract/day-in-words.ts';
import type { UsageKind } from '#contract/billing.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { findAllowance } from './find-allowance.ts';
import { usageStore } from './usage.store.ts';

interface ReserveUsageInput {
  runId: string;
  kind: UsageKind;
  /** True if the run was admitted earlier and begins now: it counts even beyond the limit. */
  begun?: boolean;
}

const words: Record<UsageKind, string> = { prep: 'Meeting Prepper', discovery: 'Discovery' };

function refusal(
  ctx: TenantContext,
  kind: UsageKind,
  { limit, subscription }: Awaited<ReturnType<typeof findAllowance>>,
): string {
  const admin = ctx.role === 'org:admin';
  if (subscription === null) {
    const next = admin ? 'Subscribe in Billing to continue.' : 'Ask an admin to subscribe.';
    return `The ${limit} ${words[kind]} sessions to try are used. ${next} You keep everything you’ve made.`;
  }
  const renews = dayInWords(subscription.periodEnd);
  const when = subscription.cancelAtPeriodEnd ? `The subscription ends on ${renews}.` : `They renew on ${renews}.`;
  const next = admin ? 'Buy extra sessions at $6 each in Billing.' : 'Ask an admin to buy extra sessions.';
  return `All ${limit} ${words[kind]} sessions of this ${subscription.plan === 'annual' ? 'year' : 'month'} are used. ${when} ${next}`;
}

/** Reserves a session for a run; idempotent per run. Throws 402 with what to do when the limit is reached. */
export async function reserveUsage(
  ctx: TenantContext,
  { runId, kind, begun = false }: ReserveUsageInput,
): Promise<void> {
  const allowance = await findAllowance(ctx, { kind });
  const { subscription, ...counted } = allowance;
  const held = await usageStore(ctx).reserve({
    runId,
    kind,
    allowance: counted,
    extra: subscription !== null,
    always: begun,
  });
  if (!held)
    throw new AppError('payment_required', refusal(ctx, kind, allowance), {
      kind,
      limit: allowance.limit,
      renewsAt: subscription?.periodEnd.toISOString() ?? null,
    });
}
