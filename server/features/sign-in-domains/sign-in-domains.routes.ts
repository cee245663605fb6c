import * as contract from '#contract/sign-in-domains.ts';
import { route, type Route } from '#server/platform/http.ts';
import { claimSignInDomain } from './claim-sign-in-domain.ts';
import { proveSignInDomain } from './prove-sign-in-domain.ts';
import { readSignInDomains } from './read-sign-in-domains.ts';
import { removeSignInDomain } from './remove-sign-in-domain.ts';
import { requireHostedSignIn } from './require-hosted-sign-in.ts';

export const signInDomainRoutes: Route[] = [
  route(contract.readSignInDomains, readSignInDomains),
  route(contract.claimSignInDomain, claimSignInDomain),
  route(contract.proveSignInDomain, proveSignInDomain),
  route(contract.requireHostedSignIn, requireHostedSignIn),
  route(contract.removeSignInDomain, removeSignInDomain),
];
