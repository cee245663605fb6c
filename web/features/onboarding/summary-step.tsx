import { useNavigate } from '@tanstack/react-router';
import { Dialog } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { TextField } from '#web/components/text-field.tsx';
import { fullName, useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { paths } from '#web/paths.ts';
import { failedOf, processedText, reasonOf } from './invited-members.ts';
import { useFinishSetup, useSendInvites } from './onboarding.api.ts';
import { finishWizard, setWizard, useWizard } from './wizard-store.ts';
import { formatMoney } from '#web/features/billing/money.ts';

function roleWord(role: string): string {
  return role === 'org:admin' ? 'Admin' : 'Member';
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-line py-4 sm:grid-cols-[150px_1fr]">
      <h3 className="text-sm leading-6 text-muted">{title}</h3>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

export function SummaryStep() {
  const { user, membership } = useMember();
  const { orgName, members, stripeInfo, user: stored } = useWizard();
  const finish = useFinishSetup();
  const send = useSendInvites();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const leave = () => {
    if (leaving) return;
    setLeaving(true);
    // If this fails, only the server's mark is missing: the dashboard banner then offers the rest again.
    finish.mutate();
    timer.current = setTimeout(() => {
      finishWizard();
      void navigate({ to: paths.dashboard });
    }, limits.onboarding.leaveMs);
  };
  const failed = failedOf(members);
  const correct = (at: number, email: string) => {
    const corrected = { email, sent: undefined, reason: '' };
    setWizard({ members: members.map((member, index) => (index === at ? { ...member, ...corrected } : member)) });
  };
  const again = () => {
    if (send.isPending) return;
    send.mutate(failed, {
      onSuccess: (sent) => {
        setWizard({ members: members.map((member) => sent[failed.indexOf(member)] ?? member) });
        showToast({ title: 'Invites Processed', description: processedText(sent) });
      },
    });
  };
  const name = `${stored.firstName} ${stored.lastName}`.trim() || fullName(user);
  return (
    <>
      <Dialog.Title className="font-serif text-2xl font-medium">Onboarding Summary</Dialog.Title>
      <div className="mt-5 border-t border-line">
        <Part title="Admin User">
          <p dir="auto">{name}</p>
          <p dir="auto" className="text-sm text-muted">
            {stored.email || user.email} · {roleWord(stored.role)}
          </p>
        </Part>
        <Part title="Organization">
          <p dir="auto">{orgName || membership.name}</p>
        </Part>
        <Part title="Team Members">
          {members.length === 0 && <p>No additional members invited</p>}
          <ul>
            {members.map((member, at) => (
              <li key={at} dir="auto" className="pb-1">
                {`${member.firstName} ${member.lastName}`.trim()}{' '}
                <span className="text-sm text-muted">
                  {member.sent === true && `${member.email} · `}
                  {roleWord(member.role)}
                </span>
                {member.sent !== true && (
                  <TextField
                    label={`Email ${at + 1}`}
                    inputMode="email"
                    autoCapitalize="off"
                    autoComplete="off"
                    spellCheck={false}
                    value={member.email}
                    error={reasonOf(member) || undefined}
                    onChange={(event) => {
                      correct(at, event.target.value);
                    }}
                  />
                )}
              </li>
            ))}
          </ul>
          {failed.length > 0 && (
            <Button className="my-2" aria-disabled={send.isPending} onClick={again}>
              {send.isPending ? 'Sending...' : 'Send failed invites again'}
            </Button>
          )}
          {send.isError && (
            <p role="alert" className="text-sm font-medium text-red">
              {messageOf(send.error)}
            </p>
          )}
          <p className="mt-1 text-sm text-muted">You can invite more people later in Settings &gt; Team.</p>
        </Part>
        <Part title="Subscription">
          {stripeInfo === null ? (
            <p>Subscription pending</p>
          ) : (
            <dl className="tabular grid grid-cols-[auto_1fr] gap-x-4">
              <dt className="text-sm leading-6 text-muted">Plan</dt>
              <dd>{stripeInfo.productName}</dd>
              <dt className="text-sm leading-6 text-muted">Seats</dt>
              <dd>{stripeInfo.quantity}</dd>
              <dt className="text-sm leading-6 text-muted">Amount</dt>
              <dd>
                {stripeInfo.amount === null
                  ? 'Not stated'
                  : formatMoney(Math.round(stripeInfo.amount * 100), stripeInfo.currency || 'usd')}
              </dd>
            </dl>
          )}
        </Part>
      </div>
      <div className="mt-8 flex justify-end">
        <Button look="primary" size="large" onClick={leave} disabled={leaving}>
          Take Me to Dashboard
        </Button>
      </div>
    </>
  );
}
