import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { duplicatePrep, refreshPrep, retrySection } from '#contract/prep-reading.ts';
import { readPrep } from '#contract/prep.ts';
import type { PrepDetail } from '#contract/prep.ts';
import { showToast } from '#web/components/show-toast.ts';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { call } from '#web/lib/client.ts';
import { followEvents } from '#web/lib/event-stream.ts';
import { useVisible } from '#web/lib/use-visible.ts';
import { withEvent } from './brief-state.ts';

/** Loads a prep and follows its stream while visible; polls every 0.7 s when the stream breaks. */
export function useBrief(prepId: string) {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  const queries = useQueryClient();
  const visible = useVisible();
  const [live, setLive] = useState<'off' | 'on' | 'broken'>('off');
  const queryKey = [organizationId, 'preps', 'one', prepId];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await call(readPrep, { prospectId: prepId }, { signal, organizationId })).prepSession,
    refetchInterval: ({ state }) => {
      if (state.data?.isPrepping !== true || live === 'on') return false;
      return visible ? 700 : 5000;
    },
    refetchIntervalInBackground: true,
  });
  const running = query.data?.isPrepping === true;
  useEffect(() => {
    if (!running || !visible) return undefined;
    const stop = new AbortController();
    const key = [organizationId, 'preps', 'one', prepId];
    const address = `${readPrep.path}?${new URLSearchParams({ prospectId: prepId })}`;
    followEvents(address, {
      organizationId,
      signal: stop.signal,
      last: 'end',
      onEvent: (event) => {
        setLive('on');
        queries.setQueryData<PrepDetail>(key, (prep) => prep && withEvent(prep, event));
      },
    })
      .then(
        () => {
          // Polls until a response shows the end, because the server may go away right after its last event.
          setLive('off');
          return Promise.all([
            queries.invalidateQueries({ queryKey: [organizationId, 'preps'] }),
            queries.invalidateQueries({ queryKey: [organizationId, 'billing'] }),
          ]);
        },
        (error: unknown) => {
          if (stop.signal.aborted) return;
          setLive('broken');
          showToast({ title: 'Live updates stopped', description: `${messageOf(error)} The prep continues.` });
        },
      )
      .catch(() => {
        setLive('broken');
      });
    return () => {
      stop.abort();
      setLive('off');
    };
  }, [organizationId, prepId, queries, running, visible]);
  return query;
}

/** Changes a brief: optimistically if `shown` says how, rolled back with a message on failure. */
export function useBriefChange<T>(
  prepId: string,
  change: (input: T, organizationId: string) => Promise<{ prepSession: PrepDetail }>,
  shown?: (prep: PrepDetail, input: T) => PrepDetail,
) {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  const queries = useQueryClient();
  const queryKey = [organizationId, 'preps', 'one', prepId];
  const mutationKey = [organizationId, 'preps', 'change', prepId];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (input: T) => change(input, organizationId),
    onMutate: async (input: T) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<PrepDetail>(queryKey);
      if (before && shown) queries.setQueryData(queryKey, shown(before, input));
      return { before };
    },
    onError: (_error, _input, context) => {
      if (context?.before) queries.setQueryData(queryKey, context.before);
      return queries.invalidateQueries({ queryKey });
    },
    // Of several pending changes, only the last response includes them all.
    onSuccess: ({ prepSession }) => {
      if (queries.isMutating({ mutationKey }) === 1) queries.setQueryData(queryKey, prepSession);
    },
  });
}

/** Starts a run or copies a brief, then refetches everything that shows preps. */
function useBriefRun<T, R>(run: (input: T, organizationId: string) => Promise<R>) {
  const {
    membership: { clerkOrgId: organizationId },
  } = useMember();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: T) => run(input, organizationId),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [organizationId, 'preps'] }),
        queries.invalidateQueries({ queryKey: [organizationId, 'billing'] }),
      ]),
  });
}

export function useRefreshPrep() {
  return useBriefRun((prospectId: string, organizationId) => call(refreshPrep, { prospectId }, { organizationId }));
}

export function useRetrySection(prepId: string) {
  return useBriefRun((section: z.input<typeof retrySection.input>['section'], organizationId) =>
    call(retrySection, { prospectId: prepId, section }, { organizationId }),
  );
}

export function useDuplicatePrep() {
  return useBriefRun((input: z.input<typeof duplicatePrep.input>, organizationId) =>
    call(duplicatePrep, input, { organizationId }),
  );
}
