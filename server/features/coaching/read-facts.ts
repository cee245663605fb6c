import type { CallFact } from '#contract/coaching.ts';
import { factsSaid } from '#server/agents/call-matters/facts-said.ts';
import { readOfCall } from '#server/agents/discovery-coach/call-line.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import { readLines } from '#server/features/discovery/read-lines.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { notedTalkOf, toCallLines } from './call-lines.view.ts';

/** What was said and noted in a session of the facts that frames ask for. */
export async function readFacts(
  ctx: TenantContext,
  { sessionId }: { sessionId: string },
): Promise<{ facts: CallFact[] }> {
  const session = await findSession(ctx, { sessionId, to: 'read' });
  const { lines } = await readLines(ctx, { sessionId });
  return { facts: factsSaid(readOfCall(toCallLines(lines, session.speakers, notedTalkOf(session)))) };
}
