import * as contract from '#contract/research.ts';
import { route, type Route } from '#server/platform/http.ts';
import { findCandidates } from './find-candidates.ts';
import { readResearch } from './read-research.ts';

export const researchRoutes: Route[] = [
  route(contract.readResearch, readResearch),
  route(contract.findCandidates, findCandidates),
];
