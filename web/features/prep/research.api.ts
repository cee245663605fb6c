import { useMutation, useQuery } from '@tanstack/react-query';
import { findCandidates, readResearch } from '#contract/research.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';

/** Finds the companies a typed name may mean; a URL needs no search. */
export function useCandidates() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useMutation({
    mutationFn: ({ company, email }: { company: string; email: string }) =>
      call(findCandidates, { company, email }, { organizationId }),
  });
}

/** Loads the services preps query here, for admins. */
export function useResearchSettings(enabled: boolean) {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useQuery({
    queryKey: [organizationId, 'research'],
    enabled,
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await call(readResearch, {}, { signal, organizationId })).sources,
  });
}
