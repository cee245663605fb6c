import * as contract from '#contract/numbers.ts';
import { fileRoute, route, type Route } from '#server/platform/http.ts';
import { exportNumbers } from './export-numbers.ts';
import { readNumbers } from './read-numbers.ts';

export const numbersRoutes: Route[] = [
  route(contract.readNumbers, readNumbers),
  fileRoute(contract.exportNumbers, exportNumbers, { type: 'text/csv; charset=utf-8', name: 'numbers.csv' }),
];
