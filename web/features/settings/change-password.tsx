import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { useChangePassword } from './security.api.ts';

const passwordsSchema = z.object({
  currentPassword: z.string().min(1, 'Enter your current password'),
  newPassword: z.string().min(10, 'Use at least 10 characters').max(128, 'Use up to 128 characters'),
});

export function ChangePassword() {
  const change = useChangePassword();
  const form = useForm({
    resolver: zodResolver(passwordsSchema),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const submit = form.handleSubmit((values) => {
    if (!change.isPending)
      change.mutate(values, {
        onSuccess: () => {
          form.reset();
        },
      });
  });
  const { errors } = form.formState;
  return (
    <section aria-labelledby="change-password">
      <h2 id="change-password" className="mt-12 font-serif text-xl font-medium">
        Password
      </h2>
      <form
        noValidate
        onSubmit={(event) => {
          void submit(event);
        }}
        className="mt-4 max-w-[400px] space-y-4"
      >
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <TextField
          label="New password"
          type="password"
          autoComplete="new-password"
          help="At least 10 characters. All other devices are signed out."
          error={errors.newPassword?.message}
          {...form.register('newPassword')}
        />
        {change.isError && Object.keys(errors).length === 0 && (
          <p role="alert" className="text-sm font-medium text-red">
            {messageOf(change.error)}
          </p>
        )}
        {change.isSuccess && <output className="block text-sm font-medium text-accent">Password changed</output>}
        <Button type="submit" aria-disabled={change.isPending}>
          {change.isPending ? 'Changing...' : 'Change password'}
        </Button>
      </form>
    </section>
  );
}
