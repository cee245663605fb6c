import { useState } from 'react';
import { auditActions } from '#contract/audit.ts';
import type { AuditAction, AuditEntry } from '#contract/audit.ts';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { SearchBox, searchedFrom } from '#web/components/list-controls.tsx';
import { EmptyState, FailedState, SkeletonRows } from '#web/components/states.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { formatMoment } from '#web/lib/dates.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { usePaused } from '#web/lib/use-paused.ts';
import { useAuditLog, useExportAuditLog } from './audit.api.ts';

const detailWords: Record<string, string> = {
  role: 'role',
  workTo: 'work to',
  preparations: 'preparations',
  person: 'for',
  fields: 'fields',
  signedOut: 'sessions ended',
  why: 'since',
  required: 'required sign-in',
  recipient: 'for',
  findings: 'findings ignored:',
  // As it was written until November 2026.
  'sent anyway': 'findings ignored:',
};
const valueWords: Record<string, string> = { 'org:admin': 'Admin', 'org:member': 'Member' };

function isAction(action: string): action is AuditAction {
  return action in auditActions;
}

function detailsOf({ details }: AuditEntry): string {
  return Object.entries(details)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${detailWords[name] ?? name} ${valueWords[value] ?? value}`)
    .join(', ');
}

export function AuditLogScreen() {
  useDocumentTitle('Audit log');
  const { membership } = useMember();
  if (membership.role !== 'org:admin')
    return <EmptyState title="For admins">Only admins can read the audit log.</EmptyState>;
  return <AuditLog />;
}

function AuditLog() {
  const [typed, setTyped] = useState('');
  const search = usePaused(typed.replaceAll(/\s+/gu, ' ').trim().slice(0, limits.audit.search));
  const log = useAuditLog(search);
  const save = useExportAuditLog();
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? [];
  const isLong = entries.length >= searchedFrom || log.hasNextPage;
  const exportFile = () => {
    save.mutate(search, {
      onError: (error) => {
        showToast({ title: 'Not exported', description: messageOf(error), tone: 'destructive' });
      },
    });
  };
  return (
    <section aria-labelledby="audit-log" className="max-w-[860px]">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 id="audit-log" className="font-serif text-2xl font-medium">
            Audit log
          </h1>
          <p className="mt-1 text-sm text-muted">Who changed what in this organization. Nothing here can be altered.</p>
        </div>
        {(entries.length > 0 || search !== '') && (
          <Button onClick={exportFile} aria-disabled={save.isPending}>
            {save.isPending ? 'Exporting...' : search === '' ? 'Export CSV' : 'Export matches as CSV'}
          </Button>
        )}
      </div>
      {(isLong || typed !== '' || search !== '' || log.isPlaceholderData) && (
        <div className="mt-6 flex">
          <SearchBox what="the audit log" search={typed} onSearch={setTyped} />
        </div>
      )}
      <div className="mt-6" aria-busy={log.isPlaceholderData}>
        {log.isPending && <SkeletonRows rows={6} label="Loading the audit log" />}
        {log.isError && entries.length === 0 && (
          <FailedState
            title="Failed to load the audit log"
            text={messageOf(log.error)}
            onRetry={() => {
              void log.refetch();
            }}
          />
        )}
        {log.isSuccess && entries.length === 0 && search !== '' && (
          <output className="text-sm text-muted">No changes match your search</output>
        )}
        {log.isSuccess && entries.length === 0 && search === '' && (
          <EmptyState title="No changes yet">
            Invitations, roles, removals and deletions appear here, with who did it and when.
          </EmptyState>
        )}
        {entries.length > 0 && (
          <ol className="border-t border-line">
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
        {log.hasNextPage && (
          <Button
            className="mt-4"
            onClick={() => {
              void log.fetchNextPage();
            }}
            aria-disabled={log.isFetchingNextPage}
          >
            {log.isFetchingNextPage ? 'Loading...' : 'Show earlier changes'}
          </Button>
        )}
      </div>
    </section>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const details = detailsOf(entry);
  return (
    <li className="gap-6 border-b border-line py-2.5 sm:grid sm:grid-cols-[150px_minmax(0,1fr)]">
      <time dateTime={entry.at} className="tabular text-sm text-muted">
        {formatMoment(entry.at)}
      </time>
      <p className="wrap-anywhere">
        <bdi className="font-medium">{entry.actorName || 'Dealwright'}</bdi>{' '}
        <span className="text-muted">
          {(isAction(entry.action) ? auditActions[entry.action] : entry.action).replace(/^\p{Lu}/u, (letter) =>
            letter.toLowerCase(),
          )}
        </span>{' '}
        <bdi>{entry.subject}</bdi>
        {details !== '' && <span className="text-sm text-muted"> ({details})</span>}
      </p>
    </li>
  );
}
