import { useQuery } from '@tanstack/react-query';
import { readWorkNews, type WorkNews } from '#contract/work-news.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';

const runningMs = 3000;

const madeIn = (news: readonly WorkNews[]): number => news.reduce((sum, { made }) => sum + made, 0);

/** Loads the state of the user's imports and exports for the bell; polls while one is running. */
export function useWorkNews() {
  const organizationId = useMember().membership.clerkOrgId;
  return useQuery({
    queryKey: [organizationId, 'work-news'],
    queryFn: async ({ signal, queryKey, client }) => {
      const { news } = await call(readWorkNews, {}, { signal, organizationId });
      const known = client.getQueryData<WorkNews[]>(queryKey);
      // An import makes sessions while another screen is open.
      if (known !== undefined && madeIn(news) !== madeIn(known))
        void client.invalidateQueries({ queryKey: [organizationId, 'sessions', 'list'] });
      return news;
    },
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.state === 'waiting' || one.state === 'running') === true ? runningMs : false,
  });
}
