import * as contract from '#contract/api-keys.ts';
import { route, type Route } from '#server/platform/http.ts';
import { createApiKey } from './create-api-key.ts';
import { listApiKeys } from './list-api-keys.ts';
import { revokeApiKey } from './revoke-api-key.ts';

export const apiKeyRoutes: Route[] = [
  route(contract.listApiKeys, listApiKeys),
  route(contract.createApiKey, createApiKey, () => 201),
  route(contract.revokeApiKey, revokeApiKey),
];
