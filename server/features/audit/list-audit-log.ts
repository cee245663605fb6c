import { auditActions, type AuditEntry, type listAuditLog as endpoint } from '#contract/audit.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { auditStore } from './audit.store.ts';

const actions = Object.entries(auditActions);

/** Returns a page of the audit log, newest first; a word of the search may be one of an action's text. */
export async function listAuditLog(
  ctx: TenantContext,
  { before, beforeId, search = '' }: InputOf<typeof endpoint>,
): Promise<{ entries: AuditEntry[]; more: boolean }> {
  const { page } = limits.audit;
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean);
  const sought = words.map((word) => ({
    word,
    actions: actions.filter(([, text]) => text.toLowerCase().includes(word)).map(([action]) => action),
  }));
  const after = before === undefined ? null : { at: before, id: beforeId ?? null };
  const entries = await auditStore(ctx).list({ after, sought, size: page + 1 });
  return { entries: entries.slice(0, page), more: entries.length > page };
}
