import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext } from '#server/platform/context.ts';

/** Records which stored fields of a member's record were changed. */
export async function auditUserChange(ctx: TenantContext, subject: string, fields: readonly string[]): Promise<void> {
  await recordChange(ctx, { action: 'user.changed', subject, details: { fields: fields.join(', ') } });
}
