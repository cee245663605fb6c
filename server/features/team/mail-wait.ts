import { limits } from '#contract/limits.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { waitText } from '#server/platform/rate-limit.ts';
import type { Team } from './team.store.ts';

/** Counts an invitation email; `seconds` above 0 means it may not be sent yet, and `text` says why. */
export async function mailWait({ services }: TenantContext, team: Team): Promise<{ seconds: number; text: string }> {
  const limit = services.environment.invitationsPerHour;
  const seconds = await team.countMail(limit, limits.team.invitationWindowMs);
  return {
    seconds,
    text: `Your organization has sent ${limit} invitation emails within an hour, the maximum. You can send the next in ${waitText(seconds)}.`,
  };
}
