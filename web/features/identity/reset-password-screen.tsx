import { zodResolver } from '@hookform/resolvers/zod';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button, buttonClass } from '#web/components/button.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { paths } from '#web/paths.ts';
import { EntryPage } from './entry-page.tsx';
import { HostedLink, isHostedRequired } from './hosted-link.tsx';
import { useResetPassword } from './identity.api.ts';

const passwordSchema = z.object({
  newPassword: z.string().min(10, 'Use at least 10 characters').max(128, 'Use up to 128 characters'),
});

/** The token comes after '#', where no server, proxy or log sees it. */
export function ResetPasswordScreen() {
  useDocumentTitle('Choose a new password');
  const reset = useResetPassword();
  const [token] = useState(() => window.location.hash.slice(1));
  const form = useForm({ resolver: zodResolver(passwordSchema), defaultValues: { newPassword: '' } });
  const submit = form.handleSubmit(({ newPassword }) => {
    if (!reset.isPending) reset.mutate({ token, newPassword });
  });
  return (
    <EntryPage
      title="Choose a new password"
      intro="Then you are signed out everywhere and sign in with it."
      footer={
        <>
          The link doesn’t work?{' '}
          <Link to={paths.forgotPassword} className="font-medium text-accent underline underline-offset-4">
            Ask for a new one
          </Link>
        </>
      }
    >
      {reset.isSuccess ? (
        <div className="space-y-4">
          <output className="block rounded-md bg-accent-soft px-4 py-3 text-sm">Password changed</output>
          <Link to={paths.signIn} className={buttonClass({ look: 'primary', size: 'large' })}>
            Sign In
          </Link>
        </div>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            void submit(event);
          }}
          className="space-y-4"
        >
          <TextField
            label="New password"
            type="password"
            autoComplete="new-password"
            help="At least 10 characters"
            error={form.formState.errors.newPassword?.message}
            {...form.register('newPassword')}
          />
          {reset.isError && form.formState.errors.newPassword === undefined && (
            <p role="alert" className="text-sm font-medium text-red">
              {messageOf(reset.error)}
            </p>
          )}
          {isHostedRequired(reset.error) && <HostedLink />}
          <Button
            type="submit"
            look={isHostedRequired(reset.error) ? 'secondary' : 'primary'}
            size="large"
            className="w-full"
            aria-disabled={reset.isPending}
          >
            {reset.isPending ? 'Changing...' : 'Change password'}
          </Button>
        </form>
      )}
    </EntryPage>
  );
}
