import * as contract from '#contract/identity.ts';
import { route, type Route } from '#server/platform/http.ts';
import { createOrganization } from './create-organization.ts';
import { listSignIns } from './list-sign-ins.ts';
import { readConfiguration } from './read-configuration.ts';
import { readSession } from './read-session.ts';
import { revokeOtherSignIns } from './revoke-other-sign-ins.ts';
import { revokeSignIn } from './revoke-sign-in.ts';

export const identityRoutes: Route[] = [
  route(contract.readConfiguration, readConfiguration),
  route(contract.readSession, readSession),
  route(contract.createOrganization, createOrganization),
  route(contract.listSignIns, listSignIns),
  route(contract.revokeSignIn, revokeSignIn),
  route(contract.revokeOtherSignIns, revokeOtherSignIns),
];
