import { useState } from 'react';
import type { Webhook } from '#contract/webhooks.ts';
import { Button } from '#web/components/button.tsx';
import { KeptList } from '#web/components/kept-list.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { EmptyState } from '#web/components/states.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { NewWebhook } from './new-webhook.tsx';
import { wordsOf } from './webhook-words.ts';
import { useChangeWebhook, useDeleteWebhook, useWebhooks } from './webhooks.api.ts';

function HookRow({ item: hook, onEnd }: { item: Webhook; onEnd: () => void }) {
  const change = useChangeWebhook();
  const [open, setOpen] = useState(false);
  const { name, url, events, on, disabledReason } = hook;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <p className="font-medium wrap-anywhere">
            <bdi>{name}</bdi>
            {!on && <span className="font-normal text-muted"> · off</span>}
          </p>
          <p className="text-sm text-muted wrap-anywhere">{url}</p>
          <p className="text-sm text-muted">{events.map(wordsOf).join(', ')}</p>
          {disabledReason !== '' && (
            <p className="mt-1 text-sm font-medium text-red wrap-anywhere">Turned off. {disabledReason}</p>
          )}
        </div>
        <div className="flex items-center sm:-me-4">
          <label className="flex items-center gap-2 pe-2 text-sm">
            <input
              type="checkbox"
              aria-label={`On: ${name}`}
              className="size-4 accent-accent"
              checked={on}
              disabled={change.isPending}
              onChange={() => {
                change.mutate(
                  { ...hook, on: !on },
                  {
                    onError: (error) => {
                      showToast({ title: 'Webhook not changed', description: messageOf(error), tone: 'destructive' });
                    },
                  },
                );
              }}
            />
            On
          </label>
          <Button
            look="quiet"
            aria-expanded={open}
            aria-label={`Log of ${name}`}
            onClick={() => {
              setOpen(!open);
            }}
          >
            Log
          </Button>
          <Button look="quiet" aria-label={`Delete ${name}`} onClick={onEnd}>
            Delete
          </Button>
        </div>
      </div>
      {open && <DeliveryLog webhookId={hook.webhookId} name={name} />}
    </>
  );
}

export function WebhooksScreen() {
  useDocumentTitle('Webhooks');
  const { membership } = useMember();
  if (membership.role !== 'org:admin')
    return <EmptyState title="For admins">Only admins can set up webhooks.</EmptyState>;
  return <Webhooks />;
}

function Webhooks() {
  const remove = useDeleteWebhook();
  return (
    <section aria-labelledby="webhooks" className="max-w-[860px]">
      <h1 id="webhooks" className="font-serif text-2xl font-medium">
        Webhooks
      </h1>
      <p className="mt-1 max-w-[68ch] text-sm text-muted">
        We notify your CRM and other systems when a brief is ready, a session is completed, or a buyer opens or accepts
        a proposal. Messages are signed. We resend what doesn’t arrive for a day and a half.
      </p>
      <KeptList
        label="Webhooks"
        read={useWebhooks()}
        rows={2}
        keyOf={({ webhookId }) => webhookId}
        Row={HookRow}
        make="New webhook"
        Form={NewWebhook}
        empty={{
          title: 'No webhooks yet',
          text: 'Addresses you add will appear here, each with a log of what was sent.',
        }}
        end={{
          title: ({ name }) => `Delete ${name}?`,
          description: 'Its log goes with it, and what is on its way isn’t sent. You can’t take this back.',
          action: 'Delete webhook',
          doing: 'Deleting...',
          kept: 'Nothing was deleted.',
          with: {
            ...remove,
            mutate: ({ webhookId }, then) => {
              remove.mutate(webhookId, then);
            },
          },
          onEnded: () => {
            showToast({ title: 'Webhook deleted' });
          },
        }}
      />
    </section>
  );
}
