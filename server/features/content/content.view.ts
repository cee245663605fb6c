import type { ContentStatus } from '#contract/content.ts';
import { toStoredContent, type ContentRecord } from '#contract/records-content.ts';
import type { ShownItem } from './content.store.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

function statusOf(stage: ShownItem['stage']): ContentStatus {
  return stage === 'ready' ? 'completed' : stage === 'failed' ? 'failed' : 'processing';
}

/** Converts an item to its stored field names, without deleted solutions. */
export function toContentRecord(
  row: ShownItem,
  organizationId: string,
  solutions: ReadonlyMap<string, string>,
): ContentRecord {
  const { missed = 0, unread = [], ...site } = row.site ?? { maxPages: 0, include: [], exclude: [], found: 0 };
  const web = {
    scope: row.scope,
    parentId: row.parentId,
    sync: row.sync,
    checkedAt: iso(row.checkedAt),
    nextCheckAt: iso(row.nextCheckAt),
    changedAt: iso(row.changedAt),
    vanishedAt: iso(row.vanishedAt),
    checkError: row.checkError,
    site: row.site === null ? null : { ...site, unread, read: row.childrenRead, failed: row.childrenFailed + missed },
  };
  return toStoredContent({
    id: row.id,
    kind: row.kind,
    name: row.name,
    title: row.title,
    size: row.size,
    mimeType: row.mimeType,
    fileKey: row.fileKey,
    createdAt: row.createdAt.toISOString(),
    modifiedAt: row.modifiedAt.toISOString(),
    lastModified: row.modifiedAt.toISOString(),
    clientId: organizationId,
    userId: row.userId ?? '',
    userName: row.userName,
    status: statusOf(row.stage),
    error: row.failure?.message ?? '',
    stage: row.stage,
    times: {
      received: row.receivedAt.toISOString(),
      extracting: iso(row.extractingAt),
      indexing: iso(row.indexingAt),
      ended: iso(row.endedAt),
    },
    counts: { pages: row.pages, words: row.words, passages: row.passages },
    failure: row.failure,
    note: row.note,
    unread: row.unread,
    retryCount: row.retryCount,
    version: row.version,
    duplicates: row.duplicates,
    citations: row.citations,
    url: row.url,
    web: row.kind === 'webpage' ? web : null,
    video: row.video,
    metadata: {
      description: row.description,
      audience: row.audience,
      tags: row.tags,
      contentType: row.contentType,
      openTo: row.openTo,
      validFrom: row.validFrom ?? '',
      validUntil: row.validUntil ?? '',
      solutions: row.solutions.flatMap((id) => {
        const name = solutions.get(id);
        return name === undefined ? [] : [{ id, name }];
      }),
    },
  });
}
