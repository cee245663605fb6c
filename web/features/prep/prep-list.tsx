import { useState } from 'react';
import type { PrepListItem } from '#contract/prep.ts';
import { Button } from '#web/components/button.tsx';
import { ListControls, listSelect } from '#web/components/list-controls.tsx';
import { sortings, type Sorting } from '#web/components/list-sorting.ts';
import { RecordRow } from '#web/components/record-row.tsx';
import { RowList } from '#web/components/row-list.tsx';
import { DeleteManyDialog } from '#web/components/selection/delete-many-dialog.tsx';
import { DeletePicked, ListKeys, SelectionBar } from '#web/components/selection/selection-bar.tsx';
import { usePicked } from '#web/components/selection/use-picked.ts';
import { EmptyState, FailedState, SkeletonRows } from '#web/components/states.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { choosePreps, statusFilters, type StatusFilter } from './choose-preps.ts';
import { DeletePrepDialog } from './delete-prep-dialog.tsx';
import { isRunning, useDeletePreps, usePreps } from './prep.api.ts';
import { companyOf, personOf, statusWords } from './prep-words.ts';

export function PrepList() {
  const { user, membership } = useMember();
  const preps = usePreps();
  const [everyone, setEveryone] = useState(false);
  const [search, setSearch] = useState('');
  const [sorting, setSorting] = useState<Sorting>('newest');
  const [status, setStatus] = useState<StatusFilter>('');
  const [deleting, setDeleting] = useState(false);
  const [doomed, setDoomed] = useState<PrepListItem | null>(null);
  const ended = preps.data?.filter((prep) => !isRunning(prep.status)) ?? [];
  const rows = choosePreps(ended, { ownerId: everyone ? null : user.id, search, status, sorting });
  const mayDelete = (prep: PrepListItem) => prep.userId === user.id || membership.role === 'org:admin';
  const deletable = rows.filter(mayDelete);
  const picked = usePicked(deletable.map(({ prepMeetingId }) => prepMeetingId));
  // One row alone has its own button.
  const picks = deletable.length > 1;
  const deletion = useDeletePreps();
  const narrowed = search !== '' || status !== '';
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
            selects={[
              listSelect('Filter briefs by status', statusFilters, status, setStatus),
              listSelect('Sort briefs', sortings, sorting, setSorting),
            ]}
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
            A brief is one page: what the company does, who you’re meeting, what challenges them and eight questions to
            ask, each statement with its source.
          </EmptyState>
        )}
        {ended.length > 0 && rows.length === 0 && (
          <EmptyState
            title={narrowed ? 'No briefs match your search and filters' : 'None of these briefs is yours'}
            action={
              <Button
                onClick={() => {
                  setSearch('');
                  setStatus('');
                  setEveryone(true);
                }}
              >
                Show everyone’s briefs
              </Button>
            }
          >
            {narrowed ? 'Names, companies and roles were searched.' : 'Others in your organization have briefs.'}
          </EmptyState>
        )}
        {picks && (
          <SelectionBar picked={picked} total={deletable.length}>
            <DeletePicked
              onDelete={() => {
                setDeleting(true);
              }}
            />
          </SelectionBar>
        )}
        {rows.length > 0 && (
          <RowList rows={rows} keyOf={({ prepMeetingId }) => prepMeetingId} label="Briefs" rowPx={53}>
            {(prep, place) => (
              <RecordRow
                place={place}
                search={{ prep: prep.prepMeetingId }}
                title={companyOf(prep)}
                person={personOf(prep)}
                detail={prep.roleTitle}
                rep={everyone ? `${prep.repFirstName} ${prep.repLastName}`.trim() : ''}
                status={statusWords[prep.status]}
                when={prep.createdAt}
                what={`the brief on ${companyOf(prep)}`}
                onDelete={mayDelete(prep) ? () => setDoomed(prep) : null}
                picked={picks && picked.has(prep.prepMeetingId)}
                onPick={
                  picks && mayDelete(prep)
                    ? (range) => {
                        picked.pick(prep.prepMeetingId, range);
                      }
                    : null
                }
              />
            )}
          </RowList>
        )}
        {rows.length > 1 && <ListKeys picks={picks} />}
      </div>
      {deleting && (
        <DeleteManyDialog
          items={deletable
            .filter(({ prepMeetingId }) => picked.ids.includes(prepMeetingId))
            .map((prep) => ({ id: prep.prepMeetingId, name: [companyOf(prep), personOf(prep)].join(', ') }))}
          nouns={['brief', 'briefs']}
          description="They and their share links are deleted for everyone in your organization. You can restore them in Settings > Trash for 30 days."
          {...deletion}
          onClose={() => {
            setDeleting(false);
          }}
        />
      )}
      <DeletePrepDialog
        prep={doomed}
        onClose={() => {
          setDoomed(null);
        }}
      />
    </section>
  );
}
