import { and, eq, lte, sql } from 'drizzle-orm';
import type { ModelAgent } from '#contract/model-settings.ts';
import { modelReservations, modelSettings, modelUsage } from '#server/db/schema/model.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

export type ModelSettingsRow = Omit<typeof modelSettings.$inferSelect, 'organizationId' | 'updatedAt'>;
export type ModelUsageRow = Omit<typeof modelUsage.$inferSelect, 'organizationId' | 'month'>;

/** Upper bounds of what a call may use. */
type Worst = Pick<typeof modelReservations.$inferSelect, 'tokens' | 'costMicros'>;

const none: ModelSettingsRow = {
  provider: null,
  name: '',
  url: '',
  sealedKey: null,
  keyEnd: '',
  inputPrice: null,
  outputPrice: null,
  monthlyLimit: null,
};

/** An organization's model settings and usage. */
export function modelSettingsStore(ctx: Pick<TenantContext, 'services' | 'organizationId'>) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  return {
    async find(): Promise<ModelSettingsRow> {
      const [row] = await tenant((db) =>
        db.select().from(modelSettings).where(eq(modelSettings.organizationId, organizationId)),
      );
      return row ?? none;
    },
    async save(row: ModelSettingsRow): Promise<void> {
      const set = { ...row, updatedAt: new Date() };
      await tenant((db) =>
        db
          .insert(modelSettings)
          .values({ ...set, organizationId })
          .onConflictDoUpdate({ target: modelSettings.organizationId, set }),
      );
    },
    /** Returns the usage of a month, 'YYYY-MM'. */
    usage: (month: string): Promise<ModelUsageRow[]> =>
      tenant((db) =>
        db
          .select()
          .from(modelUsage)
          .where(and(eq(modelUsage.organizationId, organizationId), eq(modelUsage.month, month))),
      ),
    /**
     * Reserves a call's maximum from the month's limit for up to `forMs`, across all nodes; returns false if it doesn't
     * fit with usage and other reservations.
     * A lone call may start below the limit even if it ends above it.
     */
    reserve: (
      id: string,
      { month, forMs, tokens, costMicros }: Worst & { month: string; forMs: number },
    ): Promise<boolean> =>
      tenant(async (db) => {
        // Without the lock, two parallel calls could both take the remaining amount.
        await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`model spending ${organizationId}`}))`);
        await db
          .delete(modelReservations)
          .where(and(eq(modelReservations.organizationId, organizationId), lte(modelReservations.endsAt, sql`now()`)));
        const made = await db.execute(sql`
          with settings as (
            select monthly_limit as most, input_price is not null and output_price is not null as in_dollars
            from model_settings where organization_id = ${organizationId}),
          used as (
            select coalesce(sum(case when in_dollars then cost_micros / 1e6 else input_tokens + output_tokens end), 0) as amount
            from settings, model_usage where organization_id = ${organizationId} and month = ${month}),
          held as (
            select coalesce(sum(case when in_dollars then cost_micros / 1e6 else tokens end), 0) as amount
            from settings, model_reservations where organization_id = ${organizationId} and month = ${month}),
          room as (
            select 1 from settings, used, held
            where most is null or (used.amount < most and (held.amount = 0 or used.amount + held.amount
              + case when in_dollars then ${costMicros}::bigint / 1e6 else ${tokens}::bigint end <= most)))
          insert into model_reservations (organization_id, id, month, tokens, cost_micros, ends_at)
          select ${organizationId}, ${id}::uuid, ${month}, ${tokens}, ${costMicros}, now() + make_interval(secs => ${forMs / 1000})
          from room returning id`);
        return made.length > 0;
      }),
    /** Releases a call's reservation and, if it was paid for, adds its usage to its agent, in one transaction. */
    async settle(
      id: string | null,
      month: string,
      used: {
        agent: ModelAgent;
        call: Pick<ModelUsageRow, 'inputTokens' | 'outputTokens' | 'estimatedCalls' | 'costMicros'>;
      } | null,
    ): Promise<void> {
      const { inputTokens, outputTokens, estimatedCalls, costMicros } = modelUsage;
      await tenant(async (db) => {
        if (id !== null)
          await db
            .delete(modelReservations)
            .where(and(eq(modelReservations.organizationId, organizationId), eq(modelReservations.id, id)));
        if (used === null) return;
        const { agent, call } = used;
        await db
          .insert(modelUsage)
          .values({ organizationId, month, agent, calls: 1, ...call })
          .onConflictDoUpdate({
            target: [modelUsage.organizationId, modelUsage.month, modelUsage.agent],
            set: {
              calls: sql`${modelUsage.calls} + 1`,
              inputTokens: sql`${inputTokens} + ${call.inputTokens}`,
              outputTokens: sql`${outputTokens} + ${call.outputTokens}`,
              estimatedCalls: sql`${estimatedCalls} + ${call.estimatedCalls}`,
              costMicros: sql`${costMicros} + ${call.costMicros}`,
            },
          });
      });
    },
  };
}
