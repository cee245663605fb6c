import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { ApprovalDecision } from '#contract/approval.ts';
import { limits } from '#contract/limits.ts';
import type { ProposalDocument, ProposalVersion } from '#contract/proposal.ts';
import { proposalApprovals, proposalVersions } from '#server/db/schema/proposal.ts';
import type { Db } from '#server/db/open-database.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

type Row = typeof proposalApprovals.$inferSelect;
export interface FoundApproval extends Row {
  askedName: string;
  decidedName: string;
  version: Omit<ProposalVersion, 'by' | 'at'> & { createdAt: Date };
  document: ProposalDocument;
}

const nameOf = (column: typeof proposalApprovals.askedBy | typeof proposalApprovals.decidedBy) =>
  sql<string>`coalesce((select u.name from "user" u where u.id = ${column}), '')`;
const sameVersion = and(
  eq(proposalVersions.organizationId, proposalApprovals.organizationId),
  eq(proposalVersions.id, proposalApprovals.versionId),
);
const found = {
  row: proposalApprovals,
  askedName: nameOf(proposalApprovals.askedBy),
  decidedName: nameOf(proposalApprovals.decidedBy),
  version: {
    id: proposalVersions.id,
    number: proposalVersions.number,
    name: proposalVersions.name,
    reason: proposalVersions.reason,
    createdAt: proposalVersions.createdAt,
  },
  document: proposalVersions.document,
};

/** Approval requests of one organization. */
export function approvalStore(ctx: Pick<TenantContext, 'services' | 'organizationId' | 'userId'>) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  const own = eq(proposalApprovals.organizationId, organizationId);
  const is = (sessionId: string, versionId: string) =>
    and(own, eq(proposalApprovals.sessionId, sessionId), eq(proposalApprovals.versionId, versionId));

  const listIn = async (db: Db, sessionId: string): Promise<FoundApproval[]> => {
    const rows = await db
      .select(found)
      .from(proposalApprovals)
      .innerJoin(proposalVersions, sameVersion)
      .where(and(own, eq(proposalApprovals.sessionId, sessionId)))
      .orderBy(desc(proposalApprovals.askedAt));
    return rows.map(({ row, ...more }) => ({ ...row, ...more }));
  };

  return {
    /** Newest first. */
    list: (sessionId: string): Promise<FoundApproval[]> => tenant((db) => listIn(db, sessionId)),
    listIn,

    /** Adds a request within the transaction that saves the version. */
    async addIn(db: Db, sessionId: string, versionId: string): Promise<void> {
      await db.insert(proposalApprovals).values({ organizationId, sessionId, versionId, askedBy: ctx.userId });
    },

    /** Returns who asked for a version's approval, or null. */
    askedBy: async (sessionId: string, versionId: string): Promise<string | null> => {
      const [row] = await tenant((db) => db.select().from(proposalApprovals).where(is(sessionId, versionId)));
      return row?.askedBy ?? null;
    },

    /** Stores the first decision together with `also`. Returns null if it was already decided or never requested. */
    decide: (
      { sessionId, versionId }: { sessionId: string; versionId: string },
      set: { decision: ApprovalDecision; comment: string; decidedBy: string },
      also: (db: Db) => Promise<void>,
    ): Promise<Row | null> =>
      tenant(async (db) => {
        const [row] = await db
          .update(proposalApprovals)
          .set({ ...set, decidedAt: new Date() })
          .where(and(is(sessionId, versionId), isNull(proposalApprovals.decision)))
          .returning();
        if (row !== undefined) await also(db);
        return row ?? null;
      }),

    /** Returns requests waiting for an admin, and recent decisions on this person's requests. */
    news: (userId: string, isAdmin: boolean): Promise<FoundApproval[]> =>
      tenant(async (db) => {
        const waits = isNull(proposalApprovals.decision);
        const mine = and(
          eq(proposalApprovals.askedBy, userId),
          gt(proposalApprovals.decidedAt, sql`now() - make_interval(days => ${limits.buyer.newsDays})`),
        );
        const rows = await db
          .select(found)
          .from(proposalApprovals)
          .innerJoin(proposalVersions, sameVersion)
          .where(and(own, isAdmin ? or(waits, mine) : mine))
          .orderBy(desc(proposalApprovals.askedAt))
          .limit(limits.buyer.newsShown);
        return rows.map(({ row, ...more }) => ({ ...row, ...more }));
      }),

    /** Returns which of these versions an admin approved. */
    approved: (versionIds: readonly string[]): Promise<string[]> =>
      tenant(async (db) => {
        const rows = await db
          .select({ id: proposalApprovals.versionId })
          .from(proposalApprovals)
          .where(
            and(own, inArray(proposalApprovals.versionId, [...versionIds]), eq(proposalApprovals.decision, 'approved')),
          );
        return rows.map(({ id }) => id);
      }),
  };
}
