import type { ContentItem } from '#contract/records-content.ts';
import { count } from './content-words.ts';

/** A site's unread pages, and why. */
export function SiteUnread({ item }: { item: ContentItem }) {
  const unread = item.web?.site?.unread ?? [];
  if (unread.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer font-medium text-accent">
        {count(unread.length, 'page')} that {unread.length === 1 ? 'was' : 'were'} not read
      </summary>
      <ul aria-label="Pages we didn’t read" className="mt-2 border-t border-line">
        {unread.map(({ url, message }) => (
          <li key={url} className="border-b border-line py-2">
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="wrap-anywhere text-accent underline underline-offset-4"
            >
              {url}
            </a>
            <p className="mt-1 text-muted">{message}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
