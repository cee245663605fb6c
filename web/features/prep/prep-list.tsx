import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PrepListItem } from '#contract/prep.ts';
import { Button, buttonClass } from '#web/components/button.tsx';
import { ListControls } from '#web/components/list-controls.tsx';
import { EmptyState, FailedState, Kbd, SkeletonRows } from '#web/components/states.tsx';
import { StatusMark } from '#web/components/status-mark.tsx';
import { Tooltip } from '#web/components/tooltip.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { formatWhen } from '#web/lib/dates.ts';
import { moveInList } from '#web/lib/move-in-list.ts';
import { paths } from '#web/paths.ts';
import { choosePreps, sortings } from './choose-preps.ts';
import type { Sorting } from './choose-preps.ts';
import { DeletePrepDialog } from './delete-prep-dialog.tsx';
import { isRunning, usePreps } from './prep.api.ts';
import { companyOf, personOf, statusWords } from './prep-words.ts';

const pageRows = 100;

export function PrepList() {
  const { user, membership } = useMember();
  const preps = usePreps();
  const [everyone, setEveryone] = useState(false);
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState<Sorting>('newest');
  const [shown, setShown] = useState(pageRows);
  const [doomed, setDoomed] = useState<PrepListItem | null>(null);
  const ended = preps.data?.filter((prep) => !isRunning(prep.status)) ?? [];
  const rows = choosePreps(ended, { ownerId: everyone ? null : user.id, search, sorting });
  return (
    <section aria-labelledby="briefs" className="mt-14">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <h2 id="briefs" className="font-serif text-xl font-medium">
          Briefs
        </h2>
        {ended.length > 0 && (
          <ListControls
            what="briefs"
            everyone={everyone}
            onEveryone={setEveryone}
            search={search}
            onSearch={setSearch}
            choiceLabel="Sort briefs"
            choices={sortings}
            chosen={sorting}
            onChoose={setSorting}
          />
        )}
      </div>
      <div className="mt-4">
        {preps.isPending && <SkeletonRows rows={4} label="Loading briefs" />}
        {preps.isError && preps.data === undefined && (
          <FailedState
            title="Failed to load prep sessions"
            text={messageOf(preps.error)}
            onRetry={() => {
              void preps.refetch();
            }}
          />
        )}
        {preps.data !== undefined && preps.data.length > 0 && ended.length === 0 && (
          <p className="border-y border-line py-6 text-sm text-muted">The first brief is being prepared.</p>
        )}
        {preps.data?.length === 0 && (
          <EmptyState
            title="No briefs yet"
            action={
              <Button
                look="primary"
                onClick={() => {
                  document.getElementById('company')?.focus();
                }}
              >
                Prepare the first meeting
              </Button>
            }
          >
            A brief is one page: what the company does, who you meet, what presses them and eight questions to ask, each
            sentence with its source.
          </EmptyState>
        )}
        {ended.length > 0 && rows.length === 0 && (
          <EmptyState
            title={search === '' ? 'None of these briefs is yours' : 'Nothing matches this search'}
            action={
              <Button
                onClick={() => {
                  setSearch('');
                  setEveryone(true);
                }}
              >
                Show everyone's briefs
              </Button>
            }
          >
            {search === ''
              ? 'Others in your organization have prepared meetings.'
              : 'Names, companies and roles were searched.'}
          </EmptyState>
        )}
        {rows.length > 0 && (
          <ul className="border-t border-line">
            {rows.slice(0, shown).map((prep) => (
              <PrepRow
                key={prep.prepMeetingId}
                prep={prep}
                showRep={everyone}
                mayDelete={prep.userId === user.id || membership.role === 'org:admin'}
                onDelete={() => {
                  setDoomed(prep);
                }}
              />
            ))}
          </ul>
        )}
        {rows.length > shown && (
          <Button
            className="mt-4"
            onClick={() => {
              setShown(shown + pageRows);
            }}
          >
            Show {Math.min(pageRows, rows.length - shown)} more of {rows.length}
          </Button>
        )}
        {rows.length > 1 && (
          <p className="mt-3 text-xs text-muted max-md:hidden">
            <Kbd>↑</Kbd> <Kbd>↓</Kbd> move, <Kbd>Enter</Kbd> opens
          </p>
        )}
      </div>
      <DeletePrepDialog
        prep={doomed}
        onClose={() => {
          setDoomed(null);
        }}
      />
    </section>
  );
}

function PrepRow({
  prep,
  showRep,
  mayDelete,
  onDelete,
}: {
  prep: PrepListItem;
  showRep: boolean;
  mayDelete: boolean;
  onDelete: () => void;
}) {
  const status = statusWords[prep.status];
  const person = personOf(prep);
  return (
    <li className="group relative flex items-center gap-4 border-b border-line py-2 pe-1 [content-visibility:auto] hover:bg-sunken">
      <div className="min-w-0 flex-1 md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,2fr)] md:items-baseline md:gap-6">
        <Link
          to={paths.dashboard}
          search={{ prep: prep.prepMeetingId }}
          data-row
          onKeyDown={moveInList}
          title={prep.companyName}
          className="block truncate font-medium after:absolute after:inset-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
        >
          <bdi>{companyOf(prep)}</bdi>
        </Link>
        <p className="truncate text-sm text-muted" title={person}>
          <bdi className="text-ink">{person}</bdi>
          {prep.roleTitle !== '' && (
            <>
              , <bdi>{prep.roleTitle}</bdi>
            </>
          )}
        </p>
        <p className="truncate text-sm text-muted max-md:hidden">
          {showRep && <bdi>{`${prep.repFirstName} ${prep.repLastName}`.trim()}</bdi>}
        </p>
      </div>
      <div className="shrink-0 max-sm:text-end sm:flex sm:items-center sm:gap-4">
        <span className="flex max-sm:justify-end sm:w-28">
          <StatusMark mark={status.mark} text={status.text} />
        </span>
        <time
          dateTime={prep.createdAt}
          className="tabular block text-sm whitespace-nowrap text-muted sm:w-26 sm:text-end"
        >
          {formatWhen(prep.createdAt)}
        </time>
      </div>
      <span className="w-9 shrink-0">
        {mayDelete && (
          <Tooltip text="Delete">
            <button
              type="button"
              aria-label={`Delete the brief on ${companyOf(prep)}`}
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
