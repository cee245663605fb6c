import { z } from 'zod';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { prepStore } from './prep.store.ts';

/** `to: 'change'` admits only the prep's owner and admins (decision A148); every member may read. */
interface FindPrepInput {
  prospectId: string;
  to: 'read' | 'change';
  /** Omits the stored text of the sources. */
  withoutTexts?: boolean;
}

/**
 * Returns a whole prep of the caller's organization.
 * Throws the same error for an unknown id and for another organization's.
 */
export async function findPrep(ctx: TenantContext, { prospectId, to, withoutTexts = false }: FindPrepInput) {
  const known = z.uuid().safeParse(prospectId).success;
  const whole = known ? await prepStore(ctx).findWhole(prospectId, { texts: !withoutTexts }) : null;
  if (whole === null) throw new AppError('not_found', 'Prep session not found');
  if (to === 'change' && whole.prep.userId !== ctx.userId && ctx.role !== 'org:admin') {
    throw new AppError('forbidden', 'Only the person who started this prep or an admin can change it');
  }
  return whole;
}
