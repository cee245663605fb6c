import type { OutputOf } from '#contract/endpoint.ts';
import type { readTeam as endpoint } from '#contract/team.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { seatLimit } from './seat-limit.ts';
import { teamStore } from './team.store.ts';
import { toTeamInvitation, toTeamMember } from './team.view.ts';

/** Returns members and seats to everyone, invitations only to admins. */
export async function readTeam(ctx: TenantContext): Promise<OutputOf<typeof endpoint>> {
  const [limit, found] = await Promise.all([
    seatLimit(ctx),
    teamStore(ctx).read(async (team) => ({
      members: await team.members(),
      seats: await team.seats(),
      invitations: ctx.role === 'org:admin' ? await team.invitations() : [],
    })),
  ]);
  const { used, pending } = found.seats;
  return {
    members: found.members.map(toTeamMember),
    invitations: found.invitations.map(toTeamInvitation),
    seats: { limit, used, pending, free: Math.max(0, limit - used - pending) },
  };
}
