import { useState } from 'react';
import type { ApiKey } from '#contract/api-keys.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Button, buttonClass } from '#web/components/button.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { EmptyState, FailedState, SkeletonRows } from '#web/components/states.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { formatDay, formatMoment } from '#web/lib/dates.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useApiKeys, useRevokeApiKey } from './api-keys.api.ts';
import { NewApiKey, scopeWords } from './new-api-key.tsx';

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKey; onRevoke: () => void }) {
  const { name, ending, scopes, mine, personName, lastUsedAt, expiresAt } = apiKey;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="font-medium wrap-anywhere">
          <bdi>{name}</bdi> <span className="font-mono text-sm font-normal text-muted">…{ending}</span>
        </p>
        <p className="text-sm text-muted">
          {scopes.map((scope) => scopeWords[scope].name).join(', ')}
          {!mine && (
            <>
              {' · '}
              <bdi>{personName}</bdi>
            </>
          )}
          {' · '}
          {lastUsedAt === null ? 'never used' : `last used ${formatMoment(lastUsedAt)}`}
          {' · '}ends {formatDay(expiresAt)}
        </p>
      </div>
      <Button look="quiet" aria-label={`Revoke ${name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  );
}

export function ApiKeysScreen() {
  useDocumentTitle('API keys');
  const keys = useApiKeys();
  const revoke = useRevokeApiKey();
  const [making, setMaking] = useState(false);
  const [doomed, setDoomed] = useState<ApiKey | null>(null);
  const make = (
    <Button
      look="primary"
      onClick={() => {
        setMaking(true);
      }}
    >
      New API key
    </Button>
  );
  const confirm = () => {
    if (doomed === null || revoke.isPending) return;
    revoke.mutate(doomed.keyId, {
      onSuccess: () => {
        showToast({ title: 'API key revoked', description: 'Programs that used it are refused from now on.' });
        setDoomed(null);
      },
    });
  };
  return (
    <section aria-labelledby="api-keys" className="max-w-[860px]">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h1 id="api-keys" className="font-serif text-2xl font-medium">
            API keys
          </h1>
          <p className="mt-1 max-w-[68ch] text-sm text-muted">
            With a key, your own programs make the calls that this product makes. Keys end when you leave the
            organization.
          </p>
        </div>
        <a href="/api/docs" className={buttonClass()}>
          API reference
        </a>
      </div>
      <div className="mt-6">
        {keys.isPending && <SkeletonRows rows={3} label="Loading API keys" />}
        {keys.isError && keys.data === undefined && (
          <FailedState
            title="Failed to load API keys"
            text={messageOf(keys.error)}
            onRetry={() => {
              void keys.refetch();
            }}
          />
        )}
        {keys.data?.length === 0 && (
          <EmptyState title="No API keys yet" action={make}>
            Keys you make will appear here, with what they may do and when they were last used.
          </EmptyState>
        )}
        {keys.data !== undefined && keys.data.length > 0 && (
          <>
            {make}
            <ul aria-label="API keys" className="mt-5 border-t border-line">
              {keys.data.map((apiKey) => (
                <KeyRow
                  key={apiKey.keyId}
                  apiKey={apiKey}
                  onRevoke={() => {
                    revoke.reset();
                    setDoomed(apiKey);
                  }}
                />
              ))}
            </ul>
          </>
        )}
      </div>
      {making && (
        <NewApiKey
          onClose={() => {
            setMaking(false);
          }}
        />
      )}
      {doomed !== null && (
        <ConfirmDialog
          title={`Revoke ${doomed.name}?`}
          description="Programs that use it are refused at once. You can't take this back."
          action="Revoke key"
          doing="Revoking..."
          isPending={revoke.isPending}
          error={revoke.isError ? `${messageOf(revoke.error)} The key still works.` : undefined}
          onConfirm={confirm}
          onClose={() => {
            setDoomed(null);
          }}
        />
      )}
    </section>
  );
}
