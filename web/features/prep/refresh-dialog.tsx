import type { PrepDetail } from '#contract/prep.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { useBilling } from '#web/features/billing/billing.api.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { formatDay } from '#web/lib/dates.ts';
import { useRefreshPrep } from './brief.api.ts';

/** Says what a refresh costs and what it keeps, before it starts. */
export function RefreshDialog({ prep, onClose }: { prep: PrepDetail; onClose: () => void }) {
  const refresh = useRefreshPrep();
  const usage = useBilling().data?.usage;
  const meter = usage?.meters.find(({ kind }) => kind === 'prep');
  const isOver = meter !== undefined && usage !== undefined && meter.used >= meter.limit && usage.extraLeft === 0;
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
        {isOver && (
          <li className="font-medium text-amber">
            All sessions are used.{' '}
            {usage.renewsAt === null
              ? 'You can refresh again once you have a plan.'
              : `You can refresh again on ${formatDay(usage.renewsAt)}, or with extra sessions.`}
          </li>
        )}
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
