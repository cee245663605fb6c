import { FailedState, SkeletonRows } from '#web/components/states.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useProductParts } from './test-client.api.ts';

const row = 'grid gap-x-6 border-b border-line py-2 text-sm sm:grid-cols-[150px_1fr]';

/** Who is calling, from where, and which parts respond: only names, never a secret. */
export function WhoPanel() {
  const { user, membership } = useMember();
  const parts = useProductParts();
  const facts = {
    'Signed in as': user.email,
    Organization: membership.name,
    'Client ID': membership.clientId,
    Role: membership.role,
  };
  return (
    <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
      <section aria-labelledby="who">
        <h2 id="who" className="mb-2 text-sm font-semibold">
          Who calls
        </h2>
        <dl className="border-t border-line">
          {Object.entries(facts).map(([name, value]) => (
            <div key={name} className={row}>
              <dt className="text-muted">{name}</dt>
              <dd dir="auto" className="wrap-anywhere">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="parts">
        <h2 id="parts" className="mb-2 text-sm font-semibold">
          What answers
        </h2>
        {parts.isPending && <SkeletonRows rows={4} label="Loading the parts" />}
        {parts.isError && parts.data === undefined && (
          <FailedState
            title="Failed to load the parts."
            text={messageOf(parts.error)}
            onRetry={() => {
              void parts.refetch();
            }}
          />
        )}
        {parts.data && (
          <>
            <dl className="border-t border-line">
              {parts.data.parts.map(({ name, embedded, by }) => (
                <div key={name} className={row}>
                  <dt className="text-muted">{name}</dt>
                  <dd className="flex flex-wrap justify-between gap-x-4">
                    <span>{by}</span>
                    <span className={embedded ? 'text-muted' : 'font-medium text-accent'}>
                      {embedded ? 'Embedded' : 'Real'}
                    </span>
                  </dd>
                </div>
              ))}
            </dl>
            <p className="mt-3 text-sm wrap-anywhere">
              <span className="text-muted">Settings present: </span>
              {parts.data.settings.length === 0 ? 'none, everything has its default' : parts.data.settings.join(', ')}
            </p>
          </>
        )}
      </section>
    </div>
  );
}
