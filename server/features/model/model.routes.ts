import * as contract from '#contract/model.ts';
import { route, type Route } from '#server/platform/http.ts';
import { readModel } from './read-model.ts';
import { testModel } from './test-model.ts';

export const modelRoutes: Route[] = [route(contract.readModel, readModel), route(contract.testModel, testModel)];
