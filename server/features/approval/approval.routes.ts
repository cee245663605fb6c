import * as contract from '#contract/approval.ts';
import { route, type Route } from '#server/platform/http.ts';
import { askApproval } from './ask-approval.ts';
import { decideApproval } from './decide-approval.ts';
import { listApprovals } from './list-approvals.ts';

export const approvalRoutes: Route[] = [
  route(contract.listApprovals, listApprovals),
  route(contract.askApproval, askApproval),
  route(contract.decideApproval, decideApproval),
];
