import { and, asc, desc, eq, gt, inArray, isNotNull, max, or, sql } from 'drizzle-orm';
import type { BuyerForm } from '#contract/buyer.ts';
import { limits } from '#contract/limits.ts';
import { isOpen } from '#contract/proposal-status.ts';
import { buyerAnswers, proposalShares, proposalViews } from '#server/db/schema/buyer.ts';
import { discoverySessions } from '#server/db/schema/discovery.ts';
import { proposalVersions } from '#server/db/schema/proposal.ts';
import type { Db } from '#server/db/open-database.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';
import { moveShare } from './share.store.ts';

export type AnswerRow = typeof buyerAnswers.$inferSelect;

const company = sql<string>`coalesce(${proposalVersions.document} #>> '{prospect,company}', '')`;
const sameShare = and(
  eq(proposalShares.organizationId, buyerAnswers.organizationId),
  eq(proposalShares.id, buyerAnswers.shareId),
);
const sameVersion = and(
  eq(proposalVersions.organizationId, proposalShares.organizationId),
  eq(proposalVersions.id, proposalShares.versionId),
);

/** Responses of buyers to one organization's proposals. */
export function answerStore(ctx: Pick<TenantContext, 'services' | 'organizationId'>) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  const own = eq(buyerAnswers.organizationId, organizationId);
  const ofShare = (id: string) => and(eq(proposalShares.organizationId, organizationId), eq(proposalShares.id, id));
  const questionOf = ({ sessionId, id }: { sessionId: string; id: string }) =>
    and(own, eq(buyerAnswers.sessionId, sessionId), eq(buyerAnswers.id, id), eq(buyerAnswers.kind, 'question'));
  /** Locks a link's row; returns whether the link still works. */
  const lockOpenShare = async (db: Db, id: string): Promise<boolean> => {
    const [share] = await db.select().from(proposalShares).where(ofShare(id)).for('update');
    return share !== undefined && isOpen(share);
  };

  return {
    /**
     * Returns 'closed' if the link no longer works, 'decided' if its status doesn't allow the decision, 'full' if there
     * are too many.
     * Checks and writes under the share's row lock, with `also` in the same transaction.
     */
    add: (
      { id: shareId, sessionId }: { id: string; sessionId: string },
      form: BuyerForm,
      email: string,
      also: (db: Db, kept: AnswerRow) => Promise<void>,
    ): Promise<AnswerRow | 'closed' | 'decided' | 'full'> =>
      tenant(async (db) => {
        if (!(await lockOpenShare(db, shareId))) return 'closed';
        const those = and(own, eq(buyerAnswers.shareId, shareId));
        const recent = and(those, gt(buyerAnswers.at, sql`now() - interval '1 hour'`));
        if ((await db.$count(buyerAnswers, recent)) >= limits.buyer.answersPerHour) return 'full';
        if ((await db.$count(buyerAnswers, those)) >= limits.buyer.answers) return 'full';
        if (form.kind === 'accept' || form.kind === 'decline') {
          const decided = { decidedBy: form.name, decidedAt: new Date() };
          if (!(await moveShare(db, { organizationId, id: shareId }, form.kind, decided))) return 'decided';
        }
        if (form.kind === 'date') await db.update(proposalShares).set({ nextStep: form.day }).where(ofShare(shareId));
        const [row] = await db
          .insert(buyerAnswers)
          .values({
            organizationId,
            shareId,
            sessionId,
            kind: form.kind,
            section: form.kind === 'question' ? form.section : null,
            name: form.name,
            email,
            text: form.text,
            day: form.kind === 'date' ? form.day : null,
          })
          .returning();
        if (row === undefined) return 'closed';
        await also(db, row);
        return row;
      }),

    /** Returns whether the session has such a question. */
    markQuestion: (one: { sessionId: string; id: string; answered: boolean }): Promise<boolean> =>
      tenant(async (db) => {
        const question = questionOf(one);
        const set = { answeredAt: one.answered ? new Date() : null };
        const rows = await db.update(buyerAnswers).set(set).where(question).returning({ id: buyerAnswers.id });
        return rows.length > 0;
      }),

    /**
     * Stores the seller's answer to a question, under the row locks of its link and itself, with `also` in the same
     * transaction. Returns null if the session has no such question, 'closed' if its link no longer works.
     */
    reply: (
      one: { sessionId: string; id: string; text: string; by: string },
      also: (db: Db, replied: { row: AnswerRow; isFirst: boolean }) => Promise<void>,
    ): Promise<AnswerRow | 'closed' | null> =>
      tenant(async (db) => {
        const question = questionOf(one);
        const [asked] = await db.select({ shareId: buyerAnswers.shareId }).from(buyerAnswers).where(question);
        if (asked === undefined) return null;
        if (!(await lockOpenShare(db, asked.shareId))) return 'closed';
        const [before] = await db.select().from(buyerAnswers).where(question).for('update');
        if (before === undefined) return null;
        // A repeated request changes nothing.
        if (before.reply === one.text) return before;
        const now = new Date();
        const set = { reply: one.text, replyBy: one.by, replyAt: now, answeredAt: before.answeredAt ?? now };
        const [row] = await db.update(buyerAnswers).set(set).where(question).returning();
        if (row === undefined) return null;
        await also(db, { row, isFirst: before.replyAt === null });
        return row;
      }),

    /** Returns the answered questions of a link, oldest first. */
    repliesOf: (shareId: string): Promise<AnswerRow[]> =>
      tenant((db) =>
        db
          .select()
          .from(buyerAnswers)
          .where(and(own, eq(buyerAnswers.shareId, shareId), isNotNull(buyerAnswers.replyAt)))
          .orderBy(asc(buyerAnswers.at)),
      ),

    /** Oldest first. */
    ofShares: async (shareIds: readonly string[]): Promise<AnswerRow[]> =>
      shareIds.length === 0
        ? []
        : tenant((db) =>
            db
              .select()
              .from(buyerAnswers)
              .where(and(own, inArray(buyerAnswers.shareId, [...shareIds])))
              .orderBy(asc(buyerAnswers.at)),
          ),

    /** Returns the latest responses for a person's sessions and links, and who is reading now. */
    async news(userId: string) {
      const theirs = or(eq(proposalShares.createdBy, userId), eq(discoverySessions.userId, userId));
      const sameSession = and(
        eq(discoverySessions.organizationId, proposalShares.organizationId),
        eq(discoverySessions.id, proposalShares.sessionId),
      );
      const answers = await tenant((db) =>
        db
          .select({ answer: buyerAnswers, company })
          .from(buyerAnswers)
          .innerJoin(proposalShares, sameShare)
          .innerJoin(proposalVersions, sameVersion)
          .innerJoin(discoverySessions, sameSession)
          .where(and(own, theirs, gt(buyerAnswers.at, sql`now() - make_interval(days => ${limits.buyer.newsDays})`)))
          .orderBy(desc(buyerAnswers.at))
          .limit(limits.buyer.newsShown),
      );
      const since = new Date(Date.now() - limits.buyer.readingMs);
      const reading = await tenant((db) =>
        db
          .select({
            id: proposalShares.id,
            sessionId: proposalShares.sessionId,
            recipient: proposalShares.recipient,
            company,
            since: max(proposalViews.openedAt),
          })
          .from(proposalViews)
          .innerJoin(
            proposalShares,
            and(
              eq(proposalShares.organizationId, proposalViews.organizationId),
              eq(proposalShares.id, proposalViews.shareId),
            ),
          )
          .innerJoin(proposalVersions, sameVersion)
          .innerJoin(discoverySessions, sameSession)
          .where(and(eq(proposalViews.organizationId, organizationId), theirs, gt(proposalViews.readAt, since)))
          .groupBy(proposalShares.id, proposalShares.sessionId, proposalShares.recipient, company)
          .limit(limits.buyer.newsShown),
      );
      return { answers, reading };
    },
  };
}
