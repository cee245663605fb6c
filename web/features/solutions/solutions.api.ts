import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
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

/** Counts refetches after a change, whose toasts would hide the change's outcome. */
const following = { reads: 0 };

/** `announce`: the user requested this load, so its outcome is shown (decision A78). */
export function useSolutions({ announce = false }: { announce?: boolean } = {}) {
  const { organizationId, clientId, queryKey } = useSolutionsKey();
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      try {
        const none = { solutions: [] };
        const read = await emptyIfForeign(call(getSolutions, { clientId }, { organizationId, signal }), none);
        if (announce && following.reads === 0 && read !== none) succeed('Solutions loaded successfully');
        return read.solutions.map(toSolution);
      } catch (error) {
        if (announce && following.reads === 0 && !signal.aborted)
          showToast({ title: 'Error', description: 'Failed to load solutions.', tone: 'destructive' });
        throw error;
      }
    },
  });
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
      queries.setQueryData<StoredSolution[]>(queryKey, (list = []) => [
        ...list.filter((one) => one.airtableRecordId !== solution.airtableRecordId),
        solution,
      ]);
      succeed('Solution added successfully');
    },
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
    onSettled: async () => {
      following.reads += 1;
      try {
        await queries.invalidateQueries({ queryKey });
      } finally {
        following.reads -= 1;
      }
    },
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
