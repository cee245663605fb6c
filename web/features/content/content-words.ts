import type { ContentKind, Sync, WebScope } from '#contract/content.ts';
import type { ContentCitation } from '#contract/content-library.ts';
import { isPartlyRead, type ContentItem } from '#contract/records-content.ts';
import type { Mark } from '#web/components/status-mark.tsx';

export const kindWords: Record<ContentKind, { one: string; many: string; heading: string; failed: string }> = {
  document: { one: 'document', many: 'documents', heading: 'Documents', failed: 'Failed to load documents' },
  webpage: { one: 'web page', many: 'web pages', heading: 'Web pages', failed: 'Failed to load web pages' },
  video: { one: 'video', many: 'videos', heading: 'Videos', failed: 'Failed to load videos' },
};

export const stageWords = {
  received: 'Waiting',
  extracting: 'Reading',
  indexing: 'Indexing',
  ready: 'Ready',
  failed: 'Failed',
} as const;
export const syncWords: Record<Sync, string> = { off: 'Only when asked', daily: 'Every day', weekly: 'Every week' };
export const scopeWords: Record<WebScope, string> = {
  page: 'This page',
  sitemap: 'Its sitemap',
  crawl: 'Follow its links',
};
export const placeWords: Record<ContentCitation['place'], string> = {
  answer: 'Answer',
  'saved-question': 'Saved question',
  preparation: 'Preparation',
  discovery: 'Discovery session',
  proposal: 'Proposal',
};

export function statusOf({ stage, web, unread }: Pick<ContentItem, 'stage' | 'web' | 'unread'>): {
  text: string;
  mark: Mark;
} {
  if (stage === 'failed') return { text: 'Failed', mark: 'failed' };
  if (stage === 'ready')
    return web !== null && web.vanishedAt !== null
      ? { text: 'Page is gone', mark: 'stopped' }
      : isPartlyRead(unread)
        ? { text: 'Partly read', mark: 'partly' }
        : { text: 'Ready', mark: 'done' };
  return { text: stageWords[stage], mark: stage === 'received' ? 'waiting' : 'working' };
}

export function count(number: number, one: string, many = `${one}s`): string {
  return `${number.toLocaleString()} ${number === 1 ? one : many}`;
}

/** Formats a size like file managers: '1.4 MB'. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const [value, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'KB'] : [bytes / 1024 / 1024, 'MB'];
  return `${value >= 10 || Number.isInteger(value) ? Math.round(value) : value.toFixed(1)} ${unit}`;
}

/** Formats seconds as '4:05' or '1:02:03'. */
export function secondText(second: number): string {
  const [hours, minutes, seconds] = [Math.floor(second / 3600), Math.floor(second / 60) % 60, Math.floor(second) % 60];
  const tail = `${String(minutes).padStart(hours > 0 ? 2 : 1, '0')}:${String(seconds).padStart(2, '0')}`;
  return hours > 0 ? `${hours}:${tail}` : tail;
}

/** Returns a page's or video's own title, or a document's file name. */
export function nameOf({ kind, name, title }: Pick<ContentItem, 'kind' | 'name' | 'title'>): string {
  return kind === 'document' || title === '' ? name : title;
}

/** Returns the line below a name in a list: how much was read. */
export function extentOf({ kind, name, title, url, size, counts, web, video, stage, unread }: ContentItem): string {
  const parts: string[] = [];
  if (kind === 'webpage' && url !== null && nameOf({ kind, name, title }) !== url)
    parts.push(url.replace(/^https?:\/\//u, ''));
  if (video !== null && video.channel !== '') parts.push(video.channel);
  if (kind === 'document') parts.push(sizeText(size));
  if (web?.site) parts.push(`${count(web.site.read, 'page')} read of ${web.site.found.toLocaleString()} found`);
  if (video?.seconds) parts.push(secondText(video.seconds));
  if (counts.pages !== null && counts.pages > 0)
    parts.push(
      unread === null || !isPartlyRead(unread)
        ? count(counts.pages, 'page')
        : `${(unread.of - unread.pages.length).toLocaleString()} of ${count(unread.of, 'page')} read`,
    );
  if (counts.words > 0) parts.push(count(counts.words, 'word'));
  if (stage === 'indexing') parts.push('being made searchable');
  return parts.join(' · ');
}

/** Returns a passage's place: 'Page 12', '4:05' or a heading. */
export function placeOf({
  page,
  second,
  heading,
}: {
  page: number | null;
  second: number | null;
  heading?: string | null;
}): string {
  const parts = [page === null ? '' : `Page ${page}`, second === null ? '' : secondText(second), heading ?? ''];
  return parts.filter((part) => part !== '').join(' · ');
}

/** Adds the second to a video's URL; returns other URLs unchanged. */
export function addressAt(url: string, second: number | null): string {
  if (second === null || !URL.canParse(url)) return url;
  const address = new URL(url);
  address.searchParams.set('t', `${Math.floor(second)}s`);
  return address.href;
}
