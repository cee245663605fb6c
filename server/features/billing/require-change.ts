import type { Plan } from '#contract/billing.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { countSeats } from '#server/access/membership.store.ts';
import type { SubscriptionState } from '#server/ports/payments.ts';

/** Throws for a change that would remove a member's seat or a paid year, or that comes before an open payment. */
export async function requireChange(
  ctx: TenantContext,
  { before, to }: { before: SubscriptionState; to: { plan: Plan; seats: number } },
): Promise<void> {
  if (before.status === 'past_due')
    throw new AppError(
      'conflict',
      'The last payment is past due. Pay it in the portal first, then change plan or seats.',
    );
  if (before.plan === 'annual' && to.plan === 'monthly') {
    throw new AppError(
      'conflict',
      'The annual plan is paid to the end of its year. Cancel at the end of the period and choose the monthly plan then.',
    );
  }
  const isMore = to.plan !== before.plan || to.seats > before.seats;
  if (before.nextSeats !== null && isMore) {
    throw new AppError(
      'conflict',
      `The next period has ${before.nextSeats} ${before.nextSeats === 1 ? 'seat' : 'seats'}. Change back to ${before.seats} first, then add seats or change the plan.`,
    );
  }
  const { people, invited } = await countSeats(ctx.services.database.db, ctx.organizationId);
  if (to.seats >= people + invited) return;
  const open = invited === 0 ? '' : ` and ${invited} ${invited === 1 ? 'invitation is' : 'invitations are'} open`;
  throw new AppError(
    'conflict',
    `${people} ${people === 1 ? 'person has' : 'people have'} a seat${open}. Remove members or revoke invitations in Settings > Team first, or keep at least ${people + invited} seats.`,
  );
}
