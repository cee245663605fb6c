import { and, asc, eq, sql } from 'drizzle-orm';
import type { SavedQuestion } from '#contract/ask.ts';
import { contentIndex, contentItems, contentQuestions } from '#server/db/schema/content.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

export type QuestionRow = typeof contentQuestions.$inferSelect & { expectsName: string | null };

/** Seed of the lock under which an organization's questions are added. */
const addLock = 6;

/** Questions that are asked again after each change. */
export function contentQuestionStore(ctx: TenantContext) {
  const { organizationId, userId } = ctx;
  const tenant = tenantDb(ctx);
  const own = eq(contentQuestions.organizationId, organizationId);
  const expectsName = sql<
    string | null
  >`(select i.name from content_items i where i.organization_id = ${organizationId} and i.id::text = ${contentQuestions.expects} ->> 'contentId')`;
  return {
    list: (): Promise<QuestionRow[]> =>
      tenant((db) =>
        db
          .select({
            organizationId: contentQuestions.organizationId,
            id: contentQuestions.id,
            userId: contentQuestions.userId,
            question: contentQuestions.question,
            expects: contentQuestions.expects,
            lastRun: contentQuestions.lastRun,
            passedBefore: contentQuestions.passedBefore,
            createdAt: contentQuestions.createdAt,
            expectsName,
          })
          .from(contentQuestions)
          .where(own)
          .orderBy(asc(contentQuestions.createdAt), contentQuestions.id),
      ),
    /** The id of the new question; null: there are `most` already, counted under a lock. */
    add: (question: string, expects: SavedQuestion['expects'], most: number): Promise<string | null> =>
      tenant(async (db) => {
        await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${organizationId}, ${addLock}))`);
        if ((await db.$count(contentQuestions, own)) >= most) return null;
        const [row] = await db
          .insert(contentQuestions)
          .values({ organizationId, userId, question, expects })
          .returning({ id: contentQuestions.id });
        return row?.id ?? null;
      }),
    async remove(id: string): Promise<boolean> {
      return (
        (
          await tenant((db) =>
            db
              .delete(contentQuestions)
              .where(and(own, eq(contentQuestions.id, id)))
              .returning({ id: contentQuestions.id }),
          )
        ).length > 0
      );
    },
    saveRun: (id: string, lastRun: NonNullable<SavedQuestion['lastRun']>) =>
      tenant((db) =>
        db
          .update(contentQuestions)
          .set({ lastRun, passedBefore: sql`(${contentQuestions.lastRun} ->> 'passed')::boolean` })
          .where(and(own, eq(contentQuestions.id, id))),
      ),
    /** Whether the content changed since they were asked. */
    async isDue(): Promise<boolean> {
      const [row] = await tenant((db) =>
        db
          .select({ due: contentIndex.questionsDue })
          .from(contentIndex)
          .where(eq(contentIndex.organizationId, organizationId)),
      );
      return row?.due === true;
    },
    /** The same, and marks them as asked. */
    async takeDue(): Promise<boolean> {
      const rows = await tenant((db) =>
        db
          .update(contentIndex)
          .set({ questionsDue: false })
          .where(and(eq(contentIndex.organizationId, organizationId), eq(contentIndex.questionsDue, true)))
          .returning({ due: contentIndex.questionsDue }),
      );
      return rows.length > 0;
    },
    itemExists: async (id: string): Promise<boolean> =>
      (
        await tenant((db) =>
          db
            .select({ id: contentItems.id })
            .from(contentItems)
            .where(and(eq(contentItems.organizationId, organizationId), sql`${contentItems.id}::text = ${id}`)),
        )
      ).length > 0,
  };
}
