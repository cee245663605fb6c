import type { OpenSession } from '#contract/discovery.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findSession } from './find-session.ts';
import { toOpenSession } from './session.view.ts';

/** Returns a session with all its fields; its lines are read separately. */
export async function readSession(ctx: TenantContext, { sessionId }: { sessionId: string }): Promise<OpenSession> {
  return toOpenSession(await findSession(ctx, { sessionId, to: 'read' }), ctx);
}
