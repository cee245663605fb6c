import type { TenantContext } from '#server/platform/context.ts';
import { contentStore, type ShownItem } from './content.store.ts';

export type ReadyItem = Pick<ShownItem, 'id' | 'name' | 'title' | 'contentType' | 'tags' | 'solutions'>;

/** Returns every item that agents can quote. */
export async function listReady(ctx: TenantContext): Promise<ReadyItem[]> {
  const store = contentStore(ctx);
  const lists = await Promise.all((['document', 'webpage', 'video'] as const).map((kind) => store.listOfKind(kind)));
  return lists.flat().filter(({ stage }) => stage === 'ready');
}
