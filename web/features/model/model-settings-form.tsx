import { useState } from 'react';
import { modelProviders } from '#contract/model-providers.ts';
import { modelSettingLimits, type ModelSettingsView } from '#contract/model-settings.ts';
import { Button } from '#web/components/button.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { TextField } from '#web/components/text-field.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { useUnsaved } from '#web/lib/unsaved/use-unsaved.ts';
import {
  countsDollars,
  draftOf,
  keepsKey,
  providerIn,
  providerNames,
  readDraft,
  type DraftErrors,
  type ModelDraft,
} from './model-choice.ts';
import { useSaveModelSettings } from './model.api.ts';

/** Sets the organization's model and its monthly limit. */
export function ModelSettingsForm({ settings }: { settings: ModelSettingsView }) {
  const save = useSaveModelSettings();
  const [draft, setDraft] = useState(() => draftOf(settings));
  const [errors, setErrors] = useState<DraftErrors>({});
  const set = (change: Partial<ModelDraft>) => {
    setDraft({ ...draft, ...change });
    setErrors({});
  };
  const field = (name: Exclude<keyof ModelDraft, 'provider'>) => ({
    value: draft[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      set({ [name]: target.value });
    },
  });
  const submit = () => {
    if (save.isPending) return;
    const read = readDraft(draft, settings);
    if ('errors' in read) {
      setErrors(read.errors);
      return;
    }
    save.mutate(read.input, {
      onSuccess: (saved) => {
        setDraft(draftOf(saved));
        showToast({ title: 'Model settings saved' });
      },
    });
  };
  const kept = keepsKey(draft, settings);
  useUnsaved(JSON.stringify(draft) !== JSON.stringify(draftOf(settings)));
  return (
    <form
      noValidate
      className="mt-3 max-w-[560px] space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {settings.allowed ? (
        <SelectField
          label="Model"
          value={draft.provider}
          onChange={({ target }) => {
            set({ provider: providerIn(target.value), key: '' });
          }}
        >
          <option value="">
            {settings.operator === null ? 'None: rules write' : `Your operator’s: ${settings.operator.name}`}
          </option>
          {modelProviders.map((each) => (
            <option key={each} value={each}>
              {providerNames[each]}
            </option>
          ))}
        </SelectField>
      ) : (
        <p className="text-sm text-muted">Your operator chooses the model. You can set a limit for it.</p>
      )}
      {settings.allowed && draft.provider !== '' && (
        <>
          <TextField
            label="Name of the model"
            help="As the provider writes it"
            maxLength={modelSettingLimits.name}
            spellCheck={false}
            {...field('name')}
          />
          {draft.provider === 'openai-compatible' && (
            <TextField
              label="Address"
              type="url"
              inputMode="url"
              placeholder="https://"
              help="The base address, with /v1 if it has one. It has to be reachable from the internet."
              maxLength={modelSettingLimits.url}
              {...field('url')}
            />
          )}
          <TextField
            label={draft.provider === 'openai-compatible' ? 'Key (optional)' : 'Key'}
            type="password"
            maxLength={modelSettingLimits.key}
            help={
              kept
                ? `A key is set. It ends in ${settings.own?.keyEnd ?? ''}. Type a new one to replace it.`
                : 'We encrypt it and never show it again.'
            }
            {...field('key')}
            autoComplete="new-password"
          />
        </>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label="Price of a million tokens sent ($)" inputMode="decimal" {...field('inputPrice')} />
        <TextField label="Price of a million tokens received ($)" inputMode="decimal" {...field('outputPrice')} />
      </div>
      <TextField
        label={countsDollars(draft) ? 'Monthly limit ($)' : 'Monthly limit (tokens)'}
        inputMode="decimal"
        help={
          countsDollars(draft)
            ? 'At the limit, only rules write until the month ends (UTC). A call in progress still finishes. Calls made before prices were saved cost $0 here.'
            : 'At the limit, only rules write until the month ends (UTC). A call in progress still finishes. Add both prices to set a limit in dollars.'
        }
        {...field('monthlyLimit')}
      />
      {save.isError && (
        <p role="alert" className="text-sm font-medium text-red">
          {messageOf(save.error)}
        </p>
      )}
      <Button type="submit" look="primary" aria-disabled={save.isPending}>
        {save.isPending ? 'Saving...' : 'Save model settings'}
      </Button>
    </form>
  );
}
