import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { nextStatus, statusesBefore, type ProposalEvent } from '#contract/proposal-status.ts';
import type { ProposalDocument, ProposalVersion } from '#contract/proposal.ts';
import { proposalShares } from '#server/db/schema/buyer.ts';
import { user } from '#server/db/schema/identity.ts';
import { proposalVersions } from '#server/db/schema/proposal.ts';
import type { Db } from '#server/db/open-database.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

type Row = typeof proposalShares.$inferSelect;
export interface ListedShare extends Row {
  author: string | null;
  version: Omit<ProposalVersion, 'by' | 'at'> & { createdAt: Date };
}
export interface FoundShare extends Row {
  document: ProposalDocument;
}
type NewShare = Omit<typeof proposalShares.$inferInsert, 'organizationId' | 'status'>;

const version = {
  id: proposalVersions.id,
  number: proposalVersions.number,
  name: proposalVersions.name,
  reason: proposalVersions.reason,
  createdAt: proposalVersions.createdAt,
};
/** Seed of the locks for creating a proposal's links. */
const createLock = 6;
const sameVersion = and(
  eq(proposalVersions.organizationId, proposalShares.organizationId),
  eq(proposalVersions.id, proposalShares.versionId),
);

/** Applies an event to a share's status, if it leads anywhere from there. */
export async function moveShare(
  db: Db,
  { organizationId, id }: Pick<Row, 'organizationId' | 'id'>,
  event: ProposalEvent,
  more: Partial<Pick<Row, 'decidedBy' | 'decidedAt'>> = {},
): Promise<boolean> {
  const from = statusesBefore(event);
  const status = from.map((each) => nextStatus(each, event)).find((each) => each !== null);
  if (status === undefined) return false;
  const moved = await db
    .update(proposalShares)
    .set({ status, ...more })
    .where(
      and(
        eq(proposalShares.organizationId, organizationId),
        eq(proposalShares.id, id),
        inArray(proposalShares.status, from),
        isNull(proposalShares.revokedAt),
        gt(proposalShares.expiresAt, sql`now()`),
      ),
    )
    .returning({ id: proposalShares.id });
  return moved.length > 0;
}

/** Links to one organization's proposals. */
export function buyerShareStore(ctx: Pick<TenantContext, 'services' | 'organizationId'>) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  const own = eq(proposalShares.organizationId, organizationId);
  const of = (sessionId: string) => and(own, eq(proposalShares.sessionId, sessionId));
  const is = (sessionId: string, id: string) => and(of(sessionId), eq(proposalShares.id, id));

  return {
    /** Newest first. */
    list: (sessionId: string): Promise<ListedShare[]> =>
      tenant(async (db) => {
        const rows = await db
          .select({ share: proposalShares, author: user.name, version })
          .from(proposalShares)
          .innerJoin(proposalVersions, sameVersion)
          .leftJoin(user, eq(user.id, proposalShares.createdBy))
          .where(of(sessionId))
          .orderBy(desc(proposalShares.createdAt));
        return rows.map(({ share, ...more }) => ({ ...share, ...more }));
      }),

    has: (sessionId: string, id: string): Promise<boolean> =>
      tenant(async (db) => (await db.$count(proposalShares, is(sessionId, id))) > 0),

    /**
     * Returns 'full' if the proposal has too many open links. Counts under a lock, so that parallel calls count too.
     */
    create: (share: NewShare, most: number): Promise<'made' | 'there' | 'full'> =>
      tenant(async (db) => {
        await db.execute(
          sql`select pg_advisory_xact_lock(hashtextextended(${`${organizationId} ${share.sessionId}`}, ${createLock}))`,
        );
        const open = and(
          of(share.sessionId),
          isNull(proposalShares.revokedAt),
          gt(proposalShares.expiresAt, sql`now()`),
        );
        const [{ value } = { value: 0 }] = await db.select({ value: count() }).from(proposalShares).where(open);
        if (value >= most) return 'full';
        const rows = await db
          .insert(proposalShares)
          .values({ organizationId, ...share })
          .onConflictDoNothing()
          .returning({ id: proposalShares.id });
        return rows.length > 0 ? 'made' : 'there';
      }),

    revoke: (sessionId: string, id: string): Promise<boolean> =>
      tenant(async (db) => {
        const rows = await db
          .update(proposalShares)
          .set({ revokedAt: new Date() })
          .where(and(is(sessionId, id), isNull(proposalShares.revokedAt)))
          .returning({ id: proposalShares.id });
        return rows.length > 0;
      }),

    /** Returns the share with its version's document, or null if no link has this token. */
    findByHash: (tokenHash: string): Promise<FoundShare | null> =>
      tenant(async (db) => {
        const [row] = await db
          .select({ share: proposalShares, document: proposalVersions.document })
          .from(proposalShares)
          .innerJoin(proposalVersions, sameVersion)
          .where(and(own, eq(proposalShares.tokenHash, tokenHash)));
        return row === undefined ? null : { ...row.share, document: row.document };
      }),
  };
}
