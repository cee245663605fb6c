import { Link } from '@tanstack/react-router';
import type { ContentItem } from '#contract/records-content.ts';
import { FailedState, SkeletonRows } from '#web/components/states.tsx';
import { StatusMark } from '#web/components/status-mark.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { paths } from '#web/paths.ts';
import { count, nameOf, statusOf } from './content-words.ts';
import { useContentList } from './content.api.ts';

/** The pages a sitemap or crawl found, each an item with its own text. */
export function SitePages({ item }: { item: ContentItem }) {
  const all = useContentList('webpage');
  const pages = (all.data ?? []).filter(({ web }) => web?.parentId === item.id);
  return (
    <section aria-labelledby="pages">
      <h2 id="pages" className="font-serif text-xl font-medium">
        Pages of this site
      </h2>
      <div className="mt-2 border-t border-line">
        {all.isPending && <SkeletonRows rows={6} label="Loading the pages" />}
        {all.isError && all.data === undefined && (
          <FailedState
            title="Failed to load web pages"
            text={messageOf(all.error)}
            onRetry={() => {
              void all.refetch();
            }}
          />
        )}
        {all.data && pages.length === 0 && (
          <p className="py-3 text-sm text-muted">
            {item.stage === 'ready' || item.stage === 'failed'
              ? 'We read none.'
              : 'They appear here one by one as we read them.'}
          </p>
        )}
        <ul>
          {pages.map((page) => {
            const { mark, text } = statusOf(page);
            return (
              <li
                key={page.id}
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-2"
              >
                <div className="min-w-0 flex-1 basis-60">
                  <Link
                    to={paths.content}
                    search={{ tab: 'webpage', item: page.id }}
                    className="font-medium wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-current"
                  >
                    <bdi>{nameOf(page)}</bdi>
                  </Link>
                  <p className="text-sm text-muted wrap-anywhere">
                    {page.url?.replace(/^https?:\/\//u, '')}
                    {page.counts.words > 0 ? ` · ${count(page.counts.words, 'word')}` : ''}
                  </p>
                </div>
                <StatusMark mark={mark} text={text} />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
