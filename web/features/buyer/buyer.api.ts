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

export function useBuyersChange<T, R>(
  change: (input: T, at: { organizationId: string; sessionId: string }) => Promise<R>,
) {
  const { organizationId, sessionId, key } = useBuyersKey();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: T) => change(input, { organizationId, sessionId }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
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

function useQuestionChange<T, R>(change: (input: T, at: { organizationId: string; sessionId: string }) => Promise<R>) {
  const { organizationId, sessionId, key } = useBuyersKey();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: T) => change(input, { organizationId, sessionId }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: key }),
        queries.invalidateQueries({ queryKey: [organizationId, 'buyer-news'] }),
      ]),
  });
}

export function useMarkQuestion() {
  return useQuestionChange((input: { questionId: string; answered: boolean }, { organizationId, sessionId }) =>
    call(markQuestion, { sessionId, ...input }, { organizationId }),
  );
}

export function useAnswerQuestion() {
  return useQuestionChange((input: { questionId: string; text: string }, { organizationId, sessionId }) =>
    call(answerQuestion, { sessionId, ...input }, { organizationId }),
  );
}

export function useSharingSettings() {
  return useBuyersChange((input: SharingSettings, { organizationId }) =>
    call(changeSharingSettings, input, { organizationId }),
  );
}
