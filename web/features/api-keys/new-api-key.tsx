import { useRef, useState } from 'react';
import { apiKeyLimits, type ApiScope } from '#contract/api-keys.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { IdentityPrompt } from '#web/features/settings/identity-prompt.tsx';
import { copyText } from '#web/lib/copy-text.ts';
import { focusFirstWrong } from '#web/lib/focus.ts';
import { leaveBy } from '#web/lib/unsaved/unsaved.ts';
import { useUnsaved } from '#web/lib/unsaved/use-unsaved.ts';
import { useCreateApiKey } from './api-keys.api.ts';

export const scopeWords: Record<ApiScope, { name: string; text: string }> = {
  read: { name: 'Read', text: 'everything you can read, except billing and team settings' },
  write: { name: 'Write', text: 'prepare for meetings, change sessions, proposals, content and solutions' },
  admin: { name: 'Admin', text: 'team, billing and settings, while you’re an admin' },
};
const scopes = Object.keys(scopeWords) as ApiScope[];

/** Shows the new key, which can't be shown again. */
function MadeKey({ apiKey, onDone }: { apiKey: string; onDone: () => void }) {
  return (
    <div className="space-y-4">
      <code className="block rounded-md bg-sunken px-3 py-2 font-mono text-sm wrap-anywhere">{apiKey}</code>
      <div className="flex gap-3">
        <Button
          look="primary"
          onClick={() => {
            void copyText(apiKey, 'API key copied');
          }}
        >
          Copy key
        </Button>
        <Button onClick={onDone}>Done</Button>
      </div>
    </div>
  );
}

export function NewApiKey({ onClose }: { onClose: () => void }) {
  const { membership } = useMember();
  const create = useCreateApiKey();
  const [name, setName] = useState('');
  const [days, setDays] = useState<number>(apiKeyLimits.days[2] ?? apiKeyLimits.daysMax);
  const [chosen, setChosen] = useState<ApiScope[]>(['read']);
  const [asked, setAsked] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const offered = scopes.filter((scope) => scope !== 'admin' || membership.role === 'org:admin');
  const [nameless, scopeless] = [name.trim() === '', chosen.length === 0];
  const isTouched = name !== '' || chosen.join() !== 'read';
  useUnsaved(isTouched && create.data === undefined);
  const close = () => {
    leaveBy(onClose);
  };
  if (create.data !== undefined)
    return (
      <Dialog
        open
        onClose={onClose}
        title="Copy your API key"
        description="We show it this once and keep no copy. If you lose it, create another."
      >
        <MadeKey apiKey={create.data.key} onDone={onClose} />
      </Dialog>
    );
  return (
    <Dialog
      open
      onClose={close}
      title="New API key"
      description="Programs with this key act in your name. Their changes are logged with the key’s name."
    >
      <div ref={form} className="mb-5 space-y-4">
        <TextField
          label="Name"
          autoComplete="off"
          maxLength={apiKeyLimits.nameMax}
          placeholder="What uses it, for example CRM sync"
          value={name}
          error={asked && nameless ? 'Name the key' : undefined}
          onChange={(event) => {
            setName(event.target.value);
          }}
        />
        <fieldset aria-invalid={asked && scopeless}>
          <legend className="mb-1 text-sm font-medium">Allow</legend>
          {offered.map((scope) => (
            <label key={scope} className="block py-1 text-sm">
              <input
                type="checkbox"
                className="me-2 size-4 translate-y-0.5 accent-accent"
                checked={chosen.includes(scope)}
                onChange={({ target }) => {
                  setChosen(target.checked ? [...chosen, scope] : chosen.filter((each) => each !== scope));
                }}
              />
              {scopeWords[scope].name}
              <span className="text-muted">: {scopeWords[scope].text}</span>
            </label>
          ))}
          {asked && scopeless && (
            <p role="alert" className="mt-1 text-sm font-medium text-red">
              Choose what the key may do
            </p>
          )}
        </fieldset>
        <SelectField
          label="Expires after"
          value={days}
          className="max-w-48"
          onChange={(event) => {
            setDays(Number(event.target.value));
          }}
        >
          {apiKeyLimits.days.map((each) => (
            <option key={each} value={each}>
              {each} days
            </option>
          ))}
        </SelectField>
      </div>
      <IdentityPrompt
        action="Create key"
        pending={create.isPending}
        error={create.error}
        onCancel={close}
        isReady={() => {
          setAsked(true);
          focusFirstWrong(form.current);
          return !nameless && !scopeless;
        }}
        onProof={(proof) => {
          create.mutate({ proof, name: name.trim(), scopes: chosen, days });
        }}
      />
    </Dialog>
  );
}
