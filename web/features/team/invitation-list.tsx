import { Copy, Send, X } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { TeamInvitation } from '#contract/team.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { StatusMark } from '#web/components/status-mark.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { formatDay } from '#web/lib/dates.ts';
import { invitationWords, roleWords } from './team-words.ts';
import { useInvitationLink, useResendInvitation, useRevokeInvitation } from './team.api.ts';

/** Open invitations first; past ones are folded. */
export function InvitationList({ invitations }: { invitations: TeamInvitation[] }) {
  const over = invitations.filter(({ state }) => state === 'accepted' || state === 'revoked');
  const open = invitations.filter((each) => !over.includes(each));
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="invitations" className="mt-10">
      <h2 id="invitations" className="font-serif text-xl font-medium">
        Invitations
      </h2>
      {open.length === 0 ? (
        <p className="mt-2 text-sm text-muted">Nobody is waiting to join.</p>
      ) : (
        <ul className="mt-3 border-t border-line">
          {open.map((each) => (
            <OpenInvitation key={each.invitationId} invitation={each} />
          ))}
        </ul>
      )}
      {over.length > 0 && (
        <details className="mt-3">
          <summary className="text-sm text-muted hover:text-ink">Past invitations ({over.length})</summary>
          <ul className="mt-2 border-t border-line">
            {over.map((each) => (
              <li
                key={each.invitationId}
                className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line py-2 text-sm"
              >
                <bdi className="min-w-0 wrap-anywhere">{each.email}</bdi>
                <StatusMark {...invitationWords[each.state]} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function OpenInvitation({ invitation }: { invitation: TeamInvitation }) {
  const { invitationId, email, state } = invitation;
  const resend = useResendInvitation();
  const revoke = useRevokeInvitation();
  const link = useInvitationLink();
  const [shown, setShown] = useState<string | null>(null);
  const fail = (title: string) => (error: Error) => {
    showToast({ title, description: messageOf(error), tone: 'destructive' });
  };
  const copy = () => {
    link.mutate(invitationId, {
      onError: fail('Link not copied'),
      onSuccess: (address) => {
        void copyText(address, 'Link copied', `It lets ${email} join.`, () => {
          setShown(address);
        });
      },
    });
  };
  const send = () => {
    resend.mutate(invitationId, {
      onError: fail('Not sent'),
      onSuccess: () => {
        showToast({ title: 'Invitation renewed', description: `${email} has seven more days.` });
      },
    });
  };
  const end = () => {
    revoke.mutate(invitationId, {
      onError: fail('Not revoked'),
      onSuccess: () => {
        showToast({ title: 'Invitation revoked', description: email });
      },
    });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-1 border-b border-line py-2">
      <div className="min-w-0 flex-1 basis-64">
        <bdi className="font-medium wrap-anywhere">{email}</bdi>
        <p className="text-sm text-muted">
          {roleWords[invitation.role]}, {state === 'expired' ? 'ended' : 'until'} {formatDay(invitation.expiresAt)}
        </p>
      </div>
      <span className="w-36">
        <StatusMark {...invitationWords[state]} />
      </span>
      <div className="-mx-4 flex flex-wrap">
        {state !== 'expired' && (
          <RowButton label={`Copy link for ${email}`} onClick={copy} busy={link.isPending}>
            <Copy size={15} strokeWidth={1.5} aria-hidden="true" />
            Copy link
          </RowButton>
        )}
        <RowButton label={`Send again to ${email}`} onClick={send} busy={resend.isPending}>
          <Send size={15} strokeWidth={1.5} aria-hidden="true" />
          Send again
        </RowButton>
        <RowButton label={`Revoke the invitation of ${email}`} onClick={end} busy={revoke.isPending}>
          <X size={15} strokeWidth={1.5} aria-hidden="true" />
          Revoke
        </RowButton>
      </div>
      <Dialog
        open={shown !== null}
        onClose={() => {
          setShown(null);
        }}
        title="Copy this link"
        description={`It lets ${email} join, and nobody else.`}
      >
        <input
          readOnly
          aria-label="Invitation link"
          value={shown ?? ''}
          onFocus={(event) => {
            event.target.select();
          }}
          className="h-10 w-full rounded-md border border-line-strong/70 bg-surface px-3 text-sm"
        />
      </Dialog>
    </li>
  );
}

function RowButton({
  label,
  busy,
  onClick,
  children,
}: {
  label: string;
  busy: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Button
      look="quiet"
      className="text-muted hover:text-ink"
      aria-label={label}
      aria-disabled={busy}
      onClick={() => {
        if (!busy) onClick();
      }}
    >
      {children}
    </Button>
  );
}
