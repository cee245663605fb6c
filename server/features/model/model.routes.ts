import * as contract from '#contract/model.ts';
import * as settings from '#contract/model-settings.ts';
import { route, type Route } from '#server/platform/http.ts';
import { readModel } from './read-model.ts';
import { readModelSettings } from './read-model-settings.ts';
import { saveModelSettings } from './save-model-settings.ts';
import { testModel } from './test-model.ts';

export const modelRoutes: Route[] = [
  route(contract.readModel, readModel),
  route(contract.testModel, testModel),
  route(settings.readModelSettings, readModelSettings),
  route(settings.saveModelSettings, saveModelSettings),
];
