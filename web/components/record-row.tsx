import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatWhen } from '#web/lib/dates.ts';
import { paths } from '#web/paths.ts';
import { buttonClass } from './button.tsx';
import type { RowPlace } from './row-list.tsx';
import { StatusMark, type Mark } from './status-mark.tsx';
import { Tooltip } from './tooltip.tsx';

/** Makes a link cover its whole row. */
export const rowLinkClass =
  'block truncate font-medium after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent';

interface RecordRowProps {
  place: RowPlace;
  search: { prep: string } | { session: string };
  title: string;
  /** The person's name, and what follows it after a comma. */
  person: string;
  detail: string;
  /** Name of the owner; empty: not shown. */
  rep: string;
  status: { mark: Mark; text: string };
  /** ISO 8601. */
  when: string;
  /** Null if the user may not delete it. */
  onDelete: (() => void) | null;
  /** What is deleted or picked: 'the brief on Acme'. */
  what: string;
  picked: boolean;
  /** Null if rows can't be picked here, or not this one. */
  onPick: ((range: boolean) => void) | null;
}

function Part({ children }: { children: ReactNode }) {
  return <bdi>{children}</bdi>;
}

/** One brief or session in a list: title, person, owner, state, date. */
export function RecordRow(props: RecordRowProps) {
  const { place, search, title, person, detail, rep, status, when, onDelete, what, picked, onPick } = props;
  return (
    <li
      {...place}
      className={`group relative flex items-center gap-x-4 border-b border-line py-2 pe-1 ${picked ? 'bg-accent-soft' : 'hover:bg-sunken'}`}
    >
      {onPick !== null && (
        <label className="relative z-10 -my-2 -me-4 flex w-10 shrink-0 items-center justify-center self-stretch">
          <input
            type="checkbox"
            checked={picked}
            aria-label={`Select ${what}`}
            className="size-4 accent-accent"
            onChange={() => undefined}
            onClick={(event) => {
              onPick(event.shiftKey);
            }}
          />
        </label>
      )}
      <div className="min-w-0 flex-1 md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,2fr)] md:items-baseline md:gap-6">
        <Link to={paths.dashboard} search={search} data-row title={title} className={rowLinkClass}>
          <Part>{title}</Part>
        </Link>
        <p className="min-h-5 truncate text-sm text-muted" title={[person, detail].filter(Boolean).join(', ')}>
          <bdi className="text-ink">{person}</bdi>
          {person !== '' && detail !== '' && ', '}
          <Part>{detail}</Part>
        </p>
        <p className="truncate text-sm text-muted max-md:hidden">
          <Part>{rep}</Part>
        </p>
      </div>
      <div className="shrink-0 max-sm:text-end sm:flex sm:items-center sm:gap-4">
        <span className="flex max-sm:justify-end sm:w-28">
          <StatusMark mark={status.mark} text={status.text} />
        </span>
        <time dateTime={when} className="tabular block text-sm whitespace-nowrap text-muted sm:w-26 sm:text-end">
          {formatWhen(when)}
        </time>
      </div>
      <span className="w-9 shrink-0">
        {onDelete !== null && (
          <Tooltip text="Delete">
            <button
              type="button"
              aria-label={`Delete ${what}`}
              onClick={onDelete}
              className={`${buttonClass({ look: 'quiet', size: 'icon' })} relative text-muted hover:text-red md:opacity-0 md:group-focus-within:opacity-100 md:group-hover:opacity-100`}
            >
              <Trash2 size={16} strokeWidth={1.5} aria-hidden="true" />
            </button>
          </Tooltip>
        )}
      </span>
    </li>
  );
}
