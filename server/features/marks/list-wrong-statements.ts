import type { TenantContext } from '#server/platform/context.ts';
import { prepMarksStore } from './marks.store.ts';

/** Returns every statement marked wrong in the organization, with the company whose brief contained it. */
export function listWrongStatements(ctx: TenantContext) {
  return prepMarksStore(ctx).wrong();
}
