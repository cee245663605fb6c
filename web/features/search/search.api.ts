import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchEverything } from '#contract/search.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';

/** Loads search results, best first; shows the previous ones while loading. */
export function useFound(query: string) {
  const organizationId = useMember().membership.clerkOrgId;
  return useQuery({
    queryKey: [organizationId, 'search', query],
    queryFn: async ({ signal }) => (await call(searchEverything, { query }, { signal, organizationId })).results,
    enabled: query !== '',
    placeholderData: query === '' ? undefined : keepPreviousData,
    gcTime: 60_000,
  });
}
