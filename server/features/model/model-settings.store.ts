import { and, eq, sql } from 'drizzle-orm';
import type { ModelAgent } from '#contract/model-settings.ts';
import { modelSettings, modelUsage } from '#server/db/schema/model.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

export type ModelSettingsRow = Omit<typeof modelSettings.$inferSelect, 'organizationId' | 'updatedAt'>;
export type ModelUsageRow = Omit<typeof modelUsage.$inferSelect, 'organizationId' | 'month'>;

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

/** One organization's choice of a model, and what was used. */
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
    /** Of a month, 'YYYY-MM'. */
    usage: (month: string): Promise<ModelUsageRow[]> =>
      tenant((db) =>
        db
          .select()
          .from(modelUsage)
          .where(and(eq(modelUsage.organizationId, organizationId), eq(modelUsage.month, month))),
      ),
    /** Adds one call to what an agent used. */
    async count(
      month: string,
      agent: ModelAgent,
      call: Pick<ModelUsageRow, 'inputTokens' | 'outputTokens' | 'estimatedCalls' | 'costMicros'>,
    ): Promise<void> {
      const { inputTokens, outputTokens, estimatedCalls, costMicros } = modelUsage;
      await tenant((db) =>
        db
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
          }),
      );
    },
  };
}
