import { useNavigate } from '@tanstack/react-router';
import { Dialog } from 'radix-ui';
import { useRef, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { Logo } from '#web/components/logo.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { finishWizard } from '#web/features/onboarding/wizard-store.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { focusTop } from '#web/lib/focus.ts';
import { askToLeave, forgetUnsaved } from '#web/lib/unsaved/unsaved.ts';
import { paths } from '#web/paths.ts';
import { SolutionEditor } from './solution-list.tsx';
import { useSolutions } from './solutions.api.ts';

/** Full-screen overlay, closed by Finish or by going back. */
export function SolutionSetupScreen() {
  useDocumentTitle('Set up your solutions');
  const solutions = useSolutions();
  const navigate = useNavigate();
  const finished = useRef(false);
  const [error, setError] = useState('');
  const finish = async (): Promise<void> => {
    if (finished.current) return;
    if ((solutions.data ?? []).length === 0) {
      setError('Please add at least one solution before finishing.');
      showToast({
        title: 'Error',
        description: 'Please add at least one solution before finishing.',
        tone: 'destructive',
      });
      return;
    }
    if (!(await askToLeave()) || finished.current) return;
    finished.current = true;
    forgetUnsaved();
    showToast({ title: 'Setup Complete', description: 'Your workspace is ready!' });
    await navigate({ to: paths.dashboard });
    finishWizard();
  };
  return (
    <Dialog.Root
      open
      onOpenChange={() => {
        void navigate({ to: paths.dashboard });
      }}
    >
      <Dialog.Content
        data-modal
        aria-describedby={undefined}
        onOpenAutoFocus={focusTop}
        className="fixed inset-0 z-30 overflow-y-auto bg-page px-6 py-8 outline-none sm:px-12"
      >
        <div className="flex items-center justify-between">
          <Logo />
          <Button
            onClick={() => {
              void navigate({ to: paths.dashboard });
            }}
          >
            Later
          </Button>
        </div>
        <div className="mx-auto max-w-[1000px] py-12">
          <Dialog.Title asChild>
            <h1 className="font-serif text-3xl font-medium">Set Up Your Solutions</h1>
          </Dialog.Title>
          <p className="mt-3 mb-8 max-w-[60ch] text-muted">
            Name what you sell. Each brief then says which of it answers the prospect’s pains.
          </p>
          <SolutionEditor />
          <div className="mt-10 flex flex-wrap items-center justify-end gap-4 border-t border-line pt-6">
            {error !== '' && (solutions.data ?? []).length === 0 && (
              <p role="alert" className="text-sm font-medium text-red">
                {error}
              </p>
            )}
            <Button look="primary" size="large" onClick={finish}>
              Finish
            </Button>
          </div>
        </div>
      </Dialog.Content>
    </Dialog.Root>
  );
}
