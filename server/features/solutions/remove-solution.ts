import { z } from 'zod';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { forgetSolution } from '#server/features/content/forget-solution.ts';
import { solutionStore } from './solution.store.ts';

/** Deletes a solution; briefs and sessions keep its name as text. */
export async function removeSolution(
  ctx: TenantContext,
  { airtableRecordId }: { airtableRecordId: string },
): Promise<{ deleted: boolean }> {
  const deleted = z.uuid().safeParse(airtableRecordId).success && (await solutionStore(ctx).remove(airtableRecordId));
  if (deleted) await forgetSolution(ctx, { solutionId: airtableRecordId });
  if (!deleted) throw new AppError('not_found', 'Solution not found');
  return { deleted };
}
