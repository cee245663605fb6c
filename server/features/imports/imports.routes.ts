import * as contract from '#contract/imports.ts';
import { route, type Route } from '#server/platform/http.ts';
import { cancelImport } from './cancel-import.ts';
import { listImports } from './list-imports.ts';
import { previewImport } from './preview-import.ts';
import { startImport } from './start-import.ts';

export const importsRoutes: Route[] = [
  route(contract.previewImport, previewImport),
  route(contract.startImport, startImport),
  route(contract.listImports, listImports),
  route(contract.cancelImport, cancelImport),
];
