import { FailedState, SkeletonRows } from '#web/components/states.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import { MemberList } from './member-list.tsx';
import { useTeam } from './team.api.ts';

export function TeamScreen() {
  useDocumentTitle('Team');
  const { membership } = useMember();
  const team = useTeam();
  const isAdmin = membership.role === 'org:admin';
  return (
    <div className="max-w-[860px]">
      <h1 className="font-serif text-2xl font-medium">Team</h1>
      <p className="mt-1 text-sm text-muted">
        Everyone in <bdi>{membership.name}</bdi> can read its briefs. Only a brief’s creator and admins can change it.
      </p>
      {team.isPending && (
        <div className="mt-8">
          <SkeletonRows rows={4} label="Loading the team" />
        </div>
      )}
      {team.isError && (
        <div className="mt-8">
          <FailedState
            title="Failed to load the team"
            text={messageOf(team.error)}
            onRetry={() => {
              void team.refetch();
            }}
          />
        </div>
      )}
      {team.data !== undefined && (
        <>
          <Seats {...team.data.seats} />
          {isAdmin && <InviteForm free={team.data.seats.free} />}
          {isAdmin && <InvitationList invitations={team.data.invitations} />}
          <MemberList members={team.data.members} mayChange={isAdmin} />
        </>
      )}
    </div>
  );
}

function Seats({ limit, used, pending, free }: { limit: number; used: number; pending: number; free: number }) {
  return (
    <section aria-labelledby="seats" className="mt-8">
      <h2 id="seats" className="overline-label">
        Seats
      </h2>
      <dl className="mt-2 flex flex-wrap gap-x-10 gap-y-2 max-sm:grid max-sm:grid-cols-2">
        {(
          [
            ['in use', used],
            ['held by invitations', pending],
            ['free', free],
            ['total', limit],
          ] as const
        ).map(([name, value]) => (
          <div key={name} className="flex flex-row-reverse items-baseline justify-end gap-2">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="tabular font-serif text-xl">{value}</dd>
          </div>
        ))}
      </dl>
      <progress
        aria-label="Seats in use or held"
        max={limit}
        value={Math.min(limit, used + pending)}
        className="bar mt-2 block w-full"
      />
    </section>
  );
}
