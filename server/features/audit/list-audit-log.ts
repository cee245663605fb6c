import type { AuditEntry, listAuditLog as endpoint } from '#contract/audit.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { auditStore } from './audit.store.ts';
import { soughtWords } from './sought-words.ts';

/** Returns a page of the audit log, newest first; a word of the search may be one of an action's text. */
export async function listAuditLog(
  ctx: TenantContext,
  { before, beforeId, search = '' }: InputOf<typeof endpoint>,
): Promise<{ entries: AuditEntry[]; more: boolean }> {
  const { page } = limits.audit;
  const after = before === undefined ? null : { at: before, id: beforeId ?? null };
  const entries = await auditStore(ctx).list({ after, sought: soughtWords(search), size: page + 1 });
  return { entries: entries.slice(0, page), more: entries.length > page };
}
