import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { StoredSolution } from '#contract/records-company.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Button } from '#web/components/button.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { useRowSearch } from '#web/components/list-controls.tsx';
import { EmptyState, FailedState, SkeletonRows } from '#web/components/states.tsx';
import { SolutionForm } from './solution-form.tsx';
import { useAnnouncedSolutions, useDeleteSolution } from './solutions.api.ts';

/** The form and the existing solutions; used by the setup overlay and Settings. */
export function SolutionEditor() {
  const { solutions, reload } = useAnnouncedSolutions();
  const [edited, setEdited] = useState<StoredSolution | null>(null);
  const [doomed, setDoomed] = useState<StoredSolution | null>(null);
  const remove = useDeleteSolution();
  const list = solutions.data ?? [];
  const { found, box } = useRowSearch('solutions', list, ({ name, description }) => [name, description]);
  const confirm = () => {
    if (doomed === null) return;
    remove.mutate(doomed);
    setDoomed(null);
  };
  return (
    <div className="grid gap-x-14 gap-y-10 md:grid-cols-2">
      <SolutionForm
        key={edited?.id ?? 'new'}
        solutions={list}
        edited={edited}
        onDone={() => {
          setEdited(null);
        }}
      />
      <section aria-labelledby="existing" className="min-w-0">
        <div className="flex items-center justify-between gap-3">
          <h2 id="existing" className="font-serif text-xl font-medium">
            Your solutions
          </h2>
          <Button onClick={reload} aria-disabled={solutions.isFetching}>
            Reload
          </Button>
        </div>
        <div className="mt-4">
          {solutions.isPending && <SkeletonRows rows={3} label="Loading solutions" />}
          {solutions.isError && solutions.data === undefined && (
            <FailedState title="Failed to load solutions" onRetry={reload} />
          )}
          {solutions.data?.length === 0 && (
            <EmptyState title="No solutions yet">
              What you sell appears here, and briefs match it to what a prospect needs. Add the first one in the form.
            </EmptyState>
          )}
          {box}
          {found.length > 0 && (
            <ul aria-label="Solutions" className="border-t border-line">
              {found.map((solution) => (
                <li key={solution.id} className="flex items-start gap-2 border-b border-line py-3">
                  <div className="min-w-0 flex-1">
                    <p dir="auto" className="font-medium">
                      {solution.name}
                    </p>
                    <p dir="auto" className="line-clamp-3 text-sm text-muted">
                      {solution.description}
                    </p>
                  </div>
                  <IconButton
                    look="quiet"
                    aria-label={`Edit ${solution.name}`}
                    onClick={() => {
                      setEdited(solution);
                    }}
                  >
                    <Pencil size={16} strokeWidth={1.5} aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    look="quiet"
                    aria-label={`Delete ${solution.name}`}
                    onClick={() => {
                      setDoomed(solution);
                    }}
                  >
                    <Trash2 size={16} strokeWidth={1.5} aria-hidden="true" />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
        </div>
      </section>
      {doomed && (
        <ConfirmDialog
          title={`Delete ${doomed.name}?`}
          description="Briefs and sessions that name it keep the name as text. This can’t be undone."
          action="Delete solution"
          doing="Deleting..."
          isPending={false}
          onConfirm={confirm}
          onClose={() => {
            setDoomed(null);
          }}
        />
      )}
    </div>
  );
}
