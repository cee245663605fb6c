import { zodResolver } from '@hookform/resolvers/zod';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { paths } from '#web/paths.ts';
import { EntryPage } from './entry-page.tsx';
import { HostedLink, isHostedRequired } from './hosted-link.tsx';
import { useConfiguration, useRequestReset } from './identity.api.ts';

const emailSchema = z.object({
  email: z.string().trim().pipe(z.email('Enter an email address such as name@company.com')),
});

export function ForgotPasswordScreen() {
  useDocumentTitle('Forgot your password');
  const request = useRequestReset();
  const byMail = useConfiguration().data?.mail === true;
  const form = useForm({ resolver: zodResolver(emailSchema), defaultValues: { email: '' } });
  const submit = form.handleSubmit((values) => {
    if (!request.isPending) request.mutate(values);
  });
  const where = byMail
    ? 'a link is on its way to it'
    : 'your operator finds the link in the server’s terminal, since this server sends no email';
  return (
    <EntryPage
      title="Forgot your password?"
      intro="We send you a link with which you choose a new one."
      footer={
        <>
          Remembered it?{' '}
          <Link to={paths.signIn} className="font-medium text-accent underline underline-offset-4">
            Sign in
          </Link>
        </>
      }
    >
      {request.isSuccess ? (
        <output className="block rounded-md bg-accent-soft px-4 py-3 text-sm">
          If there’s an account with that address, {where}. The link works once and for one hour.
        </output>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            void submit(event);
          }}
          className="space-y-4"
        >
          <TextField
            label="Email"
            type="email"
            autoComplete="username"
            error={form.formState.errors.email?.message}
            {...form.register('email')}
          />
          {request.isError && (
            <p role="alert" className="text-sm font-medium text-red">
              {messageOf(request.error)}
            </p>
          )}
          {isHostedRequired(request.error) && <HostedLink />}
          <Button
            type="submit"
            look={isHostedRequired(request.error) ? 'secondary' : 'primary'}
            size="large"
            className="w-full"
            aria-disabled={request.isPending}
          >
            {request.isPending ? 'Sending...' : 'Send link'}
          </Button>
        </form>
      )}
    </EntryPage>
  );
}
