import { zodResolver } from '@hookform/resolvers/zod';
import { useNavigate } from '@tanstack/react-router';
import { Dialog } from 'radix-ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { createOrganization } from '#contract/identity.ts';
import { Button } from '#web/components/button.tsx';
import { Logo } from '#web/components/logo.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { statedText } from '#web/lib/call-error.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { Redirect } from '#web/lib/redirect.tsx';
import { paths } from '#web/paths.ts';
import { forgetOnboarding, useWizard } from '#web/features/onboarding/wizard-store.ts';
import { DeleteAccount } from '#web/features/settings/delete-account.tsx';
import { useCreateOrganization, useSession } from './identity.api.ts';
import { SignOutButton } from './sign-out-button.tsx';

/** Full screen and can't be closed, because the product needs an organization. Signing out stays possible. */
export function CreateOrganizationScreen() {
  useDocumentTitle('Create your organization');
  const session = useSession();
  const create = useCreateOrganization();
  const navigate = useNavigate();
  /** Whether the session lacks the person's email or id. */
  const [nobody, setNobody] = useState(false);
  const form = useForm({
    resolver: zodResolver(createOrganization.input),
    defaultValues: { orgName: '', adminEmail: '', adminClerkUserId: '' },
  });
  const { isHydrated } = useWizard();
  const hasNone = session.data?.memberships.length === 0;
  // Everybody without an organization comes here: what this browser remembers is of one that is gone (decision A138).
  useEffect(() => {
    if (hasNone && isHydrated) forgetOnboarding();
  }, [hasNone, isHydrated]);
  if (session.data && session.data.memberships.length > 0 && create.isIdle) return <Redirect to={paths.dashboard} />;

  const submit = form.handleSubmit(({ orgName }) => {
    if (create.isPending) return;
    const user = session.data?.user;
    setNobody(!user?.email || user.id === '');
    if (!user?.email || user.id === '') return;
    create.mutate(
      { orgName, adminEmail: user.email, adminClerkUserId: user.id },
      {
        onSuccess: () => {
          void navigate({ to: paths.organizationDetails, replace: true });
        },
      },
    );
  });
  const problem = form.formState.errors.orgName;
  // An empty name has its own client-side text (decision A47).
  const clientText = problem?.type === 'too_small' ? 'Organization Name is required' : problem?.message;
  const error =
    clientText ??
    (nobody
      ? 'User email or ID not available'
      : create.isError
        ? statedText(create.error) || 'Failed to create organization'
        : undefined);
  return (
    <Dialog.Root open>
      <Dialog.Content
        data-modal
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          form.setFocus('orgName');
        }}
        onEscapeKeyDown={(event) => {
          event.preventDefault();
        }}
        onInteractOutside={(event) => {
          event.preventDefault();
        }}
        className="fixed inset-0 z-30 flex flex-col overflow-y-auto bg-page px-6 py-8 sm:px-12"
      >
        <div className="flex items-center justify-between">
          <Logo />
          <SignOutButton />
        </div>
        <div className="mx-auto flex w-full max-w-[440px] flex-1 flex-col justify-center py-12">
          <Dialog.Title asChild>
            <h1 className="font-serif text-3xl font-medium">Create your organization</h1>
          </Dialog.Title>
          <p className="mt-3 mb-8 text-muted">Your team shares its briefs in an organization. You become its admin.</p>
          <form
            noValidate
            onSubmit={(event) => {
              void submit(event);
            }}
            className="space-y-5"
          >
            <TextField
              label="Organization Name"
              autoComplete="organization"
              placeholder="Northwind Traders"
              error={error}
              {...form.register('orgName', {
                onChange: () => {
                  setNobody(false);
                  create.reset();
                },
              })}
            />
            <Button type="submit" look="primary" size="large" aria-disabled={create.isPending}>
              {create.isPending ? 'Creating...' : 'Create Organization'}
            </Button>
          </form>
          <DeleteAccount quiet />
        </div>
      </Dialog.Content>
    </Dialog.Root>
  );
}
