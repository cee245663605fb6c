import { and, asc, eq, sql } from 'drizzle-orm';
import { proposalLimits } from '#contract/proposal-limits.ts';
import type { ProposalTemplate, TemplateContent } from '#contract/proposal-template.ts';
import { proposalTemplates } from '#server/db/schema/proposal.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

type Row = typeof proposalTemplates.$inferSelect;
interface Written {
  id: string;
  name: string;
  content: TemplateContent;
  standard: boolean;
}

/** What templates stored before these settings existed have. */
const before = { sections: [], locks: [], cover: false, validDays: null } satisfies Partial<TemplateContent>;

const toTemplate = ({ id, name, content, standard, archived, revision, updatedAt }: Row): ProposalTemplate => ({
  ...before,
  ...content,
  id,
  name,
  standard,
  archived,
  revision,
  updatedAt: updatedAt.toISOString(),
});

/** Proposal templates of one organization. */
export function templateStore(ctx: Pick<TenantContext, 'services' | 'organizationId'>) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  const own = eq(proposalTemplates.organizationId, organizationId);
  const is = (id: string) => and(own, eq(proposalTemplates.id, id));
  return {
    /** Returns all templates by name, archived ones included. */
    async list(): Promise<ProposalTemplate[]> {
      const rows = await tenant((db) =>
        db
          .select()
          .from(proposalTemplates)
          .where(own)
          .orderBy(asc(sql`lower(${proposalTemplates.name})`), asc(proposalTemplates.id)),
      );
      return rows.map(toTemplate);
    },

    /** Returns 'stale' if someone else changed it meanwhile, 'full' if there are too many templates. */
    save: ({ id, ...set }: Written, revision: number): Promise<'saved' | 'stale' | 'full'> =>
      tenant(async (db) => {
        // Without the lock, parallel calls could both take the last slot or both become standard.
        await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`proposal-templates ${organizationId}`}))`);
        const [before] = await db.select().from(proposalTemplates).where(is(id));
        if ((before?.revision ?? 0) !== revision) return 'stale';
        if (before === undefined && (await db.$count(proposalTemplates, own)) >= proposalLimits.templates)
          return 'full';
        if (set.standard) await db.update(proposalTemplates).set({ standard: false }).where(own);
        const values = { ...set, archived: before?.archived === true && !set.standard, updatedAt: new Date() };
        await db
          .insert(proposalTemplates)
          .values({ organizationId, id, ...values })
          .onConflictDoUpdate({
            target: [proposalTemplates.organizationId, proposalTemplates.id],
            set: { ...values, revision: revision + 1 },
          });
        return 'saved';
      }),

    /** Returns the template's name, or null if there is none. An archived template is no longer standard. */
    async archive(id: string, archived: boolean): Promise<string | null> {
      const [row] = await tenant((db) =>
        db
          .update(proposalTemplates)
          .set(archived ? { archived, standard: false } : { archived })
          .where(is(id))
          .returning({ name: proposalTemplates.name }),
      );
      return row?.name ?? null;
    },
  };
}
