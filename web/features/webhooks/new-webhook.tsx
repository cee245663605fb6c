import { useState } from 'react';
import { webhookEvents, webhookLimits, type WebhookEvent } from '#contract/webhooks.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { focusFirstWrong } from '#web/lib/focus.ts';
import { leaveBy } from '#web/lib/unsaved/unsaved.ts';
import { useUnsaved } from '#web/lib/unsaved/use-unsaved.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { eventWords } from './webhook-words.ts';
import { useCreateWebhook } from './webhooks.api.ts';

function Secret({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <Dialog
      open
      onClose={onDone}
      title="Copy the signing secret"
      description="Your receiver uses it to check that a message is ours, as Standard Webhooks describes. We show it this once."
    >
      <code className="block rounded-md bg-sunken px-3 py-2 font-mono text-sm wrap-anywhere">{secret}</code>
      <div className="mt-4 flex gap-3">
        <Button
          look="primary"
          onClick={() => {
            void copyText(secret, 'Secret copied');
          }}
        >
          Copy secret
        </Button>
        <Button onClick={onDone}>Done</Button>
      </div>
    </Dialog>
  );
}

export function NewWebhook({ onClose }: { onClose: () => void }) {
  const create = useCreateWebhook();
  const [name, setName] = useState('');
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<WebhookEvent[]>([...webhookEvents]);
  const [asked, setAsked] = useState(false);
  const isTouched = name !== '' || url !== '' || events.length !== webhookEvents.length;
  useUnsaved(isTouched && create.data === undefined);
  const nameless = name.trim() === '';
  const wrong = !URL.canParse(url.trim()) || !/^https?:$/u.test(new URL(url.trim()).protocol);
  if (create.data !== undefined) return <Secret secret={create.data.secret} onDone={onClose} />;
  const submit = () => {
    setAsked(true);
    if (!nameless && !wrong && events.length > 0 && !create.isPending)
      create.mutate({ name: name.trim(), url: url.trim(), events });
  };
  const close = () => {
    leaveBy(onClose);
  };
  return (
    <Dialog
      open
      onClose={close}
      title="New webhook"
      description="We post a signed message to your address when one of these happens."
    >
      <form
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          focusFirstWrong(event.currentTarget);
          submit();
        }}
      >
        <TextField
          label="Name"
          autoComplete="off"
          maxLength={webhookLimits.nameMax}
          value={name}
          error={asked && nameless ? 'Name the webhook' : undefined}
          onChange={(event) => {
            setName(event.target.value);
          }}
        />
        <TextField
          label="Address"
          type="url"
          inputMode="url"
          placeholder="https://"
          autoComplete="off"
          value={url}
          error={asked && wrong ? 'Enter an address such as https://example.com/hook' : undefined}
          onChange={(event) => {
            setUrl(event.target.value);
          }}
        />
        <fieldset aria-invalid={asked && events.length === 0}>
          <legend className="mb-1 text-sm font-medium">Tell it when</legend>
          {webhookEvents.map((each) => (
            <label key={each} className="block py-1 text-sm">
              <input
                type="checkbox"
                className="me-2 size-4 translate-y-0.5 accent-accent"
                checked={events.includes(each)}
                onChange={({ target }) => {
                  setEvents(target.checked ? [...events, each] : events.filter((one) => one !== each));
                }}
              />
              {eventWords[each]}
              <span className="font-mono text-xs text-muted"> {each}</span>
            </label>
          ))}
          {asked && events.length === 0 && (
            <p role="alert" className="mt-1 text-sm font-medium text-red">
              Choose what to send
            </p>
          )}
        </fieldset>
        {create.isError && (
          <p role="alert" className="text-sm font-medium text-red">
            {messageOf(create.error)}
          </p>
        )}
        <div className="flex gap-3">
          <Button type="submit" look="primary" aria-disabled={create.isPending}>
            {create.isPending ? 'Adding...' : 'Add webhook'}
          </Button>
          <Button onClick={close}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
