import type { InputOf } from '#contract/endpoint.ts';
import type { sessionEndpoint } from '#contract/discovery.ts';
import { toRecordId } from '#contract/text.ts';
import { requireOwnClient } from '#server/access/own-client.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { JsonText } from '#server/platform/json-text.ts';
import { deleteSession } from './delete-session.ts';
import { listSessions } from './list-sessions.ts';
import { readSession } from './read-session.ts';

/**
 * Handles the session endpoint's three actions: `loadAll` returns a list of one, as specified; the others an object.
 */
export async function answerSessionEndpoint(
  ctx: TenantContext,
  { action, clientId, sessionId: asked }: InputOf<typeof sessionEndpoint>,
): Promise<unknown> {
  requireOwnClient(ctx, clientId);
  if (action === 'loadAll') {
    const { text } = await listSessions(ctx, {});
    return new JsonText(`[{"status":"success","data":{"sessions":${text}}}]`);
  }
  if (asked === undefined) throw new AppError('invalid_input', 'Say which session: sessionId');
  const sessionId = toRecordId(asked);
  if (action === 'loadSingle') return { status: 'success', data: await readSession(ctx, { sessionId }) };
  await deleteSession(ctx, { sessionId });
  return { status: 'success', data: { sessionId } };
}
