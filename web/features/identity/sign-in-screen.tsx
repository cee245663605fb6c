import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { Redirect } from '#web/lib/redirect.tsx';
import { paths } from '#web/paths.ts';
import { EntryFailed } from './entry-failed.tsx';
import { EntryPage } from './entry-page.tsx';
import { HandOver } from './hand-over.tsx';
import { useConfiguration, useSession } from './identity.api.ts';
import { SecondFactorForm } from './second-factor-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignedInAgain } from './signed-in-again.tsx';
import { TicketGate } from './ticket-gate.tsx';

const linkClass = 'font-medium text-accent underline underline-offset-4';

export function SignInScreen() {
  useDocumentTitle('Sign in');
  const session = useSession();
  const configuration = useConfiguration();
  const navigate = useNavigate();
  const { demo, error, step, after = '', ticket = '' } = useSearch({ strict: false });
  if (session.data && after === 'close') return <SignedInAgain />;
  if (session.data && ticket === '') return <Redirect to={paths.dashboard} />;
  // Redirecting before the session is known would send back someone who just returned from the provider.
  if (configuration.isPending || (configuration.data?.hostedSignIn === true && session.isPending))
    return <output className="block px-6 py-24 text-center text-muted">Loading...</output>;
  if (configuration.isError) return <EntryFailed title="Sign in" />;
  const hosted = configuration.data?.hostedSignIn === true;
  // With a ticket, the gate takes over once the session exists.
  const done = () => {
    if (ticket === '') void navigate({ to: paths.dashboard });
  };
  if (step === 'second-factor' && session.data === null) {
    return (
      <EntryPage
        title="One more step"
        intro="Your account asks for a second proof that it is you."
        footer={
          <>
            Took too long?{' '}
            <Link
              to={paths.signIn}
              search={{ ...(ticket === '' ? {} : { ticket }), ...(after === '' ? {} : { after }) }}
              className={linkClass}
            >
              Sign in again
            </Link>
          </>
        }
      >
        <SecondFactorForm onDone={done} />
      </EntryPage>
    );
  }
  const page = (intro: string, email: string) => (
    <EntryPage
      title="Sign in"
      intro={intro}
      footer={
        hosted ? null : (
          <>
            No account yet?{' '}
            <Link to={paths.signUp} search={true} className={linkClass}>
              Sign up
            </Link>
          </>
        )
      }
    >
      {demo === 'used' && (
        <p className="mb-6 rounded-md bg-amber-soft px-4 py-3 text-sm">
          This demo link was already used or isn’t valid. The server prints a new one when it starts.
        </p>
      )}
      {hosted ? (
        <HandOver ticket={ticket} after={after} error={error} onDone={done} />
      ) : (
        <SignInForm email={email} onDone={done} />
      )}
    </EntryPage>
  );
  if (ticket === '') return page('Welcome back.', '');
  return (
    <TicketGate ticket={ticket}>
      {({ email, organizationName }) => page(`Then you’ll join ${organizationName}.`, email)}
    </TicketGate>
  );
}
