import type { OutputOf } from '#contract/endpoint.ts';
import type { ContentNews, readContentNews as endpoint } from '#contract/content-library.ts';
import { isPartlyRead } from '#contract/records-content.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { contentNewsStore } from './news.store.ts';

const shownNews = 12;
const looked = 500;
/** Items received no further apart count as one batch. */
const apartMs = 60_000;

/** Returns the outcome of the caller's uploads, one entry per batch. */
export async function readNews(ctx: TenantContext): Promise<OutputOf<typeof endpoint>> {
  const news: ContentNews[] = [];
  let oldest = Number.POSITIVE_INFINITY;

  for (const {
    id,
    kind,
    name,
    title,
    stage,
    failure,
    note,
    unread: left,
    receivedAt,
    endedAt,
  } of await contentNewsStore(ctx).latest(looked)) {
    const at = (endedAt ?? receivedAt).toISOString();
    let batch = news.at(-1);
    if (batch === undefined || batch.kind !== kind || oldest - receivedAt.getTime() > apartMs) {
      if (news.length === shownNews) break;
      batch = {
        contentId: id,
        kind,
        name: kind === 'document' || title === '' ? name : title,
        ready: 0,
        partly: 0,
        failed: 0,
        underWay: 0,
        message: '',
        at,
      };
      news.push(batch);
    }
    oldest = receivedAt.getTime();
    if (at > batch.at) batch.at = at;
    if (stage === 'ready') {
      batch.ready += 1;
      if (isPartlyRead(left)) {
        batch.partly += 1;
        batch.message ||= note ?? '';
      }
    } else if (stage === 'failed') {
      batch.failed += 1;
      batch.message ||= failure?.message ?? '';
    } else batch.underWay += 1;
  }
  return { news };
}
