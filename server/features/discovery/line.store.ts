import { spellerOf, type CorrectedWord } from '#contract/corrected-word.ts';
import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Speaker } from '#contract/discovery.ts';
import { limits } from '#contract/limits.ts';
import type { SessionLine } from '#contract/session-lines.ts';
import { discoveryLines, discoverySessions } from '#server/db/schema/discovery.ts';
import { arrayLiteral } from '#server/db/array-literal.ts';
import type { Db } from '#server/db/open-database.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

export type NewLine = Pick<SessionLine, 'id' | 'kind' | 'speakerId' | 'atMs' | 'text' | 'origin'> & {
  endMs?: number | null;
};
type LineRow = typeof discoveryLines.$inferSelect;

export function toLine({ organizationId: _o, sessionId: _s, createdAt: _c, authorId, ...line }: LineRow): SessionLine {
  return { ...line, authorId: authorId ?? '' };
}

/** Lines said and noted in one session. */
export function lineStore(ctx: TenantContext, sessionId: string) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  const session = and(eq(discoverySessions.organizationId, organizationId), eq(discoverySessions.id, sessionId));
  const own = and(eq(discoveryLines.organizationId, organizationId), eq(discoveryLines.sessionId, sessionId));

  const readable = and(
    own,
    sql`(${discoveryLines.kind} <> 'private-note' or ${discoveryLines.authorId} = ${ctx.userId})`,
  );

  /** Locks the session, so that line order and revision follow commit order; null if it is gone. */
  const locked = async (db: Db) => {
    const { lineCount, revision, speakers, spellings } = discoverySessions;
    const [row] = await db
      .select({ lineCount, revision, speakers, spellings })
      .from(discoverySessions)
      .where(session)
      .for('update');
    return row ?? null;
  };
  const touch = async (
    db: Db,
    set: { lineCount?: number; speakers?: Speaker[]; spellings?: CorrectedWord[] },
  ): Promise<number> => {
    const [row] = await db
      .update(discoverySessions)
      .set({ ...set, updatedAt: new Date() })
      .where(session)
      .returning({ revision: discoverySessions.revision });
    return row?.revision ?? 0;
  };

  return {
    /**
     * Stores new lines; `speakers` replaces the session's speakers.
     * `first` runs before in the same transaction and cancels with false.
     * Returns the revision, or null if the session is gone.
     */
    add: (
      lines: readonly NewLine[],
      speakers?: (known: Speaker[]) => Speaker[],
      first?: (db: Db) => Promise<boolean>,
    ): Promise<number | null> =>
      tenant(async (db) => {
        const before = await locked(db);
        if (before === null) return null;
        if ((await first?.(db)) === false) return before.revision;
        const ids = lines.map(({ id }) => id);
        const there = await db
          .select({ id: discoveryLines.id })
          .from(discoveryLines)
          .where(and(own, inArray(discoveryLines.id, ids)));
        const known = new Set(there.map(({ id }) => id));
        const fresh = lines.filter(({ id }) => !known.has(id));
        if (fresh.length === 0) return before.revision;
        const lineCount = before.lineCount + fresh.length;
        if (lineCount > limits.discovery.lines)
          throw new AppError('conflict', 'This session is full: it holds up to 40,000 lines. Nothing was added.');
        const revision = await touch(db, {
          lineCount,
          ...(speakers === undefined ? {} : { speakers: speakers(before.speakers) }),
        });
        const spelled = spellerOf(before.spellings);
        const rows = fresh.map((line, at) => ({
          ...line,
          // What a person typed stays as typed.
          text: line.kind === 'utterance' ? spelled(line.text).slice(0, limits.discovery.lineMax) : line.text,
          organizationId,
          sessionId,
          authorId: ctx.userId,
          number: before.lineCount + at,
          revision,
        }));
        for (let at = 0; at < rows.length; at += 1000)
          await db.insert(discoveryLines).values(rows.slice(at, at + 1000));
        return revision;
      }),

    /** Returns lines after a revision, in order, without other people's private notes. */
    after: (revision: number): Promise<SessionLine[]> =>
      tenant(async (db) => {
        const rows = await db
          .select()
          .from(discoveryLines)
          .where(and(readable, gt(discoveryLines.revision, revision)))
          .orderBy(asc(discoveryLines.number));
        return rows.map(toLine);
      }),

    /**
     * Rewrites a line, or removes its text.
     * Returns 'changed' if the text is no longer `was`, null if there is no such line.
     */
    rewrite: (
      id: string,
      { text, was }: { text: string | null; was?: string },
    ): Promise<SessionLine | { changed: string } | null> =>
      tenant(async (db) => {
        if ((await locked(db)) === null) return null;
        const [line] = await db
          .select()
          .from(discoveryLines)
          .where(and(own, eq(discoveryLines.id, id)));
        const hidden = line?.kind === 'private-note' && line.authorId !== ctx.userId;
        if (line === undefined || line.removed || hidden) return null;
        if (was !== undefined && line.text !== was) return { changed: line.text };
        const revision = await touch(db, {});
        const [row] = await db
          .update(discoveryLines)
          .set({ text: text ?? '', removed: text === null, revision })
          .where(and(own, eq(discoveryLines.id, id)))
          .returning();
        return row === undefined ? null : toLine(row);
      }),

    /**
     * Rewrites all lines that the caller may read, and keeps the spellings for later ones, under one lock and one revision.
     * Returns how many lines changed.
     */
    rewriteEach: (
      change: (text: string) => string,
      spellings: (known: readonly CorrectedWord[]) => CorrectedWord[],
    ): Promise<number> =>
      tenant(async (db) => {
        const before = await locked(db);
        if (before === null) return 0;
        const lines = await db
          .select({ id: discoveryLines.id, text: discoveryLines.text })
          .from(discoveryLines)
          .where(and(readable, eq(discoveryLines.removed, false)));
        const changed = lines
          .map(({ id, text }) => ({ id, text, now: change(text) }))
          .filter(({ text, now }) => now !== text);
        const revision = await touch(db, { spellings: spellings(before.spellings) });
        if (changed.length === 0) return 0;
        const ids = arrayLiteral(changed.map(({ id }) => id));
        const texts = arrayLiteral(changed.map(({ now }) => now));
        await db.execute(sql`
          update discovery_lines l set text = n.text, revision = ${revision}
          from unnest(${ids}::uuid[], ${texts}::text[]) n(id, text)
          where l.organization_id = ${organizationId} and l.session_id = ${sessionId} and l.id = n.id`);
        return changed.length;
      }),

    /** Changes the speakers and reassigns lines: `moved` names the lines that pass to `to`. */
    setSpeakers: (
      change: (speakers: Speaker[]) => {
        speakers: Speaker[];
        moved: { of: string } | { ids: string[] } | null;
        to: string | null;
      } | null,
    ): Promise<{ speakers: Speaker[]; revision: number } | null> =>
      tenant(async (db) => {
        const before = await locked(db);
        const changed = before === null ? null : change(before.speakers);
        if (changed === null) return null;
        const { moved, to, speakers: named } = changed;
        const revision = await touch(db, { speakers: named });
        if (moved !== null)
          await db
            .update(discoveryLines)
            .set({ speakerId: to, revision })
            .where(
              and(
                own,
                eq(discoveryLines.kind, 'utterance'),
                'of' in moved ? eq(discoveryLines.speakerId, moved.of) : inArray(discoveryLines.id, moved.ids),
              ),
            );
        return { speakers: named, revision };
      }),

    /**
     * Leases the next lines not passed on, until `until`; null if there are none or another node holds the lease and
     * will look again.
     * Locks the session only for this query.
     */
    takeUnheard: (most: number, until: Date): Promise<{ lines: SessionLine[]; last: number } | null> =>
      tenant(async (db) => {
        const { heardRevision, heardUntil } = discoverySessions;
        const [row] = await db
          .select({ heardRevision, heardUntil })
          .from(discoverySessions)
          .where(session)
          .for('update');
        if (row === undefined || (row.heardUntil !== null && row.heardUntil.getTime() > Date.now())) return null;
        const unheard = and(own, gt(discoveryLines.revision, row.heardRevision));
        const order = [asc(discoveryLines.revision), asc(discoveryLines.number)];
        const some = await db
          .select()
          .from(discoveryLines)
          .where(unheard)
          .orderBy(...order)
          .limit(most);
        const last = some.at(-1)?.revision;
        if (last === undefined) return null;
        // Lines of one revision were stored together and stay together.
        const found =
          some.length < most
            ? some
            : await db
                .select()
                .from(discoveryLines)
                .where(and(unheard, lte(discoveryLines.revision, last)))
                .orderBy(...order);
        await db.update(discoverySessions).set({ heardUntil: until }).where(session);
        return { lines: found.map(toLine), last };
      }),

    /** Ends the lease; lines up to `last` count as passed on, null: none. */
    release: (until: Date, last: number | null): Promise<unknown> =>
      tenant((db) =>
        db
          .update(discoverySessions)
          .set({ heardUntil: null, ...(last === null ? {} : { heardRevision: last }) })
          .where(and(session, eq(discoverySessions.heardUntil, until))),
      ),
  };
}
