import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '#web/components/button.tsx';
import { FailedState } from '#web/components/states.tsx';
import { CallError, messageOf } from '#web/lib/call-error.ts';
import { paths } from '#web/paths.ts';
import { EntryPage } from './entry-page.tsx';
import { useAcceptInvitation, useInvitation, useSession } from './identity.api.ts';
import type { useInvitation as Invitation } from './identity.api.ts';
import { signOutTo } from './sign-out-button.tsx';

type InvitationInfo = NonNullable<ReturnType<typeof Invitation>['data']>;

const ended = {
  used: [
    'This invitation was already used',
    'Each invitation works once. If that was you, sign in with the account you created then.',
  ],
  expired: [
    'This invitation has expired',
    'Ask for a new invite. The person who sent it can send it again in Settings, under Team.',
  ],
  revoked: ['This invitation was revoked', 'Ask for a new invite if you think that this is a mistake.'],
} as const;

function WayOut({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <EntryPage
      title={title}
      intro={text}
      footer={
        <>
          Looking for something else?{' '}
          <Link to={paths.home} className="font-medium text-accent underline underline-offset-4">
            Back to the start
          </Link>
        </>
      }
    >
      <div className="flex flex-wrap gap-3">{children}</div>
    </EntryPage>
  );
}

/** Joins at once, because opening the link and signing in with its address is the decision. */
function Joining({ ticket, organizationName }: { ticket: string; organizationName: string }) {
  const accept = useAcceptInvitation();
  const navigate = useNavigate();
  const begun = useRef(false);
  const join = () => {
    accept.mutate(ticket, {
      onSuccess: () => {
        void navigate({ to: paths.dashboard, replace: true });
      },
    });
  };
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    join();
  });
  if (!accept.isError)
    return <output className="block px-6 py-24 text-center text-muted">Joining {organizationName}...</output>;
  return (
    <WayOut title={`You haven’t joined ${organizationName} yet`} text={messageOf(accept.error)}>
      <Button look="primary" onClick={join}>
        Try again
      </Button>
      <Link to={paths.dashboard} className={buttonClass()}>
        Go to your dashboard
      </Link>
    </WayOut>
  );
}

/**
 * Shows what an invitation link leads to, depending on who is signed in; `children` renders the form for an open one.
 */
export function TicketGate({
  ticket,
  children,
}: {
  ticket: string;
  children: (invitation: InvitationInfo) => ReactNode;
}) {
  const invitation = useInvitation(ticket);
  const session = useSession();
  if (invitation.isPending || session.isPending)
    return <output className="block px-6 py-24 text-center text-muted">Loading...</output>;
  if (invitation.isError) {
    const unknown = invitation.error instanceof CallError && invitation.error.status === 404;
    if (unknown)
      return (
        <WayOut
          title="This isn’t one of our invitations"
          text="The link may have been cut off in the email. Copy all of it, or ask for a new invite."
        >
          <Link to={paths.signIn} className={buttonClass({ look: 'primary' })}>
            Sign In
          </Link>
        </WayOut>
      );
    return (
      <main id="content" className="mx-auto max-w-[640px] px-6 py-24">
        <FailedState
          title="Failed to load the invitation"
          text={messageOf(invitation.error)}
          onRetry={() => {
            void invitation.refetch();
          }}
        />
      </main>
    );
  }
  const { email, organizationName, state } = invitation.data;
  const user = session.data?.user;
  if (state !== 'open') {
    const [title, text] = ended[state];
    return (
      <WayOut title={title} text={text}>
        {user ? (
          <Link to={paths.dashboard} className={buttonClass({ look: 'primary' })}>
            Go to your dashboard
          </Link>
        ) : (
          <Link to={paths.signIn} className={buttonClass({ look: 'primary' })}>
            Sign In
          </Link>
        )}
      </WayOut>
    );
  }
  if (user && user.email.toLowerCase() !== email.toLowerCase()) {
    return (
      <WayOut
        title="This invitation is for another account"
        text={`It was sent to ${email}, and you’re signed in as ${user.email}.`}
      >
        <Button
          look="primary"
          onClick={() => {
            signOutTo(window.location.pathname + window.location.search);
          }}
        >
          Sign out and continue
        </Button>
        <Link to={paths.dashboard} className={buttonClass()}>
          Stay signed in
        </Link>
      </WayOut>
    );
  }
  return user ? <Joining ticket={ticket} organizationName={organizationName} /> : <>{children(invitation.data)}</>;
}
