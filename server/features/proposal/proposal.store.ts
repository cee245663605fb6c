import { and, desc, eq, sql } from 'drizzle-orm';
import { emptyLayout, type ProposalDocument, type ProposalLayout, type ProposalVersion } from '#contract/proposal.ts';
import { discoverySessions } from '#server/db/schema/discovery.ts';
import { proposals, proposalVersions } from '#server/db/schema/proposal.ts';
import type { Db } from '#server/db/open-database.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

interface NewVersion {
  name: string;
  reason: ProposalVersion['reason'];
  document: ProposalDocument;
  layout: ProposalLayout;
}
export interface StoredVersion {
  version: ProposalVersion;
  document: ProposalDocument;
  layout: ProposalLayout;
}

const author = sql<string>`coalesce((select u.name from "user" u where u.id = ${proposalVersions.authorId}), '')`;
const shown = {
  id: proposalVersions.id,
  number: proposalVersions.number,
  name: proposalVersions.name,
  reason: proposalVersions.reason,
  by: author,
  createdAt: proposalVersions.createdAt,
};
const toVersion = ({ createdAt, ...row }: Omit<ProposalVersion, 'at'> & { createdAt: Date }): ProposalVersion => ({
  ...row,
  at: createdAt.toISOString(),
});

/** Whether a block that was locked and stays so would read otherwise. */
function changesLocked(before: ProposalLayout, after: ProposalLayout): boolean {
  return before.own
    .filter(({ id }) => before.locked.includes(id) && after.locked.includes(id))
    .some((own) => {
      const now = after.own.find(({ id }) => id === own.id);
      return now?.text !== own.text || now.title !== own.title || now.section !== own.section;
    });
}

/** Proposals of one organization: how they are arranged, and the versions that were kept. */
export function proposalStore(ctx: TenantContext, sessionId: string) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  const own = and(eq(proposals.organizationId, organizationId), eq(proposals.sessionId, sessionId));
  const ofSession = and(eq(proposalVersions.organizationId, organizationId), eq(proposalVersions.sessionId, sessionId));
  const isSession = and(eq(discoverySessions.organizationId, organizationId), eq(discoverySessions.id, sessionId));

  /** Writers of one session wait for each other; its readers are told. False: it is gone. */
  const tell = async (db: Db): Promise<boolean> => {
    const rows = await db
      .update(discoverySessions)
      .set({ revision: sql`${discoverySessions.revision}` })
      .where(isSession)
      .returning({ id: discoverySessions.id });
    return rows.length > 0;
  };

  return {
    async layout(): Promise<{ layout: ProposalLayout; revision: number }> {
      const [row] = await tenant((db) => db.select().from(proposals).where(own));
      return row === undefined
        ? { layout: emptyLayout, revision: 0 }
        : { layout: { ...emptyLayout, ...row.layout }, revision: row.revision };
    },

    /** 'stale': somebody arranged it meanwhile; 'locked': a locked block would change; 'gone': the session was deleted. */
    arrange: (layout: ProposalLayout, revision: number): Promise<number | 'stale' | 'locked' | 'gone'> =>
      tenant(async (db) => {
        if (!(await tell(db))) return 'gone';
        const [row] = await db.select().from(proposals).where(own);
        if ((row?.revision ?? 0) !== revision) return 'stale';
        if (row !== undefined && changesLocked({ ...emptyLayout, ...row.layout }, layout)) return 'locked';
        const set = { layout, revision: revision + 1, updatedAt: new Date() };
        await db
          .insert(proposals)
          .values({ organizationId, sessionId, ...set })
          .onConflictDoUpdate({ target: [proposals.organizationId, proposals.sessionId], set });
        return revision + 1;
      }),

    /** Keeps a version under the next number; null: the session is gone. */
    keep: ({ name, reason, document, layout }: NewVersion): Promise<ProposalVersion | null> =>
      tenant(async (db) => {
        if (!(await tell(db))) return null;
        const [counted] = await db
          .insert(proposals)
          .values({ organizationId, sessionId, layout: emptyLayout, revision: 0, versionCount: 1 })
          .onConflictDoUpdate({
            target: [proposals.organizationId, proposals.sessionId],
            set: { versionCount: sql`${proposals.versionCount} + 1` },
          })
          .returning({ number: proposals.versionCount });
        const number = counted?.number ?? 1;
        const [row] = await db
          .insert(proposalVersions)
          .values({
            organizationId,
            sessionId,
            number,
            name: name === '' ? `Version ${number}` : name,
            reason,
            document,
            layout,
            authorId: ctx.userId,
          })
          .returning({ id: proposalVersions.id });
        if (row === undefined) return null;
        const [kept] = await db
          .select(shown)
          .from(proposalVersions)
          .where(and(ofSession, eq(proposalVersions.id, row.id)));
        return kept === undefined ? null : toVersion(kept);
      }),

    /** Newest first, without their documents. */
    async versions(): Promise<ProposalVersion[]> {
      const rows = await tenant((db) =>
        db.select(shown).from(proposalVersions).where(ofSession).orderBy(desc(proposalVersions.number)),
      );
      return rows.map(toVersion);
    },

    async version(id: string): Promise<StoredVersion | null> {
      const [row] = await tenant((db) =>
        db
          .select({ ...shown, document: proposalVersions.document, layout: proposalVersions.layout })
          .from(proposalVersions)
          .where(and(ofSession, eq(proposalVersions.id, id))),
      );
      if (row === undefined) return null;
      const { document, layout, ...version } = row;
      return { version: toVersion(version), document, layout };
    },
  };
}
