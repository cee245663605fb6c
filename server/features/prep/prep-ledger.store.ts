import { and, eq } from 'drizzle-orm';
import type { LedgerEntry } from '#server/agents/ledger/stored-ledger.ts';
import { prepLedgers } from '#server/db/schema/prep.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

/** The ledger of one brief. */
export function prepLedgerStore(ctx: Pick<TenantContext, 'services' | 'organizationId'>, prepId: string) {
  const { organizationId } = ctx;
  const is = and(eq(prepLedgers.organizationId, organizationId), eq(prepLedgers.prepId, prepId));
  return {
    /** Returns [] for a brief made before ledgers were stored. */
    async find(): Promise<LedgerEntry[]> {
      const [row] = await tenantDb(ctx)((db) => db.select().from(prepLedgers).where(is));
      return (row?.entries ?? []) as LedgerEntry[];
    },
  };
}
