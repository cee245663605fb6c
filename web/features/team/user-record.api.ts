import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchUsersByClient, updateUser } from '#contract/members.ts';
import { fromStoredUser } from '#contract/records.ts';
import { useMember } from '#web/features/identity/member.ts';
import type { Member } from '#web/features/identity/member.ts';
import { CallError } from '#web/lib/call-error.ts';
import { call } from '#web/lib/client.ts';
import { emptyIfForeign } from '#web/lib/foreign-client.ts';

/** Finds the user's record among the client's, by email or identity id (decision A132). */
async function findOwn({ user, membership: { clerkOrgId: organizationId, clientId } }: Member, signal?: AbortSignal) {
  const asked = call(fetchUsersByClient, { clientId }, { organizationId, ...(signal ? { signal } : {}) });
  const { users } = await emptyIfForeign(asked, { users: [] });
  const records = users.map(({ id, fields }) => ({ id, ...fromStoredUser(fields) }));
  return records.find(({ email, userId }) => userId === user.id || email.toLowerCase() === user.email.toLowerCase());
}

export function useCalendarLink() {
  const member = useMember();
  return useQuery({
    queryKey: [member.membership.clerkOrgId, 'user-record', 'calendar'],
    queryFn: async ({ signal }) => (await findOwn(member, signal))?.calendarBookingUrl ?? '',
  });
}

export function useChangeCalendarLink() {
  const member = useMember();
  const organizationId = member.membership.clerkOrgId;
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (CalendarBookingUrl: string) => {
      const own = await findOwn(member);
      if (own === undefined) throw new CallError('API', 'not_found', 'User record not found', 404);
      return call(updateUser, { recordId: own.id, updateData: { CalendarBookingUrl } }, { organizationId });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [organizationId, 'user-record'] }),
  });
}
