import { sql } from 'drizzle-orm';
import type { Numbers, NumbersRow } from '#contract/numbers.ts';
import { usage } from '#server/db/schema/billing.ts';
import { proposalShares, proposalViews } from '#server/db/schema/buyer.ts';
import { discoverySessions } from '#server/db/schema/discovery.ts';
import { user } from '#server/db/schema/identity.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

type Row<K extends keyof NumbersRow> = Pick<NumbersRow, K | 'month' | 'userId'>;

/** Activity of one organization since a time, by UTC month. */
export function numbersStore(ctx: TenantContext) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  return {
    /** Runs that count against the plan; failed and canceled ones were returned. */
    runs: (since: Date): Promise<Row<'preps' | 'sessions'>[]> =>
      tenant((db) =>
        db.execute<Row<'preps' | 'sessions'>>(sql`
          select to_char(created_at at time zone 'UTC', 'YYYY-MM') as month, user_id as "userId",
            (count(*) filter (where kind = 'prep'))::int as preps,
            (count(*) filter (where kind = 'discovery'))::int as sessions
          from ${usage}
          where organization_id = ${organizationId} and state <> 'returned' and created_at >= ${since.toISOString()}
          group by 1, 2`),
      ),

    /** A proposal sent through several links counts once, for whoever sent it first. */
    proposals: (since: Date): Promise<Row<'sent' | 'viewed' | 'accepted'>[]> =>
      tenant((db) =>
        db.execute<Row<'sent' | 'viewed' | 'accepted'>>(sql`
          with sent as (
            select (array_agg(share.created_by order by share.created_at))[1] as sender,
              min(share.created_at) as at,
              bool_or(share.status <> 'sent' or exists (
                select 1 from ${proposalViews} seen
                where seen.organization_id = share.organization_id and seen.share_id = share.id)) as viewed,
              bool_or(share.status = 'accepted') as accepted
            from ${proposalShares} share
            where share.organization_id = ${organizationId}
            group by share.session_id)
          select to_char(at at time zone 'UTC', 'YYYY-MM') as month, sender as "userId", count(*)::int as sent,
            (count(*) filter (where viewed))::int as viewed, (count(*) filter (where accepted))::int as accepted
          from sent where at >= ${since.toISOString()} group by 1, 2`),
      ),

    names: (userIds: readonly string[]): Promise<Numbers['people']> =>
      tenant(async (db) =>
        userIds.length === 0
          ? []
          : db.execute<Numbers['people'][number]>(sql`
              select id as "userId", name from ${user}
              where id in (${sql.join(
                userIds.map((id) => sql`${id}`),
                sql`, `,
              )}) order by name, id`),
      ),

    async coverage(since: Date): Promise<Numbers['coverage']> {
      return tenant(async (db) => {
        const [all] = await db.execute<{ sessions: number }>(sql`
          select count(*)::int as sessions from ${discoverySessions}
          where organization_id = ${organizationId} and began_at >= ${since.toISOString()}`);
        const filled = await db.execute<{ name: string; count: number }>(sql`
          select field.key as name, count(*)::int as count
          from ${discoverySessions}, jsonb_each_text(fields) field
          where organization_id = ${organizationId} and began_at >= ${since.toISOString()}
            and field.value not in ('', '[]') group by 1`);
        return {
          sessions: all?.sessions ?? 0,
          filled: Object.fromEntries(filled.map(({ name, count }) => [name, count])),
        };
      });
    },

    reading: (since: Date): Promise<Numbers['reading']> =>
      tenant((db) =>
        db.execute<Numbers['reading'][number]>(sql`
          select part.key as section, sum(part.value::int)::int as seconds,
            (count(distinct (share_id, viewer)))::int as viewers
          from ${proposalViews}, jsonb_each_text(seconds) part
          where organization_id = ${organizationId} and opened_at >= ${since.toISOString()} and part.value::int > 0
          group by 1 order by 2 desc`),
      ),
  };
}
