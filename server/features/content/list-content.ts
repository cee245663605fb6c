import type { ContentKind } from '#contract/content.ts';
import type { ContentRecord } from '#contract/records-content.ts';
import { listSolutions } from '#server/features/solutions/list-solutions.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { requireOwnClient } from '#server/access/own-client.ts';
import { contentStore } from './content.store.ts';
import { toContentRecord } from './content.view.ts';
import { startLeft } from './start-left.ts';

/** Items of a kind, or those named by id or file key; newest first. */
interface ListInput {
  clientId?: string | undefined;
  which: ContentKind | { contentIds: readonly string[]; fileKeys: readonly string[] };
}

/** Returns the organization's content under its stored field names. */
export async function listContent(ctx: TenantContext, { clientId, which }: ListInput): Promise<ContentRecord[]> {
  requireOwnClient(ctx, clientId);
  const store = contentStore(ctx);
  const [rows, { solutions }] = await Promise.all([
    typeof which === 'string' ? store.listOfKind(which) : store.listOf(which.contentIds, which.fileKeys),
    listSolutions(ctx),
  ]);
  if (typeof which === 'string')
    startLeft(ctx, { items: rows }).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'what stands still was not started'),
    );
  const names = new Map(solutions.map(({ id, name }) => [id, name]));
  return rows.map((row) => toContentRecord(row, ctx.organizationId, names));
}
