import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Verbosity } from '#contract/coach-cards.ts';
import {
  askForHelp,
  markCard,
  markSuggestion,
  readCoach,
  readFacts,
  readPromises,
  readTopics,
  setVerbosity,
  snoozeCoach,
  type ShownCard,
  type Suggestion,
} from '#contract/coaching.ts';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';

function useKey() {
  const { session } = useDiscovery();
  const organizationId = useMember().membership.clerkOrgId;
  const { sessionId, revision, stored } = session;
  return { organizationId, sessionId, revision, stored, key: [organizationId, 'sessions', 'one', sessionId, 'coach'] };
}

/** Reads the coach of the open session; reads again whenever the session's revision changes. */
export function useCoach() {
  const { organizationId, sessionId, revision, stored, key } = useKey();
  return useQuery({
    queryKey: [...key, revision],
    enabled: stored,
    queryFn: async ({ signal }) => ({
      ...(await call(readCoach, { sessionId }, { signal, organizationId })),
      toldAt: Date.now(),
    }),
    // Shows the previous state until the next one arrives, and keeps old ones for 10 s at most.
    placeholderData: keepPreviousData,
    gcTime: 10_000,
  });
}

/** Reads what both sides promised in the open session. */
export function usePromises() {
  const { organizationId, sessionId, revision, key } = useKey();
  return useQuery({
    queryKey: [...key, revision, 'promises'],
    placeholderData: keepPreviousData,
    gcTime: 10_000,
    queryFn: ({ signal }) => call(readPromises, { sessionId }, { signal, organizationId }),
    select: ({ promises }) => promises,
  });
}

/** Reads what the open session says of the facts that frames ask for. */
export function useFacts() {
  const { organizationId, sessionId, revision, stored, key } = useKey();
  return useQuery({
    queryKey: [...key, revision, 'facts'],
    enabled: stored,
    placeholderData: keepPreviousData,
    gcTime: 10_000,
    queryFn: ({ signal }) => call(readFacts, { sessionId }, { signal, organizationId }),
    select: ({ facts }) => facts,
  });
}

/** Reads what the open session's call was about. */
export function useTopics() {
  const { organizationId, sessionId, revision, key } = useKey();
  return useQuery({
    queryKey: [...key, revision, 'topics'],
    placeholderData: keepPreviousData,
    gcTime: 10_000,
    queryFn: ({ signal }) => call(readTopics, { sessionId }, { signal, organizationId }),
    select: ({ topics }) => topics,
  });
}

function useCoachChange<T, R>(change: (input: T, at: { organizationId: string; sessionId: string }) => Promise<R>) {
  const { organizationId, sessionId, key } = useKey();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: T) => change(input, { organizationId, sessionId }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** Asks for help with what was said last; first sends what was typed here and is still unsent. */
export function useHelp() {
  const { outbox } = useDiscovery();
  return useCoachChange(async (_: undefined, { organizationId, sessionId }) => {
    await outbox.flush();
    return call(askForHelp, { sessionId }, { organizationId });
  });
}

export function useSnooze() {
  return useCoachChange((minutes: number, { organizationId, sessionId }) =>
    call(snoozeCoach, { sessionId, minutes }, { organizationId }),
  );
}

export function useVerbosity() {
  return useCoachChange((verbosity: Verbosity, { organizationId, sessionId }) =>
    call(setVerbosity, { sessionId, verbosity }, { organizationId }),
  );
}

export function useMarkCard() {
  return useCoachChange((input: { cardId: string; state: ShownCard['state'] }, { organizationId, sessionId }) =>
    call(markCard, { sessionId, ...input }, { organizationId }),
  );
}

export function useMarkSuggestion() {
  return useCoachChange((input: Pick<Suggestion, 'field' | 'lineId' | 'state'>, { organizationId, sessionId }) =>
    call(markSuggestion, { sessionId, ...input }, { organizationId }),
  );
}
