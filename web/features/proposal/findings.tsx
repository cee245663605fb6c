import { Button } from '#web/components/button.tsx';
import { FailedState } from '#web/components/states.tsx';
import { FindingList } from '#web/features/buyer/finding-list.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { useCheck } from './proposal.api.ts';

/** What to review before the proposal is sent. */
export function FindingsPanel() {
  const check = useCheck();
  const run = () => {
    if (!check.isPending) check.mutate(undefined);
  };
  return (
    <section aria-labelledby="findings" className="space-y-3">
      <h3 id="findings" className="font-serif text-lg font-medium">
        Before you send it
      </h3>
      <p className="text-sm text-muted">
        Looks for what is open, empty or in shorthand, placeholders, other prospects’ names, competitors, words nobody
        said, unlinked numbers, prices that aren’t on your list, and customers you may not name. Creating a link checks
        it too.
      </p>
      <Button aria-disabled={check.isPending} onClick={run}>
        {check.isPending ? 'Checking...' : 'Check proposal'}
      </Button>
      {check.error !== null && <FailedState title="Not checked" text={messageOf(check.error)} onRetry={run} />}
      {check.data !== undefined && (
        <output className="block text-sm">
          {check.data.findings.length === 0 ? (
            'We found nothing to look at.'
          ) : (
            <FindingList findings={check.data.findings} />
          )}
        </output>
      )}
    </section>
  );
}
