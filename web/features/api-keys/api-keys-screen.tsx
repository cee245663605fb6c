import type { ApiKey } from '#contract/api-keys.ts';
import { Button, buttonClass } from '#web/components/button.tsx';
import { KeptList } from '#web/components/kept-list.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { formatDay, formatMoment } from '#web/lib/dates.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { useApiKeys, useRevokeApiKey } from './api-keys.api.ts';
import { NewApiKey, scopeWords } from './new-api-key.tsx';

function KeyRow({ item, onEnd }: { item: ApiKey; onEnd: () => void }) {
  const { name, ending, scopes, mine, personName, lastUsedAt, expiresAt } = item;
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
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
          {' · '}expires {formatDay(expiresAt)}
        </p>
      </div>
      <Button look="quiet" className="max-sm:-ms-4 sm:-me-4" aria-label={`Revoke ${name}`} onClick={onEnd}>
        Revoke
      </Button>
    </div>
  );
}

export function ApiKeysScreen() {
  useDocumentTitle('API keys');
  const revoke = useRevokeApiKey();
  return (
    <section aria-labelledby="api-keys" className="max-w-[860px]">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h1 id="api-keys" className="font-serif text-2xl font-medium">
            API keys
          </h1>
          <p className="mt-1 max-w-[68ch] text-sm text-muted">
            With a key, your own programs can make the calls that this product makes. Keys end when you leave the
            organization.
          </p>
        </div>
        <a href="/api/docs" className={buttonClass()}>
          API reference
        </a>
      </div>
      <KeptList
        label="API keys"
        read={useApiKeys()}
        rows={3}
        keyOf={({ keyId }) => keyId}
        Row={KeyRow}
        make="New API key"
        Form={NewApiKey}
        empty={{
          title: 'No API keys yet',
          text: 'Keys you make will appear here, with what they may do and when they were last used.',
        }}
        end={{
          title: ({ name }) => `Revoke ${name}?`,
          description: 'Programs that use it are refused at once. You can’t take this back.',
          action: 'Revoke key',
          doing: 'Revoking...',
          kept: 'The key still works.',
          with: {
            ...revoke,
            mutate: ({ keyId }, then) => {
              revoke.mutate(keyId, then);
            },
          },
          onEnded: () => {
            showToast({ title: 'API key revoked', description: 'Programs that used it are refused from now on.' });
          },
        }}
      />
    </section>
  );
}
