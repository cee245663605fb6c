import { and, asc, eq, sql } from 'drizzle-orm';
import type { SavedQuestion } from '#contract/ask-content.ts';
import { contentIndex, contentItems, contentQuestions } from '#server/db/schema/content.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

export type QuestionRow = typeof contentQuestions.$inferSelect & { expectsName: string | null };

/** Questions that are asked again after each change. */
export function contentQuestionStore(ctx: TenantContext) {
  const { organizationId, userId } = ctx;
  const tenant = tenantDb(ctx);
  const own = eq(contentQuestions.organizationId, organizationId);
  const expectsName = sql<string | null>`(select i.name from content_items i where i.organization_id = ${organizationId} and i.id::text = ${contentQuestions.expects} ->> 'contentId')`;
  return {
    list: (): Promise<QuestionRow[]> => tenant((db) => db.select({
      organizationId: contentQuestions.organizationId, id: contentQuestions.id, userId: contentQuestions.userId, question: contentQuestions.question,
      expects: contentQuestions.expects, lastRun: contentQuestions.lastRun, passedBefore: contentQuestions.passedBefore, createdAt: contentQuestions.createdAt, expectsName,
    }).from(contentQuestions).where(own).orderBy(asc(contentQuestions.createdAt), contentQuestions.id)),
    async add(question: string, expects: SavedQuestion['expects']): Promise<string> {
      const [row] = await tenant((db) => db.insert(contentQuestions).values({ organizationId, userId, question, expects }).returning({ id: contentQuestions.id }));
      return row?.id ?? '';
    },
    async remove(id: string): Promise<boolean> {
      return (await tenant((db) => db.delete(contentQuestions).where(and(own, eq(contentQuestions.id, id))).returning({ id: contentQuestions.id }))).length > 0;
    },
    saveRun: (id: string, lastRun: NonNullable<SavedQuestion['lastRun']>) => tenant((db) => db.update(contentQuestions)
      .set({ lastRun, passedBefore: sql`(${contentQuestions.lastRun} ->> 'passed')::boolean` }).where(and(own, eq(contentQuestions.id, id)))),
    /** Whether the content changed since they were asked. */
    async isDue(): Promise<boolean> {
      const [row] = await tenant((db) => db.select({ due: contentIndex.questionsDue }).from(contentIndex).where(eq(contentIndex.organizationId, organizationId)));
      return row?.due === true;
    },
    /** The same, and marks them as asked. */
    async takeDue(): Promise<boolean> {
      const rows = await tenant((db) => db.update(contentIndex).set({ questionsDue: false })
        .where(and(eq(contentIndex.organizationId, organizationId), eq(contentIndex.questionsDue, true))).returning({ due: contentIndex.questionsDue }));
      return rows.length > 0;
    },
    itemExists: async (id: string): Promise<boolean> => (await tenant((db) => db.select({ id: contentItems.id }).from(contentItems)
      .where(and(eq(contentItems.organizationId, organizationId), sql`${contentItems.id}::text = ${id}`)))).length > 0,
  };
}
