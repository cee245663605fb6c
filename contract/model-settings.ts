import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { modelProviders } from './model-providers.ts';
import { line } from './text.ts';

/** What of the product's work a model is asked for. */
export const modelAgents = ['prep', 'discovery', 'proposal', 'ask'] as const;
export type ModelAgent = (typeof modelAgents)[number];

/** Lengths of names, addresses and keys; the highest price (US dollars a million tokens) and limit. */
export const modelSettingLimits = { name: 200, url: 500, key: 500, price: 10_000, limit: 1_000_000_000_000 } as const;

const price = z.number().min(0).max(modelSettingLimits.price).nullable();
const spending = {
  /** US dollars for a million tokens sent and received; null: nobody said. */
  inputPrice: price,
  outputPrice: price,
  /** For a month (UTC): US dollars where both prices are given, else tokens; null: none. */
  monthlyLimit: z.number().positive('Enter a limit above 0').max(modelSettingLimits.limit).nullable(),
};
const provider = z.enum(modelProviders);

const usageSchema = z.object({
  agent: z.enum(modelAgents),
  calls: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  /** Calls whose tokens were estimated from characters, since the provider named none. */
  estimatedCalls: z.number(),
  /** US dollars, by the prices that held at each call. */
  cost: z.number(),
});

export const modelSettingsSchema = z.object({
  /** Whether the operator lets organizations choose a model of their own. */
  allowed: z.boolean(),
  /** The operator's model; null: none is set. */
  operator: z.object({ name: z.string(), host: z.string() }).nullable(),
  /** The organization's own, which goes before the operator's; `keyEnd`: the last four characters of its key, empty: none is set. */
  own: z.object({ provider, name: z.string(), url: z.string(), keyEnd: z.string() }).nullable(),
  ...spending,
  /** Of this month, each agent once. */
  month: z.string(),
  usage: z.array(usageSchema),
  /** Whether the month's limit is reached: rules write alone until it ends. */
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

/** Without `key` the stored one stays, where provider and address stay too. */
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
