import { z } from 'zod';
import { duplicateSolutionText } from '#contract/solutions.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { solutionStore, type SolutionRow } from './solution.store.ts';

interface ChangeSolutionInput {
  airtableRecordId: string;
  name: string;
  /** Absent: unchanged. */
  description?: string | undefined;
}

/** Changes a solution; its own name in another case is not a duplicate. */
export async function changeSolution(
  ctx: TenantContext,
  { airtableRecordId, name, description }: ChangeSolutionInput,
): Promise<SolutionRow> {
  const known = z.uuid().safeParse(airtableRecordId).success;
  const changed = known ? await solutionStore(ctx).change(airtableRecordId, { name, description }) : 'missing';
  if (changed === 'missing') throw new AppError('not_found', 'Solution not found');
  if (changed === 'taken') throw new AppError('conflict', duplicateSolutionText);
  return changed;
}
