import * as contract from '#contract/test-client.ts';
import { route, type Route } from '#server/platform/http.ts';
import { readTestClient } from './read-test-client.ts';

export const testClientRoutes: Route[] = [route(contract.readTestClient, readTestClient)];
