import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#web/components/button.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { TextField } from '#web/components/text-field.tsx';
import { statedText } from '#web/lib/call-error.ts';
import { paths } from '#web/paths.ts';
import { processedText, reasonOf } from './invited-members.ts';
import { useSendInvites } from './onboarding.api.ts';
import { mirror, setWizard, useWizard } from './wizard-store.ts';
import type { InvitedMember } from './wizard-store.ts';

const emptyRow: InvitedMember = { firstName: '', lastName: '', email: '', role: 'org:member' };
const shownErrorLength = 300;

function looksLikeEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(value.trim());
}

export function TeamStep() {
  const { seatCount, members, stripeInfo } = useWizard();
  const send = useSendInvites();
  const navigate = useNavigate();
  const add = useRef<HTMLButtonElement>(null);
  const cap = Math.max(0, seatCount - 1);
  const rows = members.slice(0, cap);
  const setRows = (next: InvitedMember[]) => {
    setWizard({ members: next });
  };
  const setRow = (at: number, change: Partial<InvitedMember>) => {
    setRows(rows.map((row, index) => (index === at ? { ...row, sent: undefined, reason: '', ...change } : row)));
  };
  const goOn = (kept: InvitedMember[]) => {
    setWizard({ members: kept, currentStep: 'SUMMARY' });
    mirror({ invitedMembers: kept.map(({ email }) => ({ email, status: 'pending', invitedAt: Date.now() })) });
    void navigate({ to: paths.summary });
  };
  // Uses the raw value: a blank one enables the button and then shows the toast (decision A144).
  const disabled = send.isPending || rows.length === 0 || rows.some((row) => row.email === '');
  const submit = () => {
    if (disabled) return;
    if (rows.some((row) => row.email.trim() === '')) {
      showToast({
        title: 'Invalid Input',
        description: 'All members must have a valid email address.',
        tone: 'destructive',
      });
      return;
    }
    send.mutate(rows, {
      onSuccess: (sent) => {
        showToast({
          title: 'Invites Processed',
          description: processedText(sent),
        });
        goOn(sent);
      },
      onError: (error) => {
        showToast({
          title: 'Invite Error',
          description: statedText(error).slice(0, shownErrorLength) || 'Failed to send invites. Please try again.',
          tone: 'destructive',
        });
      },
    });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Dialog.Title className="font-serif text-2xl font-medium">Invite Your Team</Dialog.Title>
      {cap > 0 ? (
        <p className="mt-2 text-muted">
          Add up to {cap} team members (excluding yourself). Select their role: Admin or Member.
        </p>
      ) : (
        <p className="mt-4 rounded-md bg-amber-soft px-4 py-3 text-sm">
          {stripeInfo === null
            ? 'There’s no subscription yet, so there are no seats to fill here. You can invite people later in Settings > Team.'
            : 'Your subscription has one seat, which is yours. You can add seats in Billing at any time.'}
        </p>
      )}
      <ul className="mt-5 space-y-5">
        {rows.map((row, at) => (
          <li
            key={at}
            className="grid items-start gap-3 border-b border-line pb-5 sm:grid-cols-[1fr_1fr_1.6fr_120px_36px]"
          >
            <TextField
              label="First name"
              value={row.firstName}
              autoComplete="off"
              onChange={(event) => {
                setRow(at, { firstName: event.target.value });
              }}
            />
            <TextField
              label="Last name"
              value={row.lastName}
              autoComplete="off"
              onChange={(event) => {
                setRow(at, { lastName: event.target.value });
              }}
            />
            <TextField
              label="Email"
              inputMode="email"
              autoCapitalize="off"
              spellCheck={false}
              value={row.email}
              autoComplete="off"
              onChange={(event) => {
                setRow(at, { email: event.target.value });
              }}
              error={reasonOf(row) === '' ? undefined : reasonOf(row)}
              help={
                row.sent === true
                  ? row.reason || 'Invited.'
                  : row.email.trim() === '' || looksLikeEmail(row.email)
                    ? undefined
                    : 'This doesn’t look like an email address'
              }
            />
            <SelectField
              label="Role"
              value={row.role}
              onChange={(event) => {
                setRow(at, { role: event.target.value === 'org:admin' ? 'org:admin' : 'org:member' });
              }}
            >
              <option value="org:member">Member</option>
              <option value="org:admin">Admin</option>
            </SelectField>
            <IconButton
              look="quiet"
              aria-label={`Remove member ${at + 1}`}
              className="beside-field"
              onClick={() => {
                // The pressed button is removed with its row, and the one below is enabled only after that.
                flushSync(() => {
                  setRows(rows.filter((_, index) => index !== at));
                });
                add.current?.focus();
              }}
            >
              <Trash2 size={17} strokeWidth={1.5} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        ref={add}
        className="mt-4"
        disabled={rows.length >= cap}
        onClick={() => {
          setRows([...rows, emptyRow]);
        }}
      >
        + Add Member
      </Button>
      {rows.length >= cap && cap > 0 && (
        <p className="mt-2 text-sm text-muted">
          You’ve filled every seat here. You can invite more people later in Settings &gt; Team.
        </p>
      )}
      <div className="mt-8 flex flex-wrap items-center justify-end gap-3">
        {disabled && !send.isPending && cap > 0 && (
          <p className="text-sm text-muted">
            {rows.length === 0 ? 'Add a member to send invites, or skip.' : 'Enter an email address for each member.'}
          </p>
        )}
        <Button
          size="large"
          aria-disabled={send.isPending}
          onClick={() => {
            // The invitations on their way can't be taken back, so the summary must name them.
            if (!send.isPending) goOn([]);
          }}
        >
          Skip
        </Button>
        <Button
          type="submit"
          look="primary"
          size="large"
          disabled={disabled && !send.isPending}
          aria-disabled={send.isPending}
        >
          {send.isPending ? 'Sending...' : 'Send Invites'}
        </Button>
      </div>
    </form>
  );
}
