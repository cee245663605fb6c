import { limits } from '#contract/limits.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { findSession } from './find-session.ts';
import { sessionStore } from './session.store.ts';

/** Marks a promise of a call as kept, or open again. Correcting its line makes it a new, open promise. */
export async function keepPromise(
  ctx: TenantContext,
  { sessionId, lineId, text, kept }: { sessionId: string; lineId: string; text: string; kept: boolean },
): Promise<{ kept: boolean }> {
  await findSession(ctx, { sessionId, to: 'write' });
  const changed = await sessionStore(ctx).change(sessionId, ({ keptPromises }) => {
    const others = keptPromises.filter((each) => each.lineId !== lineId || each.text !== text);
    const all = kept ? [...others, { lineId, text }].slice(-limits.coach.keptPromises) : others;
    return { set: { keptPromises: all }, answer: kept };
  });
  if (changed === null) throw new AppError('not_found', 'Session not found in Airtable');
  return { kept };
}
