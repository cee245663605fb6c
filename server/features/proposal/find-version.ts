import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import { proposalStore, type StoredVersion } from './proposal.store.ts';

/**
 * Returns a whole version of a session's proposal. Throws the same error for an unknown id and for another session's.
 */
export async function findVersion(
  ctx: TenantContext,
  { sessionId, versionId }: { sessionId: string; versionId: string },
): Promise<StoredVersion> {
  await findSession(ctx, { sessionId, to: 'read' });
  const found = await proposalStore(ctx, sessionId).version(versionId);
  if (found === null) throw new AppError('not_found', 'Version not found');
  return found;
}
