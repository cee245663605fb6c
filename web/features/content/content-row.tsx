import { Link } from '@tanstack/react-router';
import type { ContentItem } from '#contract/records-content.ts';
import { Button } from '#web/components/button.tsx';
import { rowLinkClass } from '#web/components/record-row.tsx';
import type { RowPlace } from '#web/components/row-list.tsx';
import { StatusMark } from '#web/components/status-mark.tsx';
import { ValidityMark } from './validity-mark.tsx';
import { TeamOnly } from '#web/components/team-only.tsx';
import { formatWhen } from '#web/lib/dates.ts';
import { paths } from '#web/paths.ts';
import { extentOf, nameOf, statusOf } from './content-words.ts';

interface ContentRowProps {
  item: ContentItem;
  picked: boolean;
  onPick: (range: boolean) => void;
  onRetry: () => void;
  place: RowPlace;
}

export function ContentRow({ item, picked, onPick, onRetry, place }: ContentRowProps) {
  const { metadata, kind } = item;
  const status = statusOf(item);
  const labels = [
    metadata.contentType,
    ...metadata.solutions.map(({ name }) => name),
    ...metadata.audience,
    ...metadata.tags,
  ]
    .filter((one) => one !== '')
    .join(', ');
  const failed = item.stage === 'failed';
  const name = nameOf(item);
  const under = failed ? item.error : extentOf(item);
  // What to do about a failure comes last in its text, so it gets the room of the labels.
  const columns = failed ? '' : 'md:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]';
  return (
    <li
      {...place}
      className={`relative flex h-19 items-center gap-3 border-b border-line pe-2 md:h-14 ${picked ? 'bg-accent-soft' : 'hover:bg-sunken'}`}
    >
      <label className="relative z-10 flex size-10 shrink-0 items-center justify-center">
        <input
          type="checkbox"
          checked={picked}
          aria-label={`Select ${name}`}
          className="size-4 accent-accent"
          onChange={() => undefined}
          onClick={(event) => {
            onPick(event.shiftKey);
          }}
        />
      </label>
      <div className={`min-w-0 flex-1 md:grid md:items-center md:gap-6 ${columns}`}>
        <div className="min-w-0">
          <Link
            to={paths.content}
            search={{ ...(kind === 'document' ? {} : { tab: kind }), item: item.id }}
            data-row
            title={name}
            className={rowLinkClass}
          >
            <bdi>{name}</bdi>
          </Link>
          <p title={under} className={`truncate text-sm ${failed ? 'text-red' : 'text-muted'}`}>
            {metadata.openTo === 'team' && (
              <>
                <TeamOnly />{' '}
              </>
            )}
            <ValidityMark metadata={metadata} /> {under}
          </p>
        </div>
        {!failed && (
          <p className="truncate text-sm text-muted max-md:hidden" title={labels}>
            <bdi>{labels}</bdi>
          </p>
        )}
      </div>
      {failed && (
        <Button className="relative z-10 max-sm:px-2" aria-label={`Retry ${name}`} onClick={onRetry}>
          Retry
        </Button>
      )}
      <div className="shrink-0 text-end md:flex md:items-center md:gap-4">
        <span className="flex max-md:justify-end md:w-28">
          <StatusMark mark={status.mark} text={status.text} />
        </span>
        <span className="tabular hidden w-20 text-sm text-muted lg:block">
          {item.citations > 0 ? `${item.citations}× cited` : ''}
        </span>
        <time dateTime={item.createdAt} className="tabular block text-sm whitespace-nowrap text-muted md:w-24">
          {formatWhen(item.createdAt)}
        </time>
      </div>
    </li>
  );
}
