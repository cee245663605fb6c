import { useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { FailedState, SkeletonRows } from '#web/components/states.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { useDiscovery } from './discovery-context.tsx';
import { useOrgMembers, useSetWriters } from './session-lines.api.ts';

/** Chooses who may write; every member can read. */
export function WritersDialog({ onClose }: { onClose: () => void }) {
  const { session } = useDiscovery();
  const members = useOrgMembers();
  const save = useSetWriters(session.sessionId);
  const [writers, setWriters] = useState<readonly string[]>(session.writers);
  const others = members.data?.filter(
    ({ role, publicUserData }) => role !== 'org:admin' && publicUserData.userId !== session.userID,
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title="Invite to write"
      description="Everyone in your organization can read this session. Its owner and admins can always write."
    >
      {members.isPending && <SkeletonRows rows={3} label="Loading members" />}
      {members.isError && (
        <FailedState
          title="Failed to load members"
          text={messageOf(members.error)}
          onRetry={() => {
            void members.refetch();
          }}
        />
      )}
      {others?.length === 0 && <p className="mb-5 text-sm text-muted">There are no other members to invite.</p>}
      {others !== undefined && others.length > 0 && (
        <ul className="mb-5 max-h-64 overflow-y-auto">
          {others.map(({ publicUserData: person }) => (
            <li key={person.userId}>
              <label className="flex items-center gap-3 py-2 text-sm">
                <input
                  type="checkbox"
                  className="size-4 accent-accent"
                  checked={writers.includes(person.userId)}
                  onChange={(event) => {
                    setWriters(
                      event.target.checked
                        ? [...writers, person.userId]
                        : writers.filter((userId) => userId !== person.userId),
                    );
                  }}
                />
                <bdi>{`${person.firstName} ${person.lastName}`.trim() || person.identifier}</bdi>
              </label>
            </li>
          ))}
        </ul>
      )}
      {save.isError && (
        <p role="alert" className="mb-4 text-sm font-medium text-red">
          {messageOf(save.error)}
        </p>
      )}
      <div className="flex gap-2">
        {others !== undefined && others.length > 0 && (
          <Button
            look="primary"
            aria-disabled={save.isPending}
            onClick={() => {
              if (!save.isPending) save.mutate([...writers], { onSuccess: onClose });
            }}
          >
            {save.isPending ? 'Saving...' : 'Save writers'}
          </Button>
        )}
        <Button onClick={onClose}>{others?.length === 0 ? 'Close' : 'Cancel'}</Button>
      </div>
    </Dialog>
  );
}
