import { and, desc, eq, notExists, sql, type SQL } from 'drizzle-orm';
import { emptyLayout, type ProposalDocument, type ProposalLayout, type ProposalVersion } from '#contract/proposal.ts';
import { limits } from '#contract/limits.ts';
import type { RichLine } from '#contract/rich-text.ts';
import { discoverySessions } from '#server/db/schema/discovery.ts';
import { proposalShares } from '#server/db/schema/buyer.ts';
import { proposalApprovals, proposals, proposalVersions } from '#server/db/schema/proposal.ts';
import type { Db } from '#server/db/open-database.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

/** Formatting of lines, by block. */
export type Formats = Readonly<Record<string, RichLine[]>>;
export interface NewVersion {
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

/** Returns whether a block that was and stays locked would change. */
function changesLocked(before: ProposalLayout, after: ProposalLayout): boolean {
  return before.own
    .filter(({ id }) => before.locked.includes(id) && after.locked.includes(id))
    .some((own) => {
      const now = after.own.find(({ id }) => id === own.id);
      return now?.text !== own.text || now.title !== own.title || now.section !== own.section;
    });
}

/** Serializes a session's writers until the transaction ends and notifies its readers. Returns false if it is gone. */
async function holdSession(
  db: Db,
  { organizationId }: Pick<TenantContext, 'organizationId'>,
  sessionId: string,
): Promise<boolean> {
  const rows = await db
    .update(discoverySessions)
    .set({ revision: sql`${discoverySessions.revision}` })
    .where(and(eq(discoverySessions.organizationId, organizationId), eq(discoverySessions.id, sessionId)))
    .returning({ id: discoverySessions.id });
  return rows.length > 0;
}

/** 'gone': the session was deleted; 'full': too many versions. Neither saves anything. */
export type KeptVersion = ProposalVersion | 'gone' | 'full';

export interface KeepOnce {
  /** Returns a version that already serves. */
  known: (db: Db) => Promise<string | null>;
  also: (db: Db, versionId: string) => Promise<void>;
}
export type KeptOnce = { isNew: boolean; versionId: string } | Extract<KeptVersion, string>;

/** Deletes the oldest version that is only a download: no link shows it, and nobody was asked to approve it. Returns false if there is none. */
async function dropExported(db: Db, ofSession: SQL | undefined): Promise<boolean> {
  const shares = db.select().from(proposalShares).where(usesVersion(proposalShares));
  const approvals = db.select().from(proposalApprovals).where(usesVersion(proposalApprovals));
  const [spare] = await db
    .select({ id: proposalVersions.id })
    .from(proposalVersions)
    .where(and(ofSession, eq(proposalVersions.reason, 'exported'), notExists(shares), notExists(approvals)))
    .orderBy(proposalVersions.number)
    .limit(1);
  if (spare === undefined) return false;
  await db.delete(proposalVersions).where(and(ofSession, eq(proposalVersions.id, spare.id)));
  return true;
}
const usesVersion = (table: typeof proposalShares | typeof proposalApprovals): SQL | undefined =>
  and(eq(table.organizationId, proposalVersions.organizationId), eq(table.versionId, proposalVersions.id));

/** Saves a version under the next number, in the caller's transaction. */
async function keepIn(
  db: Db,
  ctx: Pick<TenantContext, 'organizationId' | 'userId'>,
  sessionId: string,
  { name, reason, document, layout }: NewVersion,
): Promise<KeptVersion> {
  const { organizationId, userId } = ctx;
  if (!(await holdSession(db, ctx, sessionId))) return 'gone';
  const ofSession = and(eq(proposalVersions.organizationId, organizationId), eq(proposalVersions.sessionId, sessionId));
  if (
    (await db.$count(proposalVersions, ofSession)) >= limits.proposal.versions &&
    !(await dropExported(db, ofSession))
  )
    return 'full';
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
      authorId: userId,
    })
    .returning({ id: proposalVersions.id });
  const [kept] = await db
    .select(shown)
    .from(proposalVersions)
    .where(and(ofSession, eq(proposalVersions.id, row?.id ?? '')));
  return kept === undefined ? 'gone' : toVersion(kept);
}

/** Proposals of one organization: layouts and saved versions. */
export function proposalStore(ctx: TenantContext, sessionId: string) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  const own = and(eq(proposals.organizationId, organizationId), eq(proposals.sessionId, sessionId));
  const ofSession = and(eq(proposalVersions.organizationId, organizationId), eq(proposalVersions.sessionId, sessionId));

  const tell = (db: Db): Promise<boolean> => holdSession(db, ctx, sessionId);

  return {
    async layout(): Promise<{ layout: ProposalLayout; formats: Formats; revision: number }> {
      const [row] = await tenant((db) => db.select().from(proposals).where(own));
      return row === undefined
        ? { layout: emptyLayout, formats: {}, revision: 0 }
        : { layout: { ...emptyLayout, ...row.layout }, formats: row.formats, revision: row.revision };
    },

    /**
     * Sets the formatting of the named blocks. Returns 'locked' if one is locked, 'gone' if the session was deleted.
     */
    format: (formats: Formats): Promise<'formatted' | 'locked' | 'gone'> =>
      tenant(async (db) => {
        if (!(await tell(db))) return 'gone';
        const [row] = await db.select().from(proposals).where(own);
        if (Object.keys(formats).some((id) => row?.layout.locked.includes(id))) return 'locked';
        const set = { formats: { ...row?.formats, ...formats } };
        await db
          .insert(proposals)
          .values({ organizationId, sessionId, layout: emptyLayout, revision: 0, ...set })
          .onConflictDoUpdate({ target: [proposals.organizationId, proposals.sessionId], set });
        return 'formatted';
      }),

    /**
     * Returns 'stale' after someone else's change, 'locked' if a locked block would change, 'gone' if the session was
     * deleted.
     */
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

    keep: (version: NewVersion): Promise<KeptVersion> => tenant((db) => keepIn(db, ctx, sessionId, version)),

    /**
     * Returns the version `known` finds while other writers wait, else saves one and runs `also`, in one transaction.
     */
    keepOnce: (version: NewVersion, { known, also }: KeepOnce): Promise<KeptOnce> =>
      tenant(async (db) => {
        if (!(await tell(db))) return 'gone';
        const before = await known(db);
        if (before !== null) return { isNew: false, versionId: before };
        const kept = await keepIn(db, ctx, sessionId, version);
        if (typeof kept === 'string') return kept;
        await also(db, kept.id);
        return { isNew: true, versionId: kept.id };
      }),

    /** Returns the newest version with its document, in the caller's transaction. */
    async newestIn(db: Db): Promise<(Pick<StoredVersion, 'document'> & { id: string }) | null> {
      const [row] = await db
        .select({ id: proposalVersions.id, document: proposalVersions.document })
        .from(proposalVersions)
        .where(ofSession)
        .orderBy(desc(proposalVersions.number))
        .limit(1);
      return row ?? null;
    },

    /** Returns the versions without documents, newest first. */
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
