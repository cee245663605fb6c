import { useQuery } from '@tanstack/react-query';
import { readTestClient } from '#contract/test-client.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';

export function useProductParts() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useQuery({
    queryKey: [organizationId, 'test-client'],
    queryFn: ({ signal }) => call(readTestClient, {}, { organizationId, signal }),
    staleTime: Infinity,
  });
}
