import type { AuditEntry } from '#contract/audit.ts';
import { limits } from '#contract/limits.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { auditStore } from './audit.store.ts';

/** Returns a page of the audit log, newest first. */
export async function listAuditLog(
  ctx: TenantContext,
  input: { before?: string | undefined },
): Promise<{ entries: AuditEntry[]; more: boolean }> {
  const { page } = limits.audit;
  const entries = await auditStore(ctx).list(input.before ?? null, page + 1);
  return { entries: entries.slice(0, page), more: entries.length > page };
}
