import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  createSolution,
  deleteSolution,
  duplicateSolutionText,
  getSolutions,
  updateSolution,
} from '#contract/solutions.ts';
import { readSolutionRecord } from '#contract/records-company.ts';
import type { SolutionRecord, StoredSolution } from '#contract/records-company.ts';
import { showToast } from '#web/components/show-toast.ts';
import { useMember } from '#web/features/identity/member.ts';
import { CallError } from '#web/lib/call-error.ts';
import { call as send, callTokens } from '#web/lib/client.ts';
import { announceSignedOut } from '#web/lib/session-ended.ts';
import { emptyIfForeign } from '#web/lib/foreign-client.ts';
import { newId } from '#web/lib/request-id.ts';
import { createSolutionService, setSolutionServiceAuth } from './solution-service.ts';

setSolutionServiceAuth(async () => {
  const token = await callTokens.read();
  if (token === null) announceSignedOut();
  return token;
});
const call = createSolutionService(send);

const localIds = new Map<string, string>();

/** Assigns this browser's id to a stored solution, stable while the page is open. */
function toSolution(record: SolutionRecord): StoredSolution {
  const localId = localIds.get(record.id) ?? newId();
  localIds.set(record.id, localId);
  return readSolutionRecord(record, localId);
}

function succeed(description: string): void {
  showToast({ title: 'Success', description });
}

/** Specific error texts shown instead of the general one. */
const ownTexts = new Set([
  'Solution not found',
  'No solution returned from create API',
  'No solution returned from update API',
]);

/** Shows a failure: duplicates have their own title, others the specified text. */
function fail(error: unknown, tried: string): void {
  const text = error instanceof Error && ownTexts.has(error.message) ? error.message : tried;
  const duplicate = error instanceof CallError && error.status === 409;
  showToast(
    duplicate
      ? { title: 'Duplicate Solution', description: duplicateSolutionText, tone: 'destructive' }
      : { title: 'Error', description: text, tone: 'destructive' },
  );
}

/** Omits an empty description (decision A77). */
function described(description: string): { description?: string } {
  return description.trim() === '' ? {} : { description: description.trim() };
}

function useSolutionsKey() {
  const {
    membership: { clerkOrgId, clientId },
  } = useMember();
  return { organizationId: clerkOrgId, clientId, queryKey: [clerkOrgId, 'solutions'] };
}

/** Refetches the list, and what content shows of solutions: names and choices. */
function reloadSolutions(queries: QueryClient, organizationId: string) {
  void queries.invalidateQueries({ queryKey: [organizationId, 'content'] });
  return queries.invalidateQueries({ queryKey: [organizationId, 'solutions'] });
}

/** Stands for a list refused as another client's. */
const refused: StoredSolution[] = [];

export function solutionsQuery(organizationId: string, clientId: string) {
  return queryOptions({
    queryKey: [organizationId, 'solutions'],
    queryFn: async ({ signal }) => {
      const none = { solutions: [] };
      const read = await emptyIfForeign(call(getSolutions, { clientId }, { organizationId, signal }), none);
      return read === none ? refused : read.solutions.map(toSolution);
    },
  });
}

export function useSolutions() {
  const { organizationId, clientId } = useSolutionsKey();
  return useQuery(solutionsQuery(organizationId, clientId));
}

/**
 * Opening a screen that uses this, and `reload`, ask for the load: its outcome is shown as a toast (decision A78),
 * whoever began it. What follows a change isn't, because it would hide the change's own outcome.
 */
export function useAnnouncedSolutions() {
  const solutions = useSolutions();
  const asked = useRef(true);
  const { status, fetchStatus, data, refetch } = solutions;
  useEffect(() => {
    if (!asked.current || fetchStatus !== 'idle' || status === 'pending') return;
    asked.current = false;
    if (status === 'error')
      showToast({ title: 'Error', description: 'Failed to load solutions.', tone: 'destructive' });
    else if (data !== refused) succeed('Solutions loaded successfully');
  }, [status, fetchStatus, data]);
  const reload = () => {
    asked.current = true;
    void refetch();
  };
  return { solutions, reload };
}

interface Change {
  name: string;
  description: string;
}

export function useAddSolution() {
  const { organizationId, clientId, queryKey } = useSolutionsKey();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, description }: Change) => {
      const { solution } = await call(
        createSolution,
        { name: name.trim(), ...described(description), clientId },
        { organizationId },
      );
      if (!solution) throw new Error('No solution returned from create API');
      return toSolution(solution);
    },
    onSuccess: (solution) => {
      // A list that isn't loaded isn't one of this solution alone.
      queries.setQueryData<StoredSolution[]>(
        queryKey,
        (list) => list && [...list.filter((one) => one.airtableRecordId !== solution.airtableRecordId), solution],
      );
      succeed('Solution added successfully');
    },
    onSettled: () => reloadSolutions(queries, organizationId),
    onError: (error) => {
      fail(error, 'Failed to add solution');
    },
  });
}

/** Applies a change at once and rolls it back if the server rejects it. */
function useOptimistic<T>(
  apply: (list: StoredSolution[], input: T) => StoredSolution[],
  send: (input: T, organizationId: string) => Promise<void>,
  done: string,
  failed: string,
) {
  const { organizationId, queryKey } = useSolutionsKey();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: T) => send(input, organizationId),
    onMutate: async (input) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<StoredSolution[]>(queryKey);
      if (before) queries.setQueryData(queryKey, apply(before, input));
      return { before };
    },
    onSuccess: () => {
      succeed(done);
    },
    onError: (error, _, kept) => {
      if (kept?.before) queries.setQueryData(queryKey, kept.before);
      fail(error, failed);
    },
    onSettled: () => reloadSolutions(queries, organizationId),
  });
}

export function useUpdateSolution() {
  return useOptimistic(
    (list, { solution, name, description }: Change & { solution: StoredSolution }) =>
      list.map((one) =>
        one.id === solution.id ? { ...one, name: name.trim(), description: description.trim() } : one,
      ),
    async ({ solution, name, description }, organizationId) => {
      if (solution.airtableRecordId === '') throw new Error('Solution not found');
      const answer = await call(
        updateSolution,
        { airtableRecordId: solution.airtableRecordId, name: name.trim(), ...described(description) },
        { organizationId },
      );
      if (!answer.solution) throw new Error('No solution returned from update API');
    },
    'Solution updated successfully',
    'Failed to update solution',
  );
}

export function useDeleteSolution() {
  return useOptimistic(
    (list, solution: StoredSolution) => list.filter((one) => one.id !== solution.id),
    async ({ airtableRecordId }, organizationId) => {
      if (airtableRecordId === '') throw new Error('Solution not found');
      const { deleted } = await call(deleteSolution, { airtableRecordId }, { organizationId });
      if (!deleted) throw new Error('Failed to delete solution');
    },
    'Solution deleted successfully',
    'Failed to delete solution',
  );
}
