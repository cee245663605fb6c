import { Link } from '@tanstack/react-router';
import type { ContentCitation } from '#contract/content-library.ts';
import type { ContentItem } from '#contract/records-content.ts';
import { formatMoment } from '#web/lib/dates.ts';
import { paths } from '#web/paths.ts';
import { placeOf, placeWords } from './content-words.ts';

/** Which answers and work quoted the item, and what they quoted. */
export function ItemCitations({ item, citedIn }: { item: ContentItem; citedIn: ContentCitation[] }) {
  return (
    <section aria-labelledby="cited">
      <h2 id="cited" className="font-serif text-xl font-medium">
        Cited in
      </h2>
      {citedIn.length === 0 && (
        <p className="mt-2 border-t border-line pt-2 text-sm text-muted">
          {item.stage === 'ready' ? 'Nothing has quoted it yet.' : 'Nothing can quote it yet.'}
        </p>
      )}
      {citedIn.length > 0 && (
        <ul className="mt-2 border-t border-line text-sm">
          {citedIn.map((citation) => (
            <li
              key={`${citation.place} ${citation.reference ?? ''} ${citation.at} ${citation.quote}`}
              className="border-b border-line py-2"
            >
              <p className="text-muted">
                {[placeWords[citation.place], formatMoment(citation.at), citation.userName].filter(Boolean).join(' · ')}
              </p>
              <p dir="auto" className="font-medium">
                <Work citation={citation} />
              </p>
              <blockquote dir="auto" className="mt-1 line-clamp-3 font-serif italic">
                “{citation.quote}”
              </blockquote>
              {placeOf(citation) !== '' && (
                <Link
                  to={paths.content}
                  search={{
                    ...(item.kind === 'document' ? {} : { tab: item.kind }),
                    item: item.id,
                    ...(citation.page === null ? {} : { page: citation.page }),
                    mark: citation.quote,
                  }}
                  className="text-accent underline underline-offset-4"
                >
                  {placeOf(citation)}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Work({ citation: { place, label, reference } }: { citation: ContentCitation }) {
  const link = 'underline decoration-line-strong underline-offset-4 hover:decoration-current';
  if (place === 'preparation' && reference !== null)
    return (
      <Link to={paths.dashboard} search={{ prep: reference }} className={link}>
        {label}
      </Link>
    );
  if (place === 'answer' || place === 'saved-question')
    return (
      <Link to={paths.content} search={{ tab: 'ask', question: label }} className={link}>
        {label}
      </Link>
    );
  return <>{label}</>;
}
