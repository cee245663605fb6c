import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { Redirect } from '#web/lib/redirect.tsx';
import { paths } from '#web/paths.ts';
import { EntryFailed } from './entry-failed.tsx';
import { EntryPage } from './entry-page.tsx';
import { HandOver } from './hand-over.tsx';
import { useConfiguration, useSession } from './identity.api.ts';
import { SignUpForm } from './sign-up-form.tsx';
import { TicketGate } from './ticket-gate.tsx';

const linkClass = 'font-medium text-accent underline underline-offset-4';

interface Invited {
  email: string;
  firstName: string;
  lastName: string;
}

export function SignUpScreen() {
  useDocumentTitle('Sign up');
  const session = useSession();
  const configuration = useConfiguration();
  const navigate = useNavigate();
  const { error, after = '', ticket = '' } = useSearch({ strict: false });
  if (session.data && ticket === '')
    return <Redirect to={session.data.memberships.length > 0 ? paths.dashboard : paths.createOrganization} />;
  // Redirecting before the session is known would send back someone who just returned from the provider.
  if (configuration.isPending || (configuration.data?.hostedSignIn === true && session.isPending))
    return <output className="block px-6 py-24 text-center text-muted">Loading...</output>;
  if (configuration.isError) return <EntryFailed title="Create your account" />;
  const hosted = configuration.data?.hostedSignIn === true;
  // With a ticket, the gate takes over once the session exists.
  const done = () => {
    if (ticket === '') void navigate({ to: paths.createOrganization });
  };
  const page = (title: string, intro: string, invited?: Invited) => (
    <EntryPage
      title={title}
      intro={intro}
      footer={
        hosted ? null : (
          <>
            Already have an account?{' '}
            <Link to={paths.signIn} search={true} className={linkClass}>
              Sign in
            </Link>
          </>
        )
      }
    >
      {!hosted && error !== undefined && (
        <p role="alert" className="mb-6 rounded-md bg-amber-soft px-4 py-3 text-sm">
          This confirmation link has expired or was already used. Sign in. If your address isn’t confirmed yet, we’ll
          send you a new one.
        </p>
      )}
      {hosted ? (
        <HandOver ticket={ticket} after={after} error={error} onDone={done} />
      ) : (
        <SignUpForm email={invited?.email} name={invited} ticket={ticket} onDone={done} />
      )}
    </EntryPage>
  );
  if (ticket === '') return page('Create your account', 'Then name your organization, and prepare the first meeting.');
  return (
    <TicketGate ticket={ticket}>
      {({ organizationName, role, ...invited }) =>
        page(
          `Join ${organizationName}`,
          `You’re invited as ${role === 'org:admin' ? 'an admin' : 'a member'}. Create your account to continue.`,
          invited,
        )
      }
    </TicketGate>
  );
}
