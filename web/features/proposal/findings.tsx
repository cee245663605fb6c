import { Button } from '#web/components/button.tsx';
import { FailedState } from '#web/components/states.tsx';
import { FindingList } from '#web/features/buyer/finding-list.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import type { Check } from './proposal.api.ts';

/** What to review before the proposal is sent. */
export function FindingsPanel({ check }: { check: Check }) {
  const run = () => {
    // What fails is told below.
    if (!check.busy) check.run().catch(() => {});
  };
  return (
    <section aria-labelledby="findings" className="space-y-3">
      <h3 id="findings" tabIndex={-1} className="font-serif text-lg font-medium">
        Before you send it
      </h3>
      <p className="text-sm text-muted">
        Looks for what is open, empty or in shorthand, placeholders, other prospects’ names, competitors, words nobody
        said, unlinked numbers, prices that aren’t on your list, and customers you may not name. Downloading and
        creating a link check it too.
      </p>
      <Button aria-disabled={check.busy} onClick={run}>
        {check.busy ? 'Checking...' : 'Check proposal'}
      </Button>
      {check.error !== null && <FailedState title="Not checked" text={messageOf(check.error)} onRetry={run} />}
      {check.error === null && check.findings !== null && (
        <output className="block text-sm">
          {check.findings.length === 0 ? 'We found nothing to look at.' : <FindingList findings={check.findings} />}
        </output>
      )}
    </section>
  );
}
