import type { PrepDetail } from '#contract/prep.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useBilling } from '#web/features/billing/billing.api.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useRefreshPrep } from './brief.api.ts';
import { refreshLimitText } from './refresh-limit.ts';

/** Says what a refresh costs and what it keeps, before it starts. */
export function RefreshDialog({ prep, onClose }: { prep: PrepDetail; onClose: () => void }) {
  const refresh = useRefreshPrep();
  const billing = useBilling().data;
  const meter = billing?.usage.meters.find(({ kind }) => kind === 'prep');
  const limit = billing === undefined ? null : refreshLimitText(billing);
  const begin = () => {
    if (!refresh.isPending) refresh.mutate(prep.prepMeetingId, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Research this company again?"
      description="We read everything again, and the brief shows what’s new, gone and changed. Until then, and if it fails, this brief stays the same."
    >
      <ul className="list-disc space-y-1 ps-5 text-sm">
        <li>Pins, hidden statements, edits, notes and what was marked wrong stay.</li>
        <li>
          A refresh that succeeds counts as one Meeting Prepper session
          {meter ? ` (${meter.used} of ${meter.limit} used)` : ''}. Failed or canceled refreshes are free.
        </li>
        {limit !== null && <li className="font-medium text-amber">{limit}</li>}
      </ul>
      {refresh.isError && (
        <p role="alert" className="mt-4 text-sm font-medium text-red">
          {messageOf(refresh.error)}
        </p>
      )}
      <div className="mt-6 flex justify-end gap-2">
        <Button onClick={onClose}>Not now</Button>
        <Button look="primary" onClick={begin}>
          {refresh.isPending ? 'Starting...' : 'Refresh'}
        </Button>
      </div>
    </Dialog>
  );
}
