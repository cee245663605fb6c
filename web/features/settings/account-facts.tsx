import { FailedState, SkeletonRows } from '#web/components/states.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { formatMoment } from '#web/lib/dates.ts';
import { useClientRecord } from './client-record.api.ts';

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** The client record's facts about the user, read-only (decision A76). */
export function AccountFacts() {
  const { membership } = useMember();
  const { record, failed, loaded, again } = useClientRecord();
  if (failed) {
    return (
      <div className="mt-6">
        <FailedState title="Error: Failed to load account data. Please try again." onRetry={again} />
      </div>
    );
  }
  // Shows nothing while loading: an admin would briefly see 'Member'.
  if (!loaded)
    return (
      <div className="mt-6">
        <SkeletonRows rows={4} label="Loading your account" />
      </div>
    );
  const { role, status, verificationStatus, lastLoginAt } = record.data;
  const facts = [
    ['Organization', membership.name],
    ['Role', role === 'org:admin' ? 'Admin' : 'Member'],
    ['Status', capital(status)],
    ['Verification', verificationStatus === 'verified' ? 'Verified by payment' : 'Pending until a plan is paid for'],
    ...(lastLoginAt === '' ? [] : [['Last sign-in', formatMoment(lastLoginAt)] as const]),
  ] as const;
  return (
    <dl className="mt-6 border-t border-line">
      {facts.map(([name, value]) => (
        <div key={name} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[180px_1fr]">
          <dt className="text-sm leading-6 text-muted">{name}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
