import { Button } from '#web/components/button.tsx';
import { FailedState, SkeletonRows } from '#web/components/states.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { useRevokeSignIn, useSignIns } from './security.api.ts';

const systems: [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];
const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

function deviceName(userAgent: string | null): string {
  const find = (names: [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const [browser, system] = [find(browsers), find(systems)];
  return browser === undefined ? 'Unknown device' : `${browser}${system === undefined ? '' : ` on ${system}`}`;
}

const when = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export function SignInList() {
  const signIns = useSignIns();
  const revoke = useRevokeSignIn();
  return (
    <section aria-labelledby="sign-ins">
      <h2 id="sign-ins" className="mt-12 font-serif text-xl font-medium">
        Where you are signed in
      </h2>
      <p className="mt-2 mb-4 text-sm text-muted">
        If you don’t recognize one of these, sign it out and change your password.
      </p>
      {signIns.isPending && <SkeletonRows rows={2} label="Loading where you are signed in" />}
      {signIns.isError && (
        <FailedState
          title="Failed to load where you are signed in"
          text={messageOf(signIns.error)}
          onRetry={() => {
            void signIns.refetch();
          }}
        />
      )}
      <ul className="border-t border-line">
        {signIns.data?.map(({ id, current, userAgent, address, lastUsedAt }) => (
          <li
            key={id}
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2"
          >
            <div>
              <p className="text-sm font-medium">
                {deviceName(userAgent)}
                {current && <span className="ms-2 font-normal text-accent">This device</span>}
              </p>
              <p className="text-sm text-muted">
                {when.format(new Date(lastUsedAt))}
                {address !== null && address !== '' && `, from ${address}`}
              </p>
            </div>
            {!current && (
              <Button
                aria-disabled={revoke.isPending}
                onClick={() => {
                  revoke.mutate(id);
                }}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {revoke.isError && (
        <p role="alert" className="mt-2 text-sm font-medium text-red">
          {messageOf(revoke.error)}
        </p>
      )}
      {(signIns.data?.length ?? 0) > 1 && (
        <Button
          className="mt-4"
          aria-disabled={revoke.isPending}
          onClick={() => {
            revoke.mutate(null);
          }}
        >
          Sign out everywhere else
        </Button>
      )}
    </section>
  );
}
