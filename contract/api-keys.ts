import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { recordId, line } from './text.ts';

/** Limits of API keys: keys per person and organization, name length in characters, lifetimes in days. */
export const apiKeyLimits = { each: 20, nameMax: 60, days: [7, 30, 90, 365], daysMax: 365, lastUsedEveryMs: 60_000 };

/**
 * What a key may do: `read` whatever its owner may read, `write` create and change work, `admin` manage team, billing
 * and settings while its owner is an admin.
 */
export const apiScopes = ['read', 'write', 'admin'] as const;
export const apiScopeSchema = z.enum(apiScopes);
export type ApiScope = z.infer<typeof apiScopeSchema>;

/** Prefix of every key, so that people and secret scanners recognize a leaked one. */
export const apiKeyPrefix = 'dwk_';

export const apiKeySchema = z.object({
  keyId: z.string(),
  name: z.string(),
  /** The last characters of the key, to tell keys apart. */
  ending: z.string(),
  scopes: z.array(apiScopeSchema),
  userId: z.string(),
  personName: z.string(),
  mine: z.boolean(),
  /** ISO 8601, updated at most once a minute; null if the key has never been used. */
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

/** Returns the key only once; we store only its hash. Requires a recent `confirm-identity`. */
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
