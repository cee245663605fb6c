import { fromStoredFields } from '#contract/discovery-fields.ts';
import { openPromisesLimits, type OpenPromise } from '#contract/open-promises.ts';
import { findOwnCalls } from '#server/features/discovery/find-own-calls.ts';
import { readLines } from '#server/features/discovery/read-lines.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { notedTalkOf, promisesOf, theirNames, toCallLines } from './call-lines.view.ts';

/** What was promised in the caller's own last calls and is open, newest call first, in the order in which it was said. */
export async function readOpenPromises(ctx: TenantContext): Promise<{ promises: OpenPromise[] }> {
  const { calls, days } = openPromisesLimits;
  const sessions = await findOwnCalls(ctx, { since: new Date(Date.now() - days * 24 * 3_600_000), most: calls });
  const promises: OpenPromise[] = [];
  for (const session of sessions) {
    const { id, beganAt, fields, speakers, keptPromises } = session;
    if (beganAt === null) continue;
    const { lines } = await readLines(ctx, { sessionId: id });
    const { companyName, sessionName, firstName, lastName } = fromStoredFields(fields);
    const title = companyName || sessionName || `${firstName} ${lastName}`.trim();
    const theirs = theirNames({ firstName, lastName }, speakers);
    const heard = toCallLines(lines, speakers, notedTalkOf(session));
    for (const promise of promisesOf(heard, keptPromises, theirs, session.repName))
      if (!promise.kept) promises.push({ ...promise, sessionId: id, title, at: beganAt.toISOString() });
  }
  return { promises };
}
