import { useMutation, useQuery } from '@tanstack/react-query';
import { readModel, testModel } from '#contract/model.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';

/** Which model writes here and what it took; for admins. */
export function useModel(enabled = true) {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useQuery({
    queryKey: [organizationId, 'model'],
    enabled,
    staleTime: 0,
    queryFn: ({ signal }) => call(readModel, {}, { signal, organizationId }),
  });
}

export function useTestModel() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useMutation({ mutationFn: () => call(testModel, {}, { organizationId }) });
}
