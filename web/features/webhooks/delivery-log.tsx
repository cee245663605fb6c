import type { Delivery } from '#contract/webhooks.ts';
import { Button } from '#web/components/button.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { FailedState, SkeletonRows } from '#web/components/states.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { formatMoment } from '#web/lib/dates.ts';
import { wordsOf } from './webhook-words.ts';
import { useDeliveries, useSend } from './webhooks.api.ts';

function stateOf({ state, tries, nextAt }: Delivery): string {
  if (state === 'delivered') return 'Delivered';
  if (state === 'failed') return `Failed after ${tries} ${tries === 1 ? 'try' : 'tries'}`;
  return tries === 0 || nextAt === null ? 'Sending' : `Tries again ${formatMoment(nextAt)}`;
}

/** A webhook's deliveries, with a button to resend each. */
export function DeliveryLog({ webhookId, name }: { webhookId: string; name: string }) {
  const log = useDeliveries(webhookId);
  const send = useSend(webhookId);
  const start = (deliveryId: string | null) => {
    if (send.isPending) return;
    send.mutate(deliveryId, {
      onError: (error) => {
        showToast({ title: 'Not sent', description: messageOf(error), tone: 'destructive' });
      },
    });
  };
  return (
    <div className="mt-3 rounded-md bg-sunken px-4 py-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-sm font-medium">Log</h2>
        <Button
          onClick={() => {
            start(null);
          }}
        >
          Send test
        </Button>
      </div>
      {log.isPending && <SkeletonRows rows={2} label="Loading the log" />}
      {log.isError && log.data === undefined && (
        <FailedState
          title="Failed to load the log"
          text={messageOf(log.error)}
          onRetry={() => {
            void log.refetch();
          }}
        />
      )}
      {log.data?.length === 0 && <p className="mt-2 text-sm text-muted">Nothing sent yet. Send a test.</p>}
      {log.data !== undefined && log.data.length > 0 && (
        <ol aria-label={`Log of ${name}`} className="mt-2 divide-y divide-line">
          {log.data.map((delivery) => (
            <li key={delivery.deliveryId} className="py-2 text-sm">
              <div className="flex flex-wrap items-center justify-between gap-x-3">
                <span className="min-w-0">
                  <span className="font-medium">{wordsOf(delivery.event)}</span>
                  <span className="text-muted"> · {formatMoment(delivery.createdAt)}</span>
                  <span className={delivery.state === 'failed' ? 'text-red' : 'text-muted'}>
                    {' '}
                    · {stateOf(delivery)}
                  </span>
                </span>
                {delivery.state !== 'waiting' && (
                  <Button
                    look="quiet"
                    aria-label={`Resend ${wordsOf(delivery.event)}, ${formatMoment(delivery.createdAt)}`}
                    onClick={() => {
                      start(delivery.deliveryId);
                    }}
                  >
                    Resend
                  </Button>
                )}
              </div>
              {delivery.problem !== '' && <p className="text-muted wrap-anywhere">{delivery.problem}</p>}
              <details>
                <summary className="cursor-pointer text-muted">Message</summary>
                <pre className="mt-1 font-mono text-xs wrap-anywhere whitespace-pre-wrap">
                  {JSON.stringify(JSON.parse(delivery.body), null, 2)}
                </pre>
              </details>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
