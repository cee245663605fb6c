import type { SessionImport } from '#contract/imports.ts';
import { Button } from '#web/components/button.tsx';
import { FailedState, SkeletonRows } from '#web/components/states.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { formatMoment } from '#web/lib/dates.ts';
import { isUnderWay, useCancelImport, useImports } from './imports.api.ts';

const states = {
  waiting: 'Waiting to start',
  running: 'In progress',
  done: 'Done',
  canceled: 'Canceled',
  failed: 'Failed',
};

function countsOf({ made, duplicates, refused }: SessionImport): string {
  const parts = [`${made.toLocaleString()} imported`];
  if (duplicates > 0) parts.push(`${duplicates.toLocaleString()} already there`);
  if (refused > 0) parts.push(`${refused.toLocaleString()} not imported`);
  return parts.join(', ');
}

function ImportRow({ one }: { one: SessionImport }) {
  const cancel = useCancelImport();
  const busy = isUnderWay(one);
  return (
    <li className="border-b border-line py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0">
          <bdi className="font-medium break-words">{one.fileName}</bdi>
          <span className="text-muted">
            {' · '}
            {formatMoment(one.createdAt)}
            {' · '}
            <bdi>{one.by}</bdi>
          </span>
          <span className={`block ${one.state === 'failed' ? 'text-red' : 'text-muted'}`}>
            {states[one.state]}
            {busy && `: ${one.done.toLocaleString()} of ${one.total.toLocaleString()} rows`}
            {`. ${countsOf(one)}. ${one.problem}`}
          </span>
        </p>
        {busy && (
          <Button
            aria-label={`Cancel the import of ${one.fileName}`}
            aria-disabled={cancel.isPending}
            onClick={() => {
              if (cancel.isPending) return;
              cancel.mutate(one.importId, {
                onError: (error) => {
                  showToast({ title: 'Not canceled', description: messageOf(error), tone: 'destructive' });
                },
              });
            }}
          >
            Cancel
          </Button>
        )}
      </div>
      {busy && (
        <progress
          className="mt-2 h-1.5 w-full accent-accent"
          aria-label={one.fileName}
          value={one.done}
          max={one.total}
        />
      )}
      {one.problems.length > 0 && (
        <details className="mt-1">
          <summary className="w-fit cursor-pointer py-1">Rows that weren’t imported</summary>
          <ol className="mt-1 text-muted">
            {one.problems.map(({ line, text }) => (
              <li key={line} className="py-0.5">
                <span className="tabular text-ink">Line {line}</span>: {text}
              </li>
            ))}
          </ol>
          {one.refused > one.problems.length && (
            <p className="text-muted">And {(one.refused - one.problems.length).toLocaleString()} more.</p>
          )}
        </details>
      )}
    </li>
  );
}

/** The organization's imports, with the outcome of each. */
export function PastImports() {
  const imports = useImports();
  const { membership } = useMember();
  return (
    <section aria-labelledby="past" className="mt-10">
      <h2 id="past" className="font-serif text-xl font-medium">
        Imports of {membership.name}
      </h2>
      <div className="mt-3">
        {imports.isPending && <SkeletonRows rows={2} label="Loading imports" />}
        {imports.isError && imports.data === undefined && (
          <FailedState
            title="Failed to load imports"
            text={messageOf(imports.error)}
            onRetry={() => {
              void imports.refetch();
            }}
          />
        )}
        {imports.data?.length === 0 && (
          <p className="text-sm text-muted">No imports yet. Each file you import is listed here.</p>
        )}
        {imports.data !== undefined && imports.data.length > 0 && (
          <ul aria-label="Imports" aria-live="polite" className="border-t border-line">
            {imports.data.map((one) => (
              <ImportRow key={one.importId} one={one} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
