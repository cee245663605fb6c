import * as contract from '#contract/search.ts';
import { route, type Route } from '#server/platform/http.ts';
import { searchEverything } from './search-everything.ts';

export const searchRoutes: Route[] = [route(contract.searchEverything, searchEverything)];
