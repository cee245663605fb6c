import { useRef } from 'react';
import type { OrganizationExport } from '#contract/organization-export.ts';
import { Button } from '#web/components/button.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { EmptyState, FailedState, SkeletonRows } from '#web/components/states.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { formatMoment } from '#web/lib/dates.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import {
  isUnderWay,
  useCancelExport,
  useDownloadExport,
  useExports,
  useStartExport,
} from './organization-export.api.ts';

function sizeOf(bytes: number): string {
  const megabytes = bytes / (1024 * 1024);
  return megabytes < 1 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${megabytes.toFixed(1)} MB`;
}

function stateOf({ state, done, total, bytes, expiresAt, problem }: OrganizationExport): string {
  if (state === 'waiting') return 'Waiting to start';
  if (state === 'running') return `In progress: ${done} of ${total} steps`;
  if (state === 'ready') return `${sizeOf(bytes)}, until ${formatMoment(expiresAt ?? '')}`;
  if (state === 'canceled') return 'Canceled: nothing of it is kept';
  return state === 'failed' ? problem : 'Expired: its file was deleted';
}

function ExportRow({ one, onCanceled }: { one: OrganizationExport; onCanceled: () => void }) {
  const download = useDownloadExport();
  const cancel = useCancelExport();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3 text-sm">
      <span className="min-w-0">
        <span className="font-medium">{formatMoment(one.createdAt)}</span>
        <span className="text-muted">
          {' · '}
          <bdi>{one.by}</bdi>
        </span>
        <span className={`block ${one.state === 'failed' ? 'text-red' : 'text-muted'}`}>{stateOf(one)}</span>
      </span>
      {isUnderWay(one) && (
        <Button
          aria-label={`${cancel.isPending ? 'Canceling' : 'Cancel'} the export of ${formatMoment(one.createdAt)}`}
          aria-disabled={cancel.isPending}
          onClick={() => {
            if (cancel.isPending) return;
            cancel.mutate(one.exportId, {
              onSuccess: ({ exports }) => {
                onCanceled();
                const stands = exports.find(({ exportId }) => exportId === one.exportId)?.state;
                if (stands === 'ready')
                  showToast({
                    title: 'Not canceled',
                    description: 'The export was ready before.',
                    tone: 'destructive',
                  });
              },
              onError: (error) => {
                showToast({ title: 'Not canceled', description: messageOf(error), tone: 'destructive' });
              },
            });
          }}
        >
          {cancel.isPending ? 'Canceling...' : 'Cancel'}
        </Button>
      )}
      {one.state === 'ready' && (
        <Button
          aria-label={`Download ZIP of ${formatMoment(one.createdAt)}`}
          aria-disabled={download.isPending}
          onClick={() => {
            if (download.isPending) return;
            download.mutate(one.exportId, {
              onError: (error) => {
                showToast({ title: 'Not downloaded', description: messageOf(error), tone: 'destructive' });
              },
            });
          }}
        >
          Download ZIP
        </Button>
      )}
    </li>
  );
}

export function DataScreen() {
  useDocumentTitle('Data export');
  const { membership } = useMember();
  if (membership.role !== 'org:admin')
    return <EmptyState title="For admins">Only admins can export the organization.</EmptyState>;
  return <Data />;
}

function Data() {
  const exports = useExports();
  const start = useStartExport();
  // Receives focus when the pressed button disappears.
  const startButton = useRef<HTMLButtonElement>(null);
  const busy = start.isPending || exports.data?.some(isUnderWay) === true;
  return (
    <section aria-labelledby="data" className="max-w-[760px]">
      <h1 id="data" className="font-serif text-2xl font-medium">
        Data export
      </h1>
      <p className="mt-1 max-w-[68ch] text-sm text-muted">
        One ZIP of everything your organization has: briefs, sessions, proposals, content with its files, settings and
        the audit log. You can leave this page while it’s made. The file is kept for 24 hours.
      </p>
      <div className="mt-6">
        <Button
          ref={startButton}
          look="primary"
          aria-disabled={busy}
          onClick={() => {
            if (busy) return;
            start.mutate(undefined, {
              onError: (error) => {
                showToast({ title: 'Export not started', description: messageOf(error), tone: 'destructive' });
              },
            });
          }}
        >
          {busy ? 'Exporting...' : 'Export everything'}
        </Button>
        <div className="mt-5">
          {exports.isPending && <SkeletonRows rows={2} label="Loading exports" />}
          {exports.isError && exports.data === undefined && (
            <FailedState
              title="Failed to load exports"
              text={messageOf(exports.error)}
              onRetry={() => {
                void exports.refetch();
              }}
            />
          )}
          {exports.data?.length === 0 && (
            <p className="text-sm text-muted">Your exports will appear here. Start the first one.</p>
          )}
          {exports.data !== undefined && exports.data.length > 0 && (
            <ul aria-label="Exports" aria-live="polite" className="border-t border-line">
              {exports.data.map((one) => (
                <ExportRow key={one.exportId} one={one} onCanceled={() => startButton.current?.focus()} />
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}
