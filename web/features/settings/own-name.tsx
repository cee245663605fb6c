import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { limits } from '#contract/limits.ts';
import { properName } from '#contract/text.ts';
import { Button } from '#web/components/button.tsx';
import { NameFields } from '#web/components/name-fields.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useUnsaved } from '#web/lib/unsaved/use-unsaved.ts';
import { useChangeName } from './profile.api.ts';

const nameSchema = z.object({
  firstName: properName(limits.text.personName).min(1, 'First name is required'),
  lastName: properName(limits.text.personName),
});

export function OwnName() {
  const { user } = useMember();
  const change = useChangeName();
  const form = useForm({
    resolver: zodResolver(nameSchema),
    values: { firstName: user.firstName, lastName: user.lastName },
    resetOptions: { keepDirtyValues: true },
  });
  const submit = form.handleSubmit((values) => {
    if (change.isPending) return;
    change.mutate(values, {
      onSuccess: () => {
        form.reset(values);
        showToast({ title: 'Name changed' });
      },
    });
  });
  const { errors, isDirty } = form.formState;
  useUnsaved(isDirty);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        void submit(event);
      }}
      className="space-y-4"
    >
      <NameFields
        first={{ field: form.register('firstName'), error: errors.firstName?.message }}
        last={{ field: form.register('lastName'), error: errors.lastName?.message }}
      />
      {change.isError && Object.keys(errors).length === 0 && (
        <p role="alert" className="text-sm font-medium text-red">
          {messageOf(change.error)}
        </p>
      )}
      <Button type="submit" aria-disabled={change.isPending}>
        {change.isPending ? 'Saving...' : 'Change name'}
      </Button>
    </form>
  );
}
