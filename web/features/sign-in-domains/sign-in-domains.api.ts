import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  claimSignInDomain,
  proveSignInDomain,
  readSignInDomains,
  removeSignInDomain,
  requireHostedSignIn,
} from '#contract/sign-in-domains.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';

export function useSignInDomains() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useQuery({
    queryKey: [organizationId, 'sign-in-domains'],
    queryFn: ({ signal }) => call(readSignInDomains, {}, { signal, organizationId }),
    staleTime: 0,
  });
}

/** Changes the domains, then refetches what is shown of them. */
function useDomainChange<T, R>(change: (input: T, organizationId: string) => Promise<R>) {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: T) => change(input, organizationId),
    onSettled: () => queries.invalidateQueries({ queryKey: [organizationId, 'sign-in-domains'] }),
  });
}

export function useClaimDomain() {
  return useDomainChange((domain: string, organizationId) => call(claimSignInDomain, { domain }, { organizationId }));
}

export function useProveDomain() {
  return useDomainChange((domainId: string, organizationId) =>
    call(proveSignInDomain, { domainId }, { organizationId }),
  );
}

export function useRequireHosted() {
  return useDomainChange((input: z.input<typeof requireHostedSignIn.input>, organizationId) =>
    call(requireHostedSignIn, input, { organizationId }),
  );
}

export function useRemoveDomain() {
  return useDomainChange((domainId: string, organizationId) =>
    call(removeSignInDomain, { domainId }, { organizationId }),
  );
}
