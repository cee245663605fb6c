import { limits } from '#contract/limits.ts';
import type { TeamInvitation } from '#contract/team.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { findInvitation } from './find-invitation.ts';
import { mailInvitation } from './mail-invitation.ts';
import { mailWait } from './mail-wait.ts';
import { seatLimit } from './seat-limit.ts';
import { teamStore } from './team.store.ts';
import { stateOf, toTeamInvitation } from './team.view.ts';

/** Resends an invitation and extends it; an expired one needs a free seat. */
export async function resendInvitation(
  ctx: TenantContext,
  input: { invitationId: string },
): Promise<{ invitation: TeamInvitation }> {
  const limit = await seatLimit(ctx);
  const renewed = await teamStore(ctx).locked(async (team, db) => {
    const found = await findInvitation(team, input.invitationId);
    const { used, pending } = await team.seats();
    if (stateOf(found) === 'expired' && used + pending >= limit) {
      throw new AppError(
        'no_free_seat',
        'No seat is free. Revoke another invitation or add seats, then send this one again.',
      );
    }
    const { seconds, text } = await mailWait(ctx, team);
    if (seconds > 0)
      throw new AppError('rate_limited', `${text} The invitation is unchanged.`, { retryAfter: seconds });
    const changed =
      (await team.changeInvitation(found.id, {
        expiresAt: new Date(Date.now() + limits.team.invitationMs),
        sentAt: ctx.services.mail.sends ? new Date() : null,
        openedAt: null,
      })) ?? found;
    await mailInvitation(ctx, { invitation: changed, team, db });
    return changed;
  });
  await recordChange(ctx, { action: 'invitation.resent', subject: renewed.email, details: {} });
  return { invitation: toTeamInvitation(renewed) };
}
