import { and, desc, eq, gt, ilike, inArray, lt, or, sql } from 'drizzle-orm';
import type { AuditEntry } from '#contract/audit.ts';
import { containing } from '#server/db/containing.ts';
import { user } from '#server/db/schema/identity.ts';
import { auditLog } from '#server/db/schema/team.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

type NewEntry = Pick<typeof auditLog.$inferInsert, 'action' | 'subject' | 'details' | 'requestId'> & {
  actorId: string;
};

/** A sought word, and the actions whose text has it. */
export interface SoughtWord {
  word: string;
  actions: string[];
}

/** What is listed: entries after one of them that tell of every sought word, or are of an action whose text does. */
interface Listed {
  after?: { at: string; id: string | null } | null;
  sought?: readonly SoughtWord[];
  size: number;
}

/** Changes made together have one time, so their order goes on by id. */
const isAfter = ({ at, id }: { at: string; id: string | null }) => {
  const time = sql`${at}::timestamptz`;
  return or(lt(auditLog.at, time), id === null ? undefined : and(eq(auditLog.at, time), gt(auditLog.id, id)));
};

const tellsOf = ({ word, actions }: SoughtWord) =>
  or(
    ilike(
      sql`concat_ws(' ', coalesce(nullif(${auditLog.actorName}, ''), 'Dealwright'), ${auditLog.subject}, ${auditLog.details}::text)`,
      containing(word),
    ),
    actions.length > 0 ? inArray(auditLog.action, actions) : undefined,
  );

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
    /** Returns entries after the given one, newest first; its `at` has microseconds, as returned by this call. */
    list: ({ after = null, sought = [], size }: Listed): Promise<AuditEntry[]> =>
      tenant((db) =>
        db
          .select({
            ...columns,
            at: sql<string>`to_char(${auditLog.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
          })
          .from(auditLog)
          .where(
            and(
              eq(auditLog.organizationId, organizationId),
              after === null ? undefined : isAfter(after),
              ...sought.map(tellsOf),
            ),
          )
          .orderBy(desc(auditLog.at), auditLog.id)
          .limit(size),
      ),
  };
}
