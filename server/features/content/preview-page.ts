import { limits } from '#contract/limits.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { previewWebPage as endpoint } from '#contract/content-library.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { readWebPage } from '#server/agents/content-trainer/read-web-page.ts';

const shownCharacters = 4000;

/** Returns what would be read of a web page; stores nothing. */
export async function previewPage(
  ctx: TenantContext,
  { url: typed }: { url: string },
): Promise<OutputOf<typeof endpoint>> {
  const url = /^https?:\/\//iu.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(url)) {
    const text = 'This isn’t a web address. Check it for spaces and missing parts.';
    throw new AppError('invalid_input', text, { issues: [{ field: 'url', message: text }] });
  }
  const page = await readWebPage(ctx, { url, signal: AbortSignal.timeout(limits.crawl.pageTimeoutMs * 2) });
  if (page.outcome === 'failed') throw new AppError('content_unreadable', page.failure.message);
  if (page.outcome === 'unchanged')
    throw new AppError('content_unreadable', 'The website returned no page. Try again.');
  if (page.extraction.status === 'failed') throw new AppError('content_unreadable', page.extraction.message);
  const text = page.extraction.pieces.map((piece) => piece.text).join('\n\n');
  return {
    url: page.url,
    title: page.extraction.title ?? '',
    words: text.split(/\s+/u).filter(Boolean).length,
    text: text.slice(0, shownCharacters),
    note: page.extraction.note,
  };
}
