import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Button } from '#web/components/button.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { paths } from '#web/paths.ts';
import { useLeaveOrganization } from './profile.api.ts';

export function LeaveOrganization() {
  const { membership } = useMember();
  const leave = useLeaveOrganization();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    leave.reset();
  };
  const go = () => {
    if (leave.isPending) return;
    leave.mutate(undefined, {
      onSuccess: () => {
        showToast({ title: 'Organization left', description: membership.name });
        void navigate({ to: paths.dashboard });
      },
    });
  };
  return (
    <section aria-labelledby="leave">
      <h2 id="leave" className="mt-12 font-serif text-xl font-medium">
        Leave {membership.name}
      </h2>
      <p className="mt-2 mb-4 text-sm text-muted">
        You lose access to its briefs and content. Your work goes to its longest-standing admin. The last admin can’t
        leave.
      </p>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Leave organization
      </Button>
      {open && (
        <ConfirmDialog
          title={`Leave ${membership.name}?`}
          description="To come back, you need a new invitation."
          action="Leave organization"
          doing="Leaving..."
          keep="Stay"
          isPending={leave.isPending}
          error={leave.isError ? messageOf(leave.error) : undefined}
          onConfirm={go}
          onClose={close}
        />
      )}
    </section>
  );
}
