import { blockTitle, heldText } from '#contract/proposal.ts';
import type { Db } from '#server/db/open-database.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { lockedBlocks } from './locked-blocks.store.ts';

/** Proposal blocks that may not change: locked by the writer, or with the words that refuse it by the template. */
export interface FixedBlocks {
  locked: ReadonlySet<string>;
  refused: ReadonlyMap<string, string>;
}

/** Returns the blocks of a session's proposal that may not change, as the transaction sees them. */
export async function findFixedBlocks(
  { organizationId }: Pick<TenantContext, 'organizationId'>,
  { sessionId, db }: { sessionId: string; db: Db },
): Promise<FixedBlocks> {
  const { locked, locks } = await lockedBlocks(db, organizationId, sessionId);
  return {
    locked: new Set(locked),
    refused: new Map(locks.map((lock) => [lock.blockId, heldText(blockTitle(lock.blockId), lock)])),
  };
}
