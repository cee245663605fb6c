import type { TenantContext } from '#server/platform/context.ts';
import { prepMarksStore } from './prep-marks.store.ts';
import { prepVersionStore } from './prep-version.store.ts';
import type { Said } from './prep.view.ts';

/** What people said of a brief, and the brief before its last refresh. */
export async function readSaid(ctx: Pick<TenantContext, 'services' | 'organizationId' | 'userId'>, { prepId }: { prepId: string }): Promise<Said> {
  const [said, version] = await Promise.all([prepMarksStore(ctx).list(prepId), prepVersionStore(ctx, prepId).newest()]);
  return { ...said, version };
}
