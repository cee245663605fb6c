import type { AuditAction } from '#contract/audit.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { auditStore } from './audit.store.ts';

interface Change {
  action: AuditAction;
  /** Who or what it was done to, in words that stay readable when it is gone. */
  subject: string;
  details: Record<string, string>;
}

/** Writes down who changed what; called by the use case that changed it, after it did. */
export async function recordChange(ctx: Omit<TenantContext, 'role'>, change: Change): Promise<void> {
  const details = ctx.apiKey === undefined ? change.details : { ...change.details, 'by API key': ctx.apiKey.name };
  await auditStore(ctx).add({ ...change, details, actorId: ctx.userId, requestId: ctx.requestId });
}
