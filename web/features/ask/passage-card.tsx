import { Link } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import type { ContentPassage } from '#contract/ask.ts';
import { paths } from '#web/paths.ts';
import { addressAt, placeOf } from '#web/features/content/content-words.ts';
import { MarkedText } from '#web/components/marked-text.tsx';
import { TeamOnly } from '#web/components/team-only.tsx';
import { wordsOfMarks } from '#web/lib/marks.ts';

/** Returns the search parameters that open the content at a passage and highlight `mark` there. */
export function placeInContent(
  { kind, contentId, number }: Pick<ContentPassage, 'kind' | 'contentId' | 'number'>,
  mark: string,
) {
  return {
    ...(kind === 'document' ? {} : { tab: kind }),
    item: contentId,
    at: number,
    ...(mark === '' ? {} : { mark }),
  };
}

export function PassageCard({ passage, number }: { passage: ContentPassage; number: number | null }) {
  const { name, title, contentType, text, marks, url, kind, second } = passage;
  // A passage that begins with its heading already shows the heading.
  const heading =
    passage.heading !== null && (text.startsWith(passage.heading) || passage.heading === title)
      ? null
      : passage.heading;
  const facts = [placeOf({ ...passage, heading }), contentType].filter((part) => part !== '').join(' · ');
  return (
    <li className="border-b border-line py-4">
      <div className="flex items-baseline gap-3">
        {number !== null && <span className="tabular w-5 shrink-0 text-sm font-semibold text-muted">{number}</span>}
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <Link
              to={paths.content}
              search={placeInContent(passage, wordsOfMarks(text, marks))}
              className="font-medium wrap-anywhere underline decoration-line-strong underline-offset-4 hover:decoration-current"
            >
              <bdi>{title || name}</bdi>
            </Link>
            <span className="text-sm text-muted">{facts}</span>
            {passage.teamOnly !== 'no' && <TeamOnly isPart={passage.teamOnly === 'part'} />}
          </p>
          <p dir="auto" className="mt-1.5 line-clamp-6 font-serif text-[17px] leading-7 whitespace-pre-line">
            <MarkedText text={text} marks={marks} />
          </p>
          {url !== null && kind !== 'document' && (
            <a
              href={addressAt(url, second)}
              target="_blank"
              rel="noreferrer"
              className="mt-1 inline-flex items-center gap-1.5 text-sm text-accent underline underline-offset-4"
            >
              <ExternalLink size={13} strokeWidth={1.5} aria-hidden="true" />
              {kind === 'video' ? 'Watch from here' : 'Open the page'}
            </a>
          )}
        </div>
      </div>
    </li>
  );
}
