import { useQuery } from '@tanstack/react-query';
import { readBuyerNews } from '#contract/buyer.ts';
import { limits } from '#contract/limits.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';

/** Loads the buyers' latest activity for the bell. */
export function useBuyerNews() {
  const organizationId = useMember().membership.clerkOrgId;
  return useQuery({
    queryKey: [organizationId, 'buyer-news'],
    queryFn: async ({ signal }) => (await call(readBuyerNews, {}, { signal, organizationId })).news,
    refetchInterval: limits.buyer.newsMs,
  });
}
