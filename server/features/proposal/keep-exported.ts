import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { composeProposal } from './compose-proposal.ts';
import { keepVersionOnce } from './keep-version-once.ts';
import { proposalStore } from './proposal.store.ts';
import { sameFile } from './same-content.view.ts';

/**
 * Returns the version that a download of the current proposal is: the newest if its file is the same, else a new one. Null: the
 * proposal keeps no more versions, which stops no download.
 */
export async function keepExported(ctx: TenantContext, { sessionId }: { sessionId: string }): Promise<string | null> {
  const composed = await composeProposal(ctx, { sessionId });
  const store = proposalStore(ctx, sessionId);
  try {
    const { versionId } = await keepVersionOnce(ctx, {
      sessionId,
      name: '',
      reason: 'exported',
      composed,
      known: async (db) => {
        const newest = await store.newestIn(db);
        return newest !== null && sameFile(newest.document, composed.document) ? newest.id : null;
      },
      also: async () => {},
    });
    return versionId;
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return null;
    throw error;
  }
}
