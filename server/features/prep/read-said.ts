import { z } from 'zod';
import type { TenantContext } from '#server/platform/context.ts';
import { listSaid } from '#server/features/marks/list-said.ts';
import { prepVersionStore } from './prep-version.store.ts';
import type { Said } from './prep.view.ts';

/** Returns the marks and notes of a brief, and the brief before its last refresh. */
export async function readSaid(
  ctx: Pick<TenantContext, 'services' | 'organizationId' | 'userId'>,
  { prepId }: { prepId: string },
): Promise<Said> {
  if (!z.uuid().safeParse(prepId).success) return { marks: [], notes: [], version: null };
  const [said, version] = await Promise.all([listSaid(ctx, { prepId }), prepVersionStore(ctx, prepId).newest()]);
  return { ...said, version };
}
