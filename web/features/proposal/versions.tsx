import { useState } from 'react';
import type { ProposalDocument, ProposalState, ProposalVersion } from '#contract/proposal.ts';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { FailedState, SkeletonRows } from '#web/components/states.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { WordDiff } from '#web/components/word-diff.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { formatWhen } from '#web/lib/dates.ts';
import { compareDocuments } from './compare-documents.ts';
import { useKeepVersion, useRestoreVersion, useVersion } from './proposal.api.ts';

const reasons = {
  saved: 'Kept',
  exported: 'Exported',
  sent: 'Sent',
  restored: 'Kept before a restore',
  approval: 'Kept for approval',
} as const;

function Compared({ version, now }: { version: ProposalVersion; now: ProposalDocument }) {
  const whole = useVersion(version.id);
  if (whole.error !== null)
    return (
      <FailedState
        title="Failed to load the version"
        text={messageOf(whole.error)}
        onRetry={() => {
          void whole.refetch();
        }}
      />
    );
  if (whole.data === undefined) return <SkeletonRows rows={1} label="Loading the version" />;
  const changes = compareDocuments(whole.data.document, now);
  if (changes.length === 0) return <p className="text-sm text-muted">It reads the same as now.</p>;
  return (
    <ul className="space-y-2 text-sm">
      {changes.map(({ title, gone, come }) => (
        <li key={title} className="rounded-md bg-sunken px-3 py-2">
          <p className="text-xs text-muted">{title}</p>
          <WordDiff before={gone.join('\n')} after={come.join('\n')} />
        </li>
      ))}
    </ul>
  );
}

/** Saved versions, which can be compared with the current proposal and restored. */
export function VersionsPanel({ state }: { state: ProposalState }) {
  const keep = useKeepVersion();
  const restore = useRestoreVersion();
  const [name, setName] = useState('');
  const [compared, setCompared] = useState<string | null>(null);
  const fail = (title: string) => (error: unknown) => {
    showToast({ title, description: messageOf(error), tone: 'destructive' });
  };
  return (
    <section aria-labelledby="versions" className="space-y-3">
      <h3 id="versions" className="font-serif text-lg font-medium">
        Versions
      </h3>
      {state.mayWrite && (
        <form
          className="flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (keep.isPending) return;
            keep.mutate(name, {
              onSuccess: ({ version }) => {
                setName('');
                showToast({ title: 'Version kept', description: `${version.name} won’t change.` });
              },
              onError: fail('Version not kept'),
            });
          }}
        >
          <TextField
            label="Name"
            className="min-w-0 flex-1"
            maxLength={limits.proposal.titleMax}
            placeholder={`Version ${(state.versions[0]?.number ?? 0) + 1}`}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
            }}
          />
          <Button type="submit" className="h-10" aria-disabled={keep.isPending}>
            Keep version
          </Button>
        </form>
      )}
      {state.versions.length === 0 && (
        <p className="text-sm text-muted">No versions yet. Keep one before you send the proposal.</p>
      )}
      <ul className="divide-y divide-line">
        {state.versions.map((version) => (
          <li key={version.id} className="py-2 text-sm">
            <p dir="auto" className="font-medium">
              {version.name}
            </p>
            <p className="text-xs text-muted">
              {reasons[version.reason]} {formatWhen(version.at)}
              {version.by !== '' && ` by ${version.by}`}
            </p>
            <p className="-ms-4 mt-1 flex gap-1">
              <Button
                look="quiet"
                className="h-8 px-3"
                aria-expanded={compared === version.id}
                aria-label={`Compare ${version.name} with now`}
                onClick={() => {
                  setCompared(compared === version.id ? null : version.id);
                }}
              >
                Compare
              </Button>
              {state.mayWrite && (
                <Button
                  look="quiet"
                  className="h-8 px-3"
                  aria-label={`Restore ${version.name}`}
                  aria-disabled={restore.isPending}
                  onClick={() => {
                    if (!restore.isPending)
                      restore.mutate(version.id, {
                        onSuccess: () => {
                          showToast({
                            title: 'Version restored',
                            description: 'How it read before is kept as a version.',
                          });
                        },
                        onError: fail('Version not restored'),
                      });
                  }}
                >
                  Restore
                </Button>
              )}
            </p>
            {compared === version.id && <Compared version={version} now={state.document} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
