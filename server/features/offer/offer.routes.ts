import * as contract from '#contract/offer.ts';
import { route, type Route } from '#server/platform/http.ts';
import { changeOffer } from './change-offer.ts';
import { readOffer } from './read-offer.ts';
import { suggestOffer } from './suggest-offer.ts';

export const offerRoutes: Route[] = [
  route(contract.readOffer, readOffer),
  route(contract.changeOffer, changeOffer),
  route(contract.suggestOffer, suggestOffer),
];
