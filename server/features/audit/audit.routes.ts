import * as contract from '#contract/audit.ts';
import { fileRoute, route, type Route } from '#server/platform/http.ts';
import { exportAuditLog } from './export-audit-log.ts';
import { listAuditLog } from './list-audit-log.ts';

export const auditRoutes: Route[] = [
  route(contract.listAuditLog, listAuditLog),
  fileRoute(contract.exportAuditLog, exportAuditLog, { type: 'text/csv; charset=utf-8', name: 'audit-log.csv' }),
];
