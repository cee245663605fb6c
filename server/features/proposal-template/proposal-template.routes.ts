import * as contract from '#contract/proposal-template.ts';
import { route, type Route } from '#server/platform/http.ts';
import { archiveTemplate } from './archive-template.ts';
import { listTemplates } from './list-templates.ts';
import { saveTemplate } from './save-template.ts';

export const proposalTemplateRoutes: Route[] = [
  route(contract.listTemplates, listTemplates),
  route(contract.saveTemplate, saveTemplate),
  route(contract.archiveTemplate, archiveTemplate),
];
