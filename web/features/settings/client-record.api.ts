import { useQuery } from '@tanstack/react-query';
import { freshClientRecord, toClientRecord } from '#contract/client-record.ts';
import type { ClientRecord } from '#contract/client-record.ts';
import { fetchByClerkIds } from '#contract/members.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';

/** Returns the user's client record; everything is pending until loaded. */
export function useClientRecord(): { record: ClientRecord; failed: boolean; loaded: boolean; again: () => void } {
  const { user, membership, twoFactor } = useMember();
  const { clerkOrgId } = membership;
  const { data, isError, refetch } = useQuery({
    queryKey: [clerkOrgId, 'client record', user.id, twoFactor],
    queryFn: async ({ signal }) =>
      toClientRecord(
        await call(fetchByClerkIds, { clerkUserId: user.id, clerkOrgId }, { signal, organizationId: clerkOrgId }),
        { twoFactorEnabled: twoFactor },
      ),
  });
  return {
    record: data ?? freshClientRecord,
    failed: isError && data === undefined,
    loaded: data !== undefined,
    again: () => {
      void refetch();
    },
  };
}
