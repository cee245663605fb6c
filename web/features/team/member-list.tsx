import { useState } from 'react';
import type { TeamMember } from '#contract/team.ts';
import { Button } from '#web/components/button.tsx';
import { useRowSearch } from '#web/components/list-controls.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { RemoveMemberDialog } from './remove-member-dialog.tsx';
import { nameOf, roleWords } from './team-words.ts';
import { useChangeRole } from './team.api.ts';

export function MemberList({ members, mayChange }: { members: TeamMember[]; mayChange: boolean }) {
  const { user } = useMember();
  const [leaving, setLeaving] = useState<TeamMember | null>(null);
  const admins = members.filter(({ role }) => role === 'org:admin').length;
  const { found, box } = useRowSearch('members', members, (one) => [nameOf(one), one.email, roleWords[one.role]]);
  return (
    <section aria-labelledby="members" className="mt-10">
      <h2 id="members" className="font-serif text-xl font-medium">
        Members
      </h2>
      {box}
      <ul className="mt-3 border-t border-line">
        {found.map((member) => {
          const lastAdmin = member.role === 'org:admin' && admins === 1;
          return (
            <li key={member.memberId} className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-2">
              <div className="min-w-0 flex-1 basis-64">
                <p>
                  <bdi className="font-medium wrap-anywhere">{nameOf(member)}</bdi>
                  {member.userId === user.id && <span className="text-sm text-muted"> (you)</span>}
                </p>
                <p className="text-sm text-muted wrap-anywhere">{member.email}</p>
              </div>
              {(!mayChange || lastAdmin) && (
                <span className="text-sm">
                  {roleWords[member.role]}
                  {mayChange && <span className="text-muted"> (the only one)</span>}
                </span>
              )}
              {mayChange && !lastAdmin && (
                <div className="flex items-center gap-2">
                  <RoleChoice member={member} />
                  <Button
                    look="quiet"
                    className="text-muted hover:text-red"
                    aria-label={`Remove ${nameOf(member)}`}
                    onClick={() => {
                      setLeaving(member);
                    }}
                  >
                    Remove
                  </Button>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {leaving && (
        <RemoveMemberDialog
          member={leaving}
          others={members.filter(({ memberId }) => memberId !== leaving.memberId)}
          onClose={() => {
            setLeaving(null);
          }}
        />
      )}
    </section>
  );
}

function RoleChoice({ member }: { member: TeamMember }) {
  const change = useChangeRole();
  const choose = (value: string) => {
    const role = value === 'org:admin' ? 'org:admin' : 'org:member';
    change.mutate(
      { memberId: member.memberId, role },
      {
        onSuccess: () => {
          showToast({
            title: 'Role changed',
            description: `${nameOf(member)} is now ${role === 'org:admin' ? 'an admin' : 'a member'}.`,
          });
        },
        onError: (error) => {
          showToast({ title: 'Role not changed', description: messageOf(error), tone: 'destructive' });
        },
      },
    );
  };
  return (
    <select
      aria-label={`Role of ${nameOf(member)}`}
      value={change.isPending ? change.variables.role : member.role}
      onChange={(event) => {
        choose(event.target.value);
      }}
      className="h-9 rounded-md border border-line-strong/50 bg-surface px-2 text-sm"
    >
      <option value="org:member">{roleWords['org:member']}</option>
      <option value="org:admin">{roleWords['org:admin']}</option>
    </select>
  );
}
