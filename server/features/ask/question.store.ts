import { and, asc, eq, sql } from 'drizzle-orm';
import type { SavedQuestion } from '#contract/ask.ts';
import { contentIndex, contentItems, contentQuestions } from '#server/db/schema/content.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

export type QuestionRow = typeof contentQuestions.$inferSelect & { expectsName: string | null };

export const wasAskedSince = ({ lastRun }: Pick<QuestionRow, 'lastRun'>, dueAt: Date): boolean =>
  lastRun !== null && Date.parse(lastRun.at) >= dueAt.getTime();

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
    /** Since when all are to be asked again; null: they were. */
    async dueAt(): Promise<Date | null> {
      const [row] = await tenant((db) =>
        db
          .select({ dueAt: contentIndex.questionsDueAt })
          .from(contentIndex)
          .where(eq(contentIndex.organizationId, organizationId)),
      );
      return row?.dueAt ?? null;
    },
    /** Has all asked again, from this moment on. */
    setDue: () =>
      tenant((db) =>
        db
          .insert(contentIndex)
          .values({ organizationId, questionsDueAt: new Date() })
          .onConflictDoUpdate({ target: contentIndex.organizationId, set: { questionsDueAt: new Date() } }),
      ),
    /** All were asked since this moment; nothing is changed where they became due again. */
    endDue: (dueAt: Date) =>
      tenant((db) =>
        db
          .update(contentIndex)
          .set({ questionsDueAt: null })
          .where(and(eq(contentIndex.organizationId, organizationId), eq(contentIndex.questionsDueAt, dueAt))),
      ),
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
