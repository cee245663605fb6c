import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  answerQuestion,
  changeSharingSettings,
  createProposalShare,
  listProposalShares,
  markQuestion,
  revokeProposalShare,
  type SharingSettings,
} from '#contract/buyer.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';

export function useBuyersKey() {
  const { sessionId } = useDiscovery().session;
  const organizationId = useMember().membership.clerkOrgId;
  return { organizationId, sessionId, key: [organizationId, 'sessions', 'one', sessionId, 'buyers'] };
}

/** Loads the links to the open session's proposal; the session's stream reports buyers' activity. */
export function useBuyers() {
  const { organizationId, sessionId, key } = useBuyersKey();
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listProposalShares, { sessionId }, { signal, organizationId }),
    // No event announces that someone stopped reading.
    refetchInterval: ({ state }) =>
      state.data?.shares.some(({ numbers }) => numbers.readingNow > 0) === true ? limits.buyer.tellMs : false,
  });
}

/** Changes something of the links; `also` are further keys of the organization that show it. */
export function useBuyersChange<T, R>(
  change: (input: T, at: { organizationId: string; sessionId: string }) => Promise<R>,
  also: readonly string[] = [],
) {
  const { organizationId, sessionId, key } = useBuyersKey();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: T) => change(input, { organizationId, sessionId }),
    onSettled: () =>
      Promise.all(
        [key, ...also.map((name) => [organizationId, name])].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  });
}

export type NewShare = Omit<InputOf<typeof createProposalShare>, 'sessionId'>;

export function useShareProposal() {
  return useBuyersChange((input: NewShare, { organizationId, sessionId }) =>
    call(createProposalShare, { sessionId, ...input }, { organizationId }),
  );
}

export function useRevoke() {
  return useBuyersChange((shareId: string, { organizationId, sessionId }) =>
    call(revokeProposalShare, { sessionId, shareId }, { organizationId }),
  );
}

/** Questions stand among the dashboard's news too. */
const news = ['buyer-news'];

export function useMarkQuestion() {
  return useBuyersChange(
    (input: { questionId: string; answered: boolean }, { organizationId, sessionId }) =>
      call(markQuestion, { sessionId, ...input }, { organizationId }),
    news,
  );
}

export function useAnswerQuestion() {
  return useBuyersChange(
    (input: { questionId: string; text: string }, { organizationId, sessionId }) =>
      call(answerQuestion, { sessionId, ...input }, { organizationId }),
    news,
  );
}

export function useSharingSettings() {
  return useBuyersChange((input: SharingSettings, { organizationId }) =>
    call(changeSharingSettings, input, { organizationId }),
  );
}
