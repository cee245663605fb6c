import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createShare, listShares, readShared, revokeShare } from '#contract/prep-reading.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';

export function useShares(prepId: string) {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useQuery({
    queryKey: [organizationId, 'shares', prepId],
    queryFn: async ({ signal }) => (await call(listShares, { prospectId: prepId }, { signal, organizationId })).shares,
  });
}

function useShareChange<T, R>(prepId: string, change: (input: T, organizationId: string) => Promise<R>) {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: T) => change(input, organizationId),
    onSuccess: () => queries.invalidateQueries({ queryKey: [organizationId, 'shares', prepId] }),
  });
}

export function useCreateShare(prepId: string) {
  return useShareChange(prepId, (input: { shareId: string; days: number }, organizationId) =>
    call(createShare, { prospectId: prepId, ...input }, { organizationId }),
  );
}

export function useRevokeShare(prepId: string) {
  return useShareChange(prepId, (shareId: string, organizationId) =>
    call(revokeShare, { prospectId: prepId, shareId }, { organizationId }),
  );
}

/** Loads the brief behind a share link. */
export function useShared(token: string) {
  return useQuery({
    queryKey: ['no organization', 'shared', token],
    queryFn: ({ signal }) => call(readShared, { token }, { signal }),
    staleTime: 60_000,
  });
}
