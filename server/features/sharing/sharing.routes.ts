import * as reading from '#contract/prep-reading.ts';
import { route, type Route } from '#server/platform/http.ts';
import { createShare } from './create-share.ts';
import { listShares } from './list-shares.ts';
import { readShared } from './read-shared.ts';
import { revokeShare } from './revoke-share.ts';

export const sharingRoutes: Route[] = [
  route(reading.listShares, listShares),
  route(reading.createShare, createShare),
  route(reading.revokeShare, revokeShare),
  route(reading.readShared, readShared),
];
