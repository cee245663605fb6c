import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { recordId, line } from './text.ts';

/** Limits of API keys: of one person in one organization, characters of a name, days until one ends. */
export const apiKeyLimits = { each: 20, nameMax: 60, days: [7, 30, 90, 365], daysMax: 365, lastUsedEveryMs: 60_000 };

/**
 * What a key may do: `read` whatever its person may read, `write` make and change work, `admin` team, billing and
 * settings, as long as its person is an admin.
 */
export const apiScopes = ['read', 'write', 'admin'] as const;
export const apiScopeSchema = z.enum(apiScopes);
export type ApiScope = z.infer<typeof apiScopeSchema>;

/** How a key begins, so that people and scanners of leaked secrets know it. */
export const apiKeyPrefix = 'dwk_';

export const apiKeySchema = z.object({
  keyId: z.string(),
  name: z.string(),
  /** The last characters, to tell keys apart. */
  ending: z.string(),
  scopes: z.array(apiScopeSchema),
  userId: z.string(),
  personName: z.string(),
  mine: z.boolean(),
  /** ISO 8601; null: never used. Written once a minute. */
  lastUsedAt: z.string().nullable(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type ApiKey = z.infer<typeof apiKeySchema>;

export const listApiKeys = endpoint({
  method: 'GET',
  path: '/api/api-keys',
  access: 'member',
  summary: 'The caller’s API keys; for admins, those of everyone in the organization',
  input: z.object({}),
  output: z.object({ keys: z.array(apiKeySchema) }),
});

/** The key is answered once and stored as a hash alone. Asks for `confirm-identity` within the last minutes. */
export const createApiKey = endpoint({
  method: 'POST',
  path: '/api/api-keys',
  access: 'member',
  summary: 'Create an API key',
  input: z.object({
    name: line(apiKeyLimits.nameMax, `Use up to ${apiKeyLimits.nameMax} characters`).min(1, 'Name the key'),
    scopes: z.array(apiScopeSchema).min(1, 'Choose what the key may do').max(apiScopes.length),
    days: z.number().int().min(1).max(apiKeyLimits.daysMax),
  }),
  output: z.object({ key: z.string(), apiKey: apiKeySchema }),
});

export const revokeApiKey = endpoint({
  method: 'DELETE',
  path: '/api/api-keys/:keyId',
  access: 'member',
  summary: 'Revoke an API key: your own or, as an admin, anyone’s',
  input: z.object({ keyId: recordId() }),
  output: z.object({ success: z.literal(true) }),
});
