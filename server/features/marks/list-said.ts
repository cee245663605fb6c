import type { TenantContext } from '#server/platform/context.ts';
import { prepMarksStore } from './marks.store.ts';

/** Returns the marks and notes of one brief. */
export function listSaid(
  ctx: Pick<TenantContext, 'services' | 'organizationId' | 'userId'>,
  { prepId }: { prepId: string },
) {
  return prepMarksStore(ctx).list(prepId);
}
