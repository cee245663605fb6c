import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { AuditEntry } from '#contract/audit.ts';
import { user } from '#server/db/schema/identity.ts';
import { auditLog } from '#server/db/schema/team.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

type NewEntry = Pick<typeof auditLog.$inferInsert, 'action' | 'subject' | 'details' | 'requestId'> & {
  actorId: string;
};

/** The audit log of one organization; entries are only added and read. */
export function auditStore(ctx: Omit<TenantContext, 'role'>) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  const columns = {
    id: auditLog.id,
    at: auditLog.at,
    actorName: auditLog.actorName,
    action: auditLog.action,
    subject: auditLog.subject,
    details: auditLog.details,
  };
  return {
    add: (entry: NewEntry) =>
      tenant((db) =>
        db.insert(auditLog).values({
          organizationId,
          ...entry,
          actorName: sql`coalesce((select ${user.name} from ${user} where ${user.id} = ${entry.actorId}), '')`,
        }),
      ),
    /** Returns entries before the given timestamp (microsecond precision, as returned by this call), newest first. */
    list: async (before: string | null, size: number): Promise<AuditEntry[]> => {
      const own = eq(auditLog.organizationId, organizationId);
      const rows = await tenant((db) =>
        db
          .select({
            ...columns,
            at: sql<string>`to_char(${auditLog.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
          })
          .from(auditLog)
          .where(before === null ? own : and(own, lt(auditLog.at, sql`${before}::timestamptz`)))
          .orderBy(desc(auditLog.at), auditLog.id)
          .limit(size),
      );
      return rows;
    },
  };
}
