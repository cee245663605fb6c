import { useQuery } from '@tanstack/react-query';
import { readWorkNews } from '#contract/work-news.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';

const runningMs = 3000;

/** Loads the state of the user's imports and exports for the bell; polls while one is running. */
export function useWorkNews() {
  const organizationId = useMember().membership.clerkOrgId;
  return useQuery({
    queryKey: [organizationId, 'work-news'],
    queryFn: async ({ signal }) => (await call(readWorkNews, {}, { signal, organizationId })).news,
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.state === 'waiting' || one.state === 'running') === true ? runningMs : false,
  });
}
