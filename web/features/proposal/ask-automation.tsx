import { Button } from '#web/components/button.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { fillEmpty } from '#web/features/discovery/fill-empty.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useAutomation } from './proposal.api.ts';

/** Where the operator's automation writes solutions: asks it, and puts what it returns into empty fields. */
export function AskAutomation() {
  const discovery = useDiscovery();
  const automation = useAutomation();
  const ask = () => {
    if (automation.isPending) return;
    automation.mutate(undefined, {
      onSuccess: (composed) => {
        const filled = fillEmpty(discovery, composed);
        showToast(
          filled === 0
            ? { title: 'Nothing to add', description: 'Every field it returned has text. Clear one to take it over.' }
            : {
                title: 'Taken from your automation',
                description: `${filled} empty fields filled, sources not checked. Read them before you send anything.`,
              },
        );
      },
      onError: (error) => {
        showToast({
          title: 'Your automation returned nothing',
          description: `${messageOf(error)} What you wrote is kept.`,
          tone: 'destructive',
        });
      },
    });
  };
  return (
    <div className="rounded-md bg-sunken px-4 py-3 text-sm">
      <p>
        Your company has connected an automation for solutions. It fills empty fields only, and its sources aren’t
        checked. It may take two minutes.
      </p>
      <Button className="mt-3" aria-disabled={automation.isPending} onClick={ask}>
        {automation.isPending ? 'Asking your automation...' : 'Ask your automation'}
      </Button>
    </div>
  );
}
