import { symmetricDecrypt } from 'better-auth/crypto';
import type { TenantContext } from '#server/platform/context.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import { providerModel } from '#server/ports/provider-model.ts';
import { modelSettingsStore, type ModelSettingsRow } from './model-settings.store.ts';

/** Maximum source text per call of an organization's own model in characters, about 50,000 tokens. */
const usualContext = 200_000;

/** Returns the organization's own model if chosen and allowed, else the operator's; null: none. */
export async function findModel(
  ctx: Pick<TenantContext, 'services' | 'organizationId'>,
): Promise<{ model: LanguageModel | null; settings: ModelSettingsRow; isOwn: boolean }> {
  const { environment, auth, log, model, posts } = ctx.services;
  const settings = await modelSettingsStore(ctx).find();
  const { provider, name, url, sealedKey } = settings;
  if (provider === null || !environment.modelByOrganization) return { model, settings, isOwn: false };
  const { secret } = await auth.$context;
  let key = '';
  try {
    if (sealedKey !== null) key = await symmetricDecrypt({ key: secret, data: sealedKey });
  } catch (error) {
    // Encrypted with another installation key.
    // The provider will refuse the call, and admins are asked to enter it again.
    log.error({ err: error, organizationId: ctx.organizationId }, 'the key of an organization’s model can’t be opened');
  }
  const own = providerModel({
    provider,
    url,
    key,
    name,
    temperature: null,
    contextCharacters: environment.model?.contextCharacters ?? usualContext,
    // An organization's URL is called only through the guard.
    fetch: posts.fetch,
  });
  return { model: own, settings, isOwn: true };
}
