import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  addMultiUser,
  changeRole,
  readInvitationLink,
  readTeam,
  removeMember,
  resendInvitation,
  revokeInvitation,
  type InviteResult,
} from '#contract/team.ts';
import { useMember } from '#web/features/identity/member.ts';
import { CallError } from '#web/lib/call-error.ts';
import { call } from '#web/lib/client.ts';

export function useTeam() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useQuery({
    queryKey: [organizationId, 'team'],
    queryFn: ({ signal }) => call(readTeam, {}, { signal, organizationId }),
  });
}

/** Changes the team, then refetches what is shown of it. */
function useTeamChange<T, R>(change: (input: T, organizationId: string) => Promise<R>) {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: T) => change(input, organizationId),
    // The user's own role or membership may have changed.
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [organizationId, 'team'] }),
        queries.invalidateQueries({ queryKey: ['no organization', 'session'] }),
      ]),
  });
}

/** Invites people; throws what the response states instead of results. */
export async function invitePeople(
  input: z.input<typeof addMultiUser.input>,
  organizationId: string,
): Promise<InviteResult[]> {
  const answer = await call(addMultiUser, input, { organizationId });
  if ('error' in answer) throw new CallError('API', 'stated', answer.error, 200);
  return answer.results;
}

export function useInvite() {
  const {
    membership: { clerkOrgId, clientId },
  } = useMember();
  return useTeamChange((users: z.input<typeof addMultiUser.input>['users'], organizationId) =>
    invitePeople({ users, clerkOrgId, clientId }, organizationId),
  );
}

export function useResendInvitation() {
  return useTeamChange((invitationId: string, organizationId) =>
    call(resendInvitation, { invitationId }, { organizationId }),
  );
}

export function useRevokeInvitation() {
  return useTeamChange((invitationId: string, organizationId) =>
    call(revokeInvitation, { invitationId }, { organizationId }),
  );
}

/** Returns the link with the origin this browser uses, whatever the server's own URL. */
export function useInvitationLink() {
  return useTeamChange(async (invitationId: string, organizationId) => {
    const { link } = await call(readInvitationLink, { invitationId }, { organizationId });
    const { pathname, search } = new URL(link);
    return `${window.location.origin}${pathname}${search}`;
  });
}

export function useChangeRole() {
  return useTeamChange((input: z.input<typeof changeRole.input>, organizationId) =>
    call(changeRole, input, { organizationId }),
  );
}

export function useRemoveMember() {
  return useTeamChange((input: z.input<typeof removeMember.input>, organizationId) =>
    call(removeMember, input, { organizationId }),
  );
}
