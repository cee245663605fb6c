import * as contract from '#contract/health.ts';
import { route, type Route } from '#server/platform/http.ts';
import { readBuild } from './read-build.ts';
import { readHealth } from './read-health.ts';

export const healthRoutes: Route[] = [
  route(contract.readHealth, readHealth, (health) => (health.status === 'ok' ? 200 : 503)),
  route(contract.readBuild, readBuild),
];
