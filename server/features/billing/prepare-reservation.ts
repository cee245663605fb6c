import { dayInWords } from '#contract/day-in-words.ts';
import type { UsageKind } from '#contract/billing.ts';
import type { Db } from '#server/db/open-database.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { findAllowance } from './find-allowance.ts';
import { usageStore } from './usage.store.ts';

interface Run {
  runId: string;
  /** True if the run was admitted earlier and begins now: it counts even beyond the limit. */
  begun?: boolean;
  /** The transaction that stores the run, so that neither exists without the other. */
  db?: Db;
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

/**
 * Looks up what an organization may use; the returned function reserves a session for a run, idempotent per run.
 * It throws 402 with what to do when the limit is reached.
 */
export async function prepareReservation(
  ctx: TenantContext,
  { kind }: { kind: UsageKind },
): Promise<(run: Run) => Promise<void>> {
  const allowance = await findAllowance(ctx, { kind });
  const { subscription, ...counted } = allowance;
  return async ({ runId, begun = false, db }) => {
    const reservation = { runId, kind, allowance: counted, extra: subscription !== null, always: begun };
    if (await usageStore(ctx).reserve(reservation, db)) return;
    throw new AppError('payment_required', refusal(ctx, kind, allowance), {
      kind,
      limit: allowance.limit,
      renewsAt: subscription?.periodEnd.toISOString() ?? null,
    });
  };
}
