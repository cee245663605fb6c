import type { AuditAction } from '#contract/audit.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { auditStore } from './audit.store.ts';

interface Change {
  action: AuditAction;
  /** Who or what was changed, in words that stay readable after deletion. */
  subject: string;
  details: Record<string, string>;
}

/** Records who changed what; called by a use case after its change. */
export async function recordChange(ctx: Omit<TenantContext, 'role'>, change: Change): Promise<void> {
  const details = ctx.apiKey === undefined ? change.details : { ...change.details, 'by API key': ctx.apiKey.name };
  await auditStore(ctx).add({ ...change, details, actorId: ctx.userId, requestId: ctx.requestId });
}
