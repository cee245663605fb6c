import { and, count, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { UsageKind, UsagePool } from '#contract/billing.ts';
import { payments, usage } from '#server/db/schema/billing.ts';
import { user } from '#server/db/schema/identity.ts';
import type { Db } from '#server/db/open-database.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

export interface Allowance {
  /** Key of the period in the ledger; usage in other periods doesn't count. */
  period: string;
  pool: 'plan' | 'trial';
  limit: number;
}

interface Reservation {
  runId: string;
  kind: UsageKind;
  allowance: Allowance;
  /** Whether purchased sessions may be used after the allowance. */
  extra: boolean;
  /** For a run admitted earlier: counts even beyond the limit. */
  always: boolean;
}

const ledgerLock = 2;

/** The usage ledger of one organization: one row per run. */
export function usageStore(ctx: TenantContext) {
  const { organizationId } = ctx;
  const provider = ctx.services.payments;
  const tenant = tenantDb(ctx);
  /** Purchased sessions have no period; this marks test purchases, which don't count alongside real payments. */
  const extraPeriod = provider.test === undefined ? 'paid' : 'test';
  const own = and(eq(usage.organizationId, organizationId), ne(usage.state, 'returned'));
  const counted = async (db: Db, where: ReturnType<typeof and>): Promise<number> => {
    const [row] = await db.select({ n: count() }).from(usage).where(and(own, where));
    return row?.n ?? 0;
  };
  const used = (db: Db, kind: UsageKind, { period, pool }: Allowance) =>
    counted(db, and(eq(usage.kind, kind), eq(usage.period, period), eq(usage.pool, pool)));
  const extraLeft = async (db: Db): Promise<number> => {
    const paid = await db
      .select({ id: payments.id, credits: payments.credits })
      .from(payments)
      .where(and(eq(payments.organizationId, organizationId), gt(payments.credits, 0)));
    const bought = paid.reduce((sum, { id, credits }) => sum + (provider.owns(id) ? credits : 0), 0);
    return bought - (await counted(db, and(eq(usage.pool, 'extra'), eq(usage.period, extraPeriod))));
  };

  return {
    /**
     * Returns false if nothing is left. Idempotent per run; a lock serializes parallel calls until the transaction
     * ends, which may be the caller's `within`.
     */
    reserve: ({ runId, kind, allowance, extra, always }: Reservation, within?: Db): Promise<boolean> => {
      const work = async (db: Db): Promise<boolean> => {
        await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${organizationId}, ${ledgerLock}))`);
        const is = and(eq(usage.organizationId, organizationId), eq(usage.runId, runId));
        const [existing] = await db.select({ state: usage.state }).from(usage).where(is);
        // A returned reservation isn't taken again by a run that begins, since it may just have been canceled; success
        // still charges it.
        if (existing !== undefined && (existing.state !== 'returned' || always)) return true;
        let pool: UsagePool = allowance.pool;
        if ((await used(db, kind, allowance)) >= allowance.limit) {
          if (extra && (await extraLeft(db)) > 0) pool = 'extra';
          else if (!always) return false;
        }
        const row = {
          kind,
          pool,
          period: pool === 'extra' ? extraPeriod : allowance.period,
          userId: ctx.userId,
          state: 'reserved' as const,
          settledAt: null,
        };
        await db
          .insert(usage)
          .values({ organizationId, runId, ...row })
          .onConflictDoUpdate({ target: [usage.organizationId, usage.runId], set: { ...row, createdAt: new Date() } });
        return true;
      };
      return within === undefined ? tenant(work) : work(within);
    },
    settle: (runId: string, state: 'committed' | 'returned', onlyHeld: boolean) =>
      tenant((db) =>
        db
          .update(usage)
          .set({ state, settledAt: new Date() })
          .where(
            and(
              eq(usage.organizationId, organizationId),
              eq(usage.runId, runId),
              onlyHeld ? eq(usage.state, 'reserved') : undefined,
            ),
          ),
      ),
    used: (kind: UsageKind, allowance: Allowance) => tenant((db) => used(db, kind, allowance)),
    extraLeft: () => tenant(extraLeft),
    history: (rows: number) =>
      tenant((db) =>
        db
          .select({ runId: usage.runId, kind: usage.kind, pool: usage.pool, at: usage.createdAt, person: user.name })
          .from(usage)
          .leftJoin(user, eq(user.id, usage.userId))
          .where(and(eq(usage.organizationId, organizationId), eq(usage.state, 'committed')))
          .orderBy(desc(usage.createdAt))
          .limit(rows),
      ),
  };
}
