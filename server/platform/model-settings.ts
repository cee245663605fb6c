import { z } from 'zod';
import { modelProviders, type ModelProvider } from '#contract/model-providers.ts';

const trimmed = z
  .string()
  .default('')
  .transform((value) => value.trim());

/** Settings of the operator's model, and whether organizations may choose their own. */
export const modelShape = {
  MODEL_PROVIDER: z
    .enum(['', ...modelProviders], {
      error: (issue) => `names no provider: ${String(issue.input)}; there are ${modelProviders.join(', ')}`,
    })
    .default(''),
  MODEL_URL: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  MODEL_KEY: trimmed,
  MODEL_NAME: trimmed,
  MODEL_CONTEXT: z.coerce.number().int().min(10_000).max(4_000_000).default(200_000),
  MODEL_TEMPERATURE: z.union([z.literal(''), z.coerce.number().min(0).max(2)]).default(''),
  MODEL_BY_ORGANIZATION: z.enum(['on', 'off', '']).default('on'),
};

type Settings = { [Key in keyof typeof modelShape]: z.infer<(typeof modelShape)[Key]> };

/**
 * `url` empty: the provider's default; `temperature` null: not sent; `contextCharacters`: maximum source text per call.
 */
export interface OperatorModel {
  provider: ModelProvider;
  url: string;
  key: string;
  name: string;
  temperature: number | null;
  contextCharacters: number;
}

const isSet = (settings: Settings): boolean =>
  settings.MODEL_PROVIDER !== '' || settings.MODEL_URL !== '' || settings.MODEL_NAME !== '';

/** A URL without a provider is taken as OpenAI-compatible. */
const providerOf = ({ MODEL_PROVIDER: named }: Settings): ModelProvider => (named === '' ? 'openai-compatible' : named);

/** Returns the names of settings the model still needs. */
export function missingModelSettings(settings: Settings): string[] {
  if (!isSet(settings)) return [];
  const needed =
    providerOf(settings) === 'openai-compatible'
      ? (['MODEL_URL', 'MODEL_NAME'] as const)
      : (['MODEL_KEY', 'MODEL_NAME'] as const);
  return needed.filter((name) => settings[name] === '');
}

/** Returns null if no model is configured and the built-in analyst writes everything. */
export function modelOf(settings: Settings): OperatorModel | null {
  if (!isSet(settings) || missingModelSettings(settings).length > 0) return null;
  return {
    provider: providerOf(settings),
    url: settings.MODEL_URL,
    key: settings.MODEL_KEY,
    name: settings.MODEL_NAME,
    temperature: settings.MODEL_TEMPERATURE === '' ? null : settings.MODEL_TEMPERATURE,
    contextCharacters: settings.MODEL_CONTEXT,
  };
}
