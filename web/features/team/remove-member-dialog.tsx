import { useState } from 'react';
import type { TeamMember } from '#contract/team.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { nameOf } from './team-words.ts';
import { useRemoveMember } from './team.api.ts';

interface RemoveMemberDialogProps {
  member: TeamMember;
  /** Members who can take over the work. */
  others: TeamMember[];
  onClose: () => void;
}

/** Lists the name, because removal can't be undone; the work passes to the chosen member. */
export function RemoveMemberDialog({ member, others, onClose }: RemoveMemberDialogProps) {
  const { user } = useMember();
  const remove = useRemoveMember();
  const [heir, setHeir] = useState((others.find(({ userId }) => userId === user.id) ?? others[0])?.userId ?? '');
  const confirm = () => {
    if (remove.isPending) return;
    remove.mutate(
      { memberId: member.memberId, workTo: heir },
      {
        onSuccess: ({ preparations }) => {
          showToast({
            title: `${nameOf(member)} removed`,
            description:
              preparations === 0
                ? 'They had no work to pass on.'
                : `${preparations} ${preparations === 1 ? 'brief' : 'briefs'} passed on.`,
          });
          onClose();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      title={`Remove ${nameOf(member)}?`}
      description="They lose access at once. Their briefs go to the member you choose."
      action="Remove"
      doing="Removing..."
      keep="Keep them"
      isPending={remove.isPending}
      error={remove.isError ? messageOf(remove.error) : undefined}
      onConfirm={confirm}
      onClose={onClose}
    >
      <div className="mb-6">
        <label htmlFor="heir" className="mb-1 block text-sm font-medium">
          Who takes over their work
        </label>
        <select
          id="heir"
          value={heir}
          onChange={(event) => {
            setHeir(event.target.value);
          }}
          className="h-10 w-full rounded-md border border-line-strong/70 bg-surface px-2 text-sm"
        >
          {others.map((other) => (
            <option key={other.userId} value={other.userId}>
              {nameOf(other)}
              {other.userId === user.id ? ' (you)' : ''}
            </option>
          ))}
        </select>
      </div>
    </ConfirmDialog>
  );
}
