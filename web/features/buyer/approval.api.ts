import { useQuery } from '@tanstack/react-query';
import { askApproval, decideApproval, listApprovals, type ApprovalDecision } from '#contract/approval.ts';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { call } from '#web/lib/client.ts';
import { useBuyersChange, useBuyersKey } from './buyer.api.ts';

/** Loads approval requests, refetched when the session or its links change. */
export function useApprovals() {
  const { organizationId, sessionId, key } = useBuyersKey();
  const { revision } = useDiscovery().session;
  return useQuery({
    queryKey: [...key, 'approvals', revision],
    queryFn: async ({ signal }) => (await call(listApprovals, { sessionId }, { signal, organizationId })).approvals,
  });
}

export function useAskApproval() {
  return useBuyersChange((_: undefined, { organizationId, sessionId }) =>
    call(askApproval, { sessionId }, { organizationId }),
  );
}

export function useDecideApproval() {
  return useBuyersChange(
    (input: { versionId: string; decision: ApprovalDecision; comment: string }, { organizationId, sessionId }) =>
      call(decideApproval, { sessionId, ...input }, { organizationId }),
  );
}
