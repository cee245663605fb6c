import { z } from 'zod';
import type { TenantContext } from '#server/platform/context.ts';
import { contentStore } from './content.store.ts';
import { startTraining } from './start-training.ts';

/** Reads items again; returns the ids that exist. */
export async function retrainContent(
  ctx: TenantContext,
  { contentIds }: { contentIds: readonly string[] },
): Promise<{ started: string[] }> {
  const items = await contentStore(ctx).again(contentIds.filter((id) => z.uuid().safeParse(id).success));
  for (const item of items) await startTraining(ctx, item);
  return { started: items.map(({ id }) => id) };
}
