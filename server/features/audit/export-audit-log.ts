import { auditActions, type AuditAction, type exportAuditLog as endpoint } from '#contract/audit.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { toCsv } from '#server/platform/csv.ts';
import { auditStore } from './audit.store.ts';
import { soughtWords } from './sought-words.ts';

/** Returns the newest audit log entries, or the newest that a search finds, as CSV (RFC 4180). */
export async function exportAuditLog(ctx: TenantContext, { search = '' }: InputOf<typeof endpoint>): Promise<string> {
  const entries = await auditStore(ctx).list({ sought: soughtWords(search), size: limits.audit.export });
  const rows = entries.map(({ at, actorName, action, subject, details }) => [
    at,
    actorName || 'Dealwright',
    auditActions[action as AuditAction] ?? action,
    subject,
    Object.entries(details)
      .map(([name, value]) => `${name}: ${value}`)
      .join('; '),
  ]);
  return toCsv([['When', 'Who', 'What', 'Who or what', 'Details'], ...rows]);
}
