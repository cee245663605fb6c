import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { keepPromise } from '#contract/coaching.ts';
import { readOpenPromises, type OpenPromise } from '#contract/open-promises.ts';
import { readEarlierCalls } from '#contract/earlier-calls.ts';
import { useMember } from '#web/features/identity/member.ts';
import { call } from '#web/lib/client.ts';

const keyOf = (organizationId: string) => [organizationId, 'earlier-calls'];

/** Reads what earlier sessions with the brief's company left open. */
export function useEarlierCalls(prospectId: string, enabled = true) {
  const organizationId = useMember().membership.clerkOrgId;
  return useQuery({
    queryKey: [...keyOf(organizationId), prospectId],
    enabled,
    queryFn: ({ signal }) => call(readEarlierCalls, { prospectId }, { signal, organizationId }),
  });
}

export function useKeepPromise() {
  const organizationId = useMember().membership.clerkOrgId;
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: z.input<typeof keepPromise.input>) => call(keepPromise, input, { organizationId }),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(organizationId) }),
  });
}

/** Reads the promises of the caller's own last calls; a ticked one stays in the list until the next read. */
export function useOpenPromises() {
  const organizationId = useMember().membership.clerkOrgId;
  return useQuery({
    queryKey: [organizationId, 'open-promises'],
    queryFn: async ({ signal }) => (await call(readOpenPromises, {}, { signal, organizationId })).promises,
  });
}

export function useTickPromise() {
  const organizationId = useMember().membership.clerkOrgId;
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: z.input<typeof keepPromise.input>) => call(keepPromise, input, { organizationId }),
    onSuccess: ({ kept }, { sessionId, lineId, text }) => {
      queries.setQueryData<OpenPromise[]>([organizationId, 'open-promises'], (known) =>
        known?.map((each) =>
          each.sessionId === sessionId && each.lineId === lineId && each.text === text ? { ...each, kept } : each,
        ),
      );
      void queries.invalidateQueries({ queryKey: keyOf(organizationId) });
    },
  });
}
