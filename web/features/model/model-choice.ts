import { modelProviders, type ModelProvider } from '#contract/model-providers.ts';
import type { ModelAgent, ModelSettingsInput, ModelSettingsView } from '#contract/model-settings.ts';

export const providerNames: Record<ModelProvider, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  'openai-compatible': 'OpenAI-compatible address',
};
export const agentNames: Record<ModelAgent, string> = {
  prep: 'Meeting Prepper',
  discovery: 'Discovery Coach',
  proposal: 'Proposal Writer',
  ask: 'Answers from content',
};

/** The form while typing; an empty provider means the operator's model. */
export interface ModelDraft {
  provider: '' | ModelProvider;
  name: string;
  url: string;
  key: string;
  inputPrice: string;
  outputPrice: string;
  monthlyLimit: string;
}
export type DraftErrors = Partial<Record<keyof ModelDraft, string>>;

const typed = (value: number | null): string => (value === null ? '' : String(value));

export function draftOf({ own, inputPrice, outputPrice, monthlyLimit }: ModelSettingsView): ModelDraft {
  return {
    provider: own?.provider ?? '',
    name: own?.name ?? '',
    url: own?.url ?? '',
    key: '',
    inputPrice: typed(inputPrice),
    outputPrice: typed(outputPrice),
    monthlyLimit: typed(monthlyLimit),
  };
}

export const providerIn = (text: string): ModelDraft['provider'] => modelProviders.find((each) => each === text) ?? '';

/** Parses an amount like '1,200.50'; null: empty; NaN: invalid. */
function amountOf(text: string): number | null {
  const plain = text.replaceAll(',', '').trim();
  if (plain === '') return null;
  return /^\d+(?:\.\d+)?$/u.test(plain) ? Number(plain) : Number.NaN;
}

/** Returns whether the limit is in dollars: cost is known only with both prices. */
export const countsDollars = ({ inputPrice, outputPrice }: ModelDraft): boolean =>
  inputPrice.trim() !== '' && outputPrice.trim() !== '';

/** Returns whether the stored key stays in use: it belongs to the provider and URL it was entered for. */
export function keepsKey({ provider, url }: ModelDraft, { own }: Pick<ModelSettingsView, 'own'>): boolean {
  const isSameAddress = provider !== 'openai-compatible' || own?.url === url.trim().replace(/\/+$/u, '');
  return own !== null && own.keyEnd !== '' && own.provider === provider && isSameAddress;
}

/** Returns the input to send, or the errors to fix first. */
export function readDraft(
  draft: ModelDraft,
  settings: Pick<ModelSettingsView, 'own'>,
): { input: ModelSettingsInput } | { errors: DraftErrors } {
  const errors: DraftErrors = {};
  const { provider } = draft;
  if (provider !== '' && draft.name.trim() === '') errors.name = 'Enter the name of the model';
  if (provider === 'openai-compatible' && !/^https?:\/\/\S+$/u.test(draft.url.trim()))
    errors.url = 'Enter an address such as https://models.example/v1';
  if (provider !== '' && provider !== 'openai-compatible' && draft.key.trim() === '' && !keepsKey(draft, settings))
    errors.key = 'Enter the key of this provider';
  const [inputPrice, outputPrice] = [amountOf(draft.inputPrice), amountOf(draft.outputPrice)];
  const monthlyLimit = amountOf(draft.monthlyLimit);
  if (Number.isNaN(inputPrice)) errors.inputPrice = 'Enter a number, such as 3';
  if (Number.isNaN(outputPrice)) errors.outputPrice = 'Enter a number, such as 15';
  if (monthlyLimit !== null && !(monthlyLimit > 0)) errors.monthlyLimit = 'Enter a number above 0';
  if (Object.keys(errors).length > 0) return { errors };
  const own =
    provider === ''
      ? null
      : {
          provider,
          name: draft.name.trim(),
          url: provider === 'openai-compatible' ? draft.url.trim() : '',
          ...(draft.key.trim() === '' ? {} : { key: draft.key.trim() }),
        };
  return { input: { own, inputPrice, outputPrice, monthlyLimit } };
}
