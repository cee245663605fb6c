import { useQuery } from '@tanstack/react-query';
import { getClientByOrganization } from '#contract/company.ts';
import type { CompanyRecord } from '#contract/records-company.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';

export function clientKey(organizationId: string): string[] {
  return [organizationId, 'client'];
}

async function readClient(organizationId: string, signal?: AbortSignal): Promise<CompanyRecord | null> {
  const { clients } = await call(
    getClientByOrganization,
    { clerkOrgId: organizationId },
    { organizationId, ...(signal ? { signal } : {}) },
  );
  return clients[0] ?? null;
}

/** Loads the client record of this tab's organization; null before company setup. Disabled without an organization. */
export function useClient() {
  const {
    membership: { clerkOrgId },
  } = useMember();
  return useQuery({
    queryKey: clientKey(clerkOrgId),
    queryFn: ({ signal }) => readClient(clerkOrgId, signal),
    staleTime: 60_000,
    enabled: clerkOrgId !== '',
  });
}
