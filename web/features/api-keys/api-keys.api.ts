import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createApiKey, listApiKeys, revokeApiKey, type ApiScope } from '#contract/api-keys.ts';
import { useMember } from '#web/features/identity/member.ts';
import { confirmIdentity, type Proof } from '#web/features/settings/security.api.ts';
import { call } from '#web/lib/client.ts';

function useKeys() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return { organizationId, queryKey: [organizationId, 'api-keys'], queries: useQueryClient() };
}

export function useApiKeys() {
  const { organizationId, queryKey } = useKeys();
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(listApiKeys, {}, { organizationId, signal })).keys,
    staleTime: 0,
  });
}

/** Confirms the user's identity, then creates the key: a stolen session can't create one. */
export function useCreateApiKey() {
  const { organizationId, queryKey, queries } = useKeys();
  return useMutation({
    mutationFn: async ({ proof, ...key }: { proof: Proof | null; name: string; scopes: ApiScope[]; days: number }) => {
      await confirmIdentity(proof);
      return call(createApiKey, key, { organizationId });
    },
    onSuccess: () => queries.invalidateQueries({ queryKey }),
  });
}

export function useRevokeApiKey() {
  const { organizationId, queryKey, queries } = useKeys();
  return useMutation({
    mutationFn: (keyId: string) => call(revokeApiKey, { keyId }, { organizationId }),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
}
