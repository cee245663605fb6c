import type { TenantContext } from '#server/platform/context.ts';
import { prepMarksStore } from './marks.store.ts';

/** Every sentence that somebody of the organization marked wrong, with the company whose brief it stood in. */
export function listWrongStatements(ctx: TenantContext) {
  return prepMarksStore(ctx).wrong();
}
