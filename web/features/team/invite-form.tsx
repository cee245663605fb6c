import { useState } from 'react';
import type { Role } from '#contract/identity.ts';
import type { InviteResult } from '#contract/team.ts';
import { Button } from '#web/components/button.tsx';
import { StatusMark } from '#web/components/status-mark.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { useUnsaved } from '#web/lib/unsaved/use-unsaved.ts';
import { roleWords, splitAddresses } from './team-words.ts';
import { useInvite } from './team.api.ts';

/** Takes one address or a pasted list; reports each separately. */
export function InviteForm({ free }: { free: number }) {
  const invite = useInvite();
  const [addresses, setAddresses] = useState('');
  const [role, setRole] = useState<Role>('org:member');
  const [missing, setMissing] = useState(false);
  const emails = splitAddresses(addresses);
  useUnsaved(addresses.trim() !== '');
  const submit = () => {
    setMissing(emails.length === 0);
    if (emails.length === 0 || invite.isPending) return;
    invite.mutate(
      emails.map((email) => ({ email, role })),
      {
        onSuccess: (results) => {
          setAddresses(
            results
              .filter(({ success }) => !success)
              .map(({ email }) => email)
              .join(', '),
          );
        },
      },
    );
  };
  return (
    <section aria-labelledby="invite" className="mt-10">
      <h2 id="invite" className="font-serif text-xl font-medium">
        Invite people
      </h2>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="mt-3"
      >
        <div className="flex items-start gap-3 max-sm:flex-col max-sm:items-stretch">
          <div className="min-w-0 flex-1">
            <label htmlFor="addresses" className="mb-1 block text-sm font-medium">
              Email addresses
            </label>
            <input
              id="addresses"
              value={addresses}
              onChange={(event) => {
                setAddresses(event.target.value);
              }}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              placeholder="name@company.com"
              aria-invalid={missing}
              aria-describedby="addresses-note"
              className={`h-10 w-full rounded-md border bg-surface px-3 text-base placeholder:text-muted ${missing ? 'border-red' : 'border-line-strong/70 hover:border-line-strong'}`}
            />
            <p id="addresses-note" className={`mt-1 text-sm ${missing ? 'font-medium text-red' : 'text-muted'}`}>
              {noteOf(missing, emails.length, free)}
            </p>
          </div>
          <div>
            <label htmlFor="invite-role" className="mb-1 block text-sm font-medium">
              Role
            </label>
            <select
              id="invite-role"
              value={role}
              onChange={(event) => {
                setRole(event.target.value === 'org:admin' ? 'org:admin' : 'org:member');
              }}
              className="h-10 w-full rounded-md border border-line-strong/70 bg-surface px-2 text-sm"
            >
              <option value="org:member">{roleWords['org:member']}</option>
              <option value="org:admin">{roleWords['org:admin']}</option>
            </select>
          </div>
          <Button type="submit" look="primary" className="beside-field h-10" aria-disabled={invite.isPending}>
            {invite.isPending ? 'Inviting...' : 'Invite'}
          </Button>
        </div>
      </form>
      {invite.isError && (
        <p role="alert" className="mt-3 rounded-md bg-red-soft px-4 py-3 text-sm">
          <span className="font-semibold text-red">Nobody was invited.</span> {messageOf(invite.error)} We’ve kept what
          you typed.
        </p>
      )}
      {invite.data && <Results results={invite.data} />}
    </section>
  );
}

function noteOf(missing: boolean, count: number, free: number): string {
  if (missing) return 'Enter at least one email address';
  if (count > free) return `${count} people, and ${free} ${free === 1 ? 'seat is' : 'seats are'} free`;
  return 'Separate several with commas. An invitation holds a seat for seven days.';
}

function Results({ results }: { results: InviteResult[] }) {
  return (
    <output className="mt-3 block">
      <ul>
        {results.map(({ email, success, reason }, at) => (
          // An address may appear twice, so rows are identified by position.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="flex flex-wrap items-baseline gap-x-3 py-1 text-sm">
            <StatusMark mark={success ? 'done' : 'failed'} text={success ? 'Invited' : 'Not invited'} />
            <bdi className="font-medium wrap-anywhere">{email}</bdi>
            <span className="text-muted">{reason}</span>
          </li>
        ))}
      </ul>
    </output>
  );
}
