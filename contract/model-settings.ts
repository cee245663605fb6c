import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { modelProviders } from './model-providers.ts';
import { line } from './text.ts';

/** Agents that can use a model. */
export const modelAgents = ['prep', 'discovery', 'proposal', 'ask'] as const;
export type ModelAgent = (typeof modelAgents)[number];

/**
 * Lengths of names, URLs and keys in characters; the highest price (US dollars per million tokens) and monthly limit.
 */
export const modelSettingLimits = { name: 200, url: 500, key: 500, price: 10_000, limit: 1_000_000_000_000 } as const;

const price = z.number().min(0).max(modelSettingLimits.price).nullable();
const spending = {
  /** US dollars per million tokens sent and received; null if not set. */
  inputPrice: price,
  outputPrice: price,
  /** Per month (UTC): US dollars if both prices are set, otherwise tokens; null for no limit. */
  monthlyLimit: z.number().positive('Enter a limit above 0').max(modelSettingLimits.limit).nullable(),
};
const provider = z.enum(modelProviders);

const usageSchema = z.object({
  agent: z.enum(modelAgents),
  calls: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** Calls whose tokens were estimated from characters because the provider reported none. */
  estimatedCalls: z.number(),
  /** US dollars, at the prices in effect for each call. */
  cost: z.number(),
});

export const modelSettingsSchema = z.object({
  /** Whether the operator lets organizations choose their own model. */
  allowed: z.boolean(),
  /** The operator's model; null if none is configured. */
  operator: z.object({ name: z.string(), host: z.string() }).nullable(),
  /**
   * The organization's own model, which takes precedence; `keyEnd` is the last four characters of its key, empty if
   * none.
   */
  own: z.object({ provider, name: z.string(), url: z.string(), keyEnd: z.string() }).nullable(),
  ...spending,
  /** One entry per agent for the current month. */
  month: z.string(),
  usage: z.array(usageSchema),
  /** Whether the monthly limit is reached; rules write without the model until the month ends. */
  reached: z.boolean(),
});
export type ModelSettingsView = z.infer<typeof modelSettingsSchema>;

export const readModelSettings = endpoint({
  method: 'GET',
  path: '/api/model/settings',
  access: 'admin',
  summary: 'The organization’s own model, its limit, and what agents used this month',
  input: z.object({}),
  output: modelSettingsSchema,
});

/** Omitting `key` keeps the stored key while provider and URL stay the same. */
export const saveModelSettings = endpoint({
  method: 'PUT',
  path: '/api/model/settings',
  access: 'admin',
  summary: 'Choose a model for the organization and its monthly limit',
  input: z.object({
    own: z
      .object({
        provider,
        name: line(modelSettingLimits.name).min(1, 'Enter the name of the model'),
        url: line(modelSettingLimits.url).default(''),
        key: line(modelSettingLimits.key).optional(),
      })
      .nullable(),
    ...spending,
  }),
  output: modelSettingsSchema,
});
export type ModelSettingsInput = z.infer<typeof saveModelSettings.input>;
