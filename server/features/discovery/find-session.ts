import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { sessionStore, type SessionRow } from './session.store.ts';
import { mayChange, mayWrite } from './session.view.ts';

/** `write`: owner, admins and invited members; `change`: owner and admins; every member may read. */
interface FindSessionInput {
  sessionId: string;
  to: 'read' | 'write' | 'change';
}

/**
 * Returns a session of the caller's organization.
 * Throws the same error for an unknown id and for another organization's.
 */
export async function findSession(ctx: TenantContext, { sessionId, to }: FindSessionInput): Promise<SessionRow> {
  const row = await sessionStore(ctx).find(sessionId);
  if (row === null) throw new AppError('not_found', 'Session not found in Airtable');
  if (to === 'write' && !mayWrite(row, ctx))
    throw new AppError('forbidden', 'Only its owner, admins and people invited into this session can write in it');
  if (to === 'change' && !mayChange(row, ctx))
    throw new AppError('forbidden', 'Only the person who started this session or an admin can change it');
  return row;
}
