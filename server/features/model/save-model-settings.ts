import { symmetricEncrypt } from 'better-auth/crypto';
import type { ModelSettingsInput, ModelSettingsView } from '#contract/model-settings.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { modelSettingsStore, type ModelSettingsRow } from './model-settings.store.ts';
import { readModelSettings } from './read-model-settings.ts';

type Own = NonNullable<ModelSettingsInput['own']>;
type Chosen = Pick<ModelSettingsRow, 'provider' | 'name' | 'url' | 'sealedKey' | 'keyEnd'>;

const operators: Chosen = { provider: null, name: '', url: '', sealedKey: null, keyEnd: '' };

function addressOf({ provider, url }: Own): string {
  if (provider !== 'openai-compatible') return '';
  const address = URL.canParse(url) ? new URL(url) : null;
  if (address === null || !/^https?:$/u.test(address.protocol) || address.username !== '' || address.password !== '')
    throw new AppError('invalid_input', 'Enter an address such as https://models.example/v1', {
      fields: { url: 'Enter an address such as https://models.example/v1' },
    });
  return url.replace(/\/+$/u, '');
}

async function chosen(ctx: TenantContext, own: Own, before: ModelSettingsRow): Promise<Chosen> {
  const url = addressOf(own);
  const { provider, name, key } = own;
  // A stored key is sent only to the URL it was entered for.
  const isSame = before.provider === provider && before.url === url;
  const kept = isSame ? { sealedKey: before.sealedKey, keyEnd: before.keyEnd } : { sealedKey: null, keyEnd: '' };
  if (key !== undefined && key !== '') {
    const { secret } = await ctx.services.auth.$context;
    const sealedKey = await symmetricEncrypt({ key: secret, data: key });
    return { provider, name, url, sealedKey, keyEnd: key.length > 8 ? key.slice(-4) : '****' };
  }
  if (key === '' && provider === 'openai-compatible') return { provider, name, url, sealedKey: null, keyEnd: '' };
  if (provider !== 'openai-compatible' && kept.sealedKey === null)
    throw new AppError('invalid_input', 'Enter the key of this provider', {
      fields: { key: 'Enter the key of this provider' },
    });
  return { provider, name, url, ...kept };
}

/** Sets the organization's model and limit; the key is stored encrypted and never returned. */
export async function saveModelSettings(
  ctx: TenantContext,
  { own, inputPrice, outputPrice, monthlyLimit }: ModelSettingsInput,
): Promise<ModelSettingsView> {
  if (own !== null && !ctx.services.environment.modelByOrganization)
    throw new AppError('forbidden', 'Your operator doesn’t let organizations choose a model. Nothing was changed.');
  const store = modelSettingsStore(ctx);
  const before = await store.find();
  const choice = own === null ? operators : await chosen(ctx, own, before);
  await store.save({ ...choice, inputPrice, outputPrice, monthlyLimit });
  const text = (value: number | null): string => (value === null ? 'none' : String(value));
  await recordChange(ctx, {
    action: 'model.changed',
    subject: choice.provider === null ? 'the operator’s' : `${choice.provider} ${choice.name}`,
    details: {
      ...(choice.url === '' ? {} : { host: new URL(choice.url).host }),
      key: choice.sealedKey === before.sealedKey ? 'not changed' : choice.sealedKey === null ? 'removed' : 'set',
      'price of a million tokens sent': text(inputPrice),
      'price of a million tokens received': text(outputPrice),
      'limit of a month': text(monthlyLimit),
    },
  });
  return readModelSettings(ctx);
}
