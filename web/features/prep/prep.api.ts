import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { cancelPrep, deletePrep, listPreps, readPrep, retryPrep, startPrep } from '#contract/prep.ts';
import type { PrepStatus } from '#contract/prep.ts';
import { limits } from '#contract/limits.ts';
import { useMember } from '#web/features/identity/member.ts';
import { CallError } from '#web/lib/call-error.ts';
import { waitFor } from '#web/lib/call-wire.ts';
import { call } from '#web/lib/client.ts';
import { emptyIfForeign } from '#web/lib/foreign-client.ts';

export function isRunning(status: PrepStatus): boolean {
  return status === 'queued' || status === 'running';
}

/** Returns the polling interval: slower in a hidden tab, which still needs the end for its title. */
function pace(visibleMs: number): number {
  return document.hidden ? 5000 : visibleMs;
}

function prepsQuery(organizationId: string, clientId: string) {
  return queryOptions({
    queryKey: [organizationId, 'preps', 'list'],
    queryFn: async ({ signal, queryKey, client }) => {
      if (clientId === '') throw new CallError('VALIDATION', 'no_client', 'Client ID not available');
      if (client.getQueryData(queryKey) === undefined) await waitFor(limits.prep.loadDelayMs, signal);
      const asked = call(listPreps, { clientId }, { signal, organizationId });
      return (await emptyIfForeign(asked, { prepSessions: [] })).prepSessions;
    },
  });
}

export function usePreps() {
  const {
    membership: { clerkOrgId: organizationId, clientId },
  } = useMember();
  return useQuery({
    ...prepsQuery(organizationId, clientId),
    refetchInterval: ({ state }) => (state.data?.some((prep) => isRunning(prep.status)) ? pace(2000) : false),
    refetchIntervalInBackground: true,
  });
}

/** Loads a prep, polling about every 0.7 s until its run ends; an open brief follows its stream (brief.api.ts). */
export function usePrep(prepId: string) {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  return useQuery({
    queryKey: [organizationId, 'preps', 'one', prepId],
    queryFn: async ({ signal }) =>
      (await call(readPrep, { prospectId: prepId }, { signal, organizationId })).prepSession,
    refetchInterval: ({ state }) => (state.data?.isPrepping ? pace(700) : false),
    refetchIntervalInBackground: true,
  });
}

/** Changes preps of this organization, then refetches what is shown of them. */
function usePrepChange<T, R>(change: (input: T, organizationId: string) => Promise<R>) {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: T) => change(input, organizationId),
    onSuccess: () => queries.invalidateQueries({ queryKey: [organizationId, 'preps'] }),
  });
}

export function useStartPrep() {
  return usePrepChange((input: z.input<typeof startPrep.input>, organizationId) =>
    call(startPrep, input, { organizationId }),
  );
}

export function useCancelPrep() {
  return usePrepChange((prospectId: string, organizationId) => call(cancelPrep, { prospectId }, { organizationId }));
}

export function useRetryPrep() {
  return usePrepChange((prospectId: string, organizationId) => call(retryPrep, { prospectId }, { organizationId }));
}

export function useDeletePrep() {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (prospectId: string) => call(deletePrep, { prospectId }, { organizationId }),
    onSuccess: (_, prospectId) => {
      queries.removeQueries({ queryKey: [organizationId, 'preps', 'one', prospectId] });
      return queries.invalidateQueries({ queryKey: [organizationId, 'preps', 'list'] });
    },
  });
}

/** Deletes briefs one by one without reading the list each time; `readLeft` reads it once, after them. */
export function useDeletePreps() {
  const {
    membership: { clerkOrgId: organizationId, clientId },
  } = useMember();
  const queries = useQueryClient();
  return {
    remove: async (prospectId: string) => {
      await call(deletePrep, { prospectId }, { organizationId });
      queries.removeQueries({ queryKey: [organizationId, 'preps', 'one', prospectId] });
    },
    readLeft: async () => {
      const left = await queries.fetchQuery({ ...prepsQuery(organizationId, clientId), staleTime: 0 });
      return new Set(left.map(({ prepMeetingId }) => prepMeetingId));
    },
  };
}
