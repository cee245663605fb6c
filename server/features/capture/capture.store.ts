import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { CaptureSettings, Channel } from '#contract/capture.ts';
import { capturedPieces, captures, captureSettings } from '#server/db/schema/capture.ts';
import { discoveryLines } from '#server/db/schema/discovery.ts';
import type { Db } from '#server/db/open-database.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

type Settings = Omit<CaptureSettings, 'transcription'>;
export type NewPiece = Omit<typeof capturedPieces.$inferInsert, 'organizationId' | 'sessionId'>;

/** Words of one channel with their stretch of the call, in milliseconds on its clock. */
export interface HeardPiece {
  id: string;
  atMs: number;
  durationMs: number;
  text: string;
}

/** Capture settings of one organization. */
export function captureSettingsStore(ctx: TenantContext) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  return {
    /** Returns null if nothing was set yet. */
    async find(): Promise<Settings | null> {
      const { consent, browserRecognition, vocabulary, keepDays } = captureSettings;
      const [row] = await tenant((db) =>
        db
          .select({ consent, browserRecognition, vocabulary, keepDays })
          .from(captureSettings)
          .where(eq(captureSettings.organizationId, organizationId)),
      );
      return row ?? null;
    },
    /**
     * Adds a word to the vocabulary and leaves all other settings as they are, also those that are saved meanwhile; `usual`
     * is stored where nothing was set yet. Returns the vocabulary; null if it is full.
     */
    addWord: (
      word: string,
      { most, usual }: { most: number; usual: Settings },
    ): Promise<{ vocabulary: string[]; added: boolean } | null> =>
      tenant(async (db) => {
        await db
          .insert(captureSettings)
          .values({ organizationId, ...usual })
          .onConflictDoNothing();
        const own = eq(captureSettings.organizationId, organizationId);
        const [row] = await db
          .select({ vocabulary: captureSettings.vocabulary })
          .from(captureSettings)
          .where(own)
          .for('update');
        const known = row?.vocabulary ?? [];
        if (known.includes(word)) return { vocabulary: known, added: false };
        if (known.length >= most) return null;
        const vocabulary = [...known, word];
        await db.update(captureSettings).set({ vocabulary }).where(own);
        return { vocabulary, added: true };
      }),
    save: (set: Settings): Promise<unknown> =>
      tenant((db) =>
        db
          .insert(captureSettings)
          .values({ organizationId, ...set })
          .onConflictDoUpdate({ target: captureSettings.organizationId, set }),
      ),
  };
}

/** Captured pieces of one session's call. */
export function captureStore(ctx: TenantContext, sessionId: string) {
  const { organizationId, userId } = ctx;
  const tenant = tenantDb(ctx);
  const own = and(eq(capturedPieces.organizationId, organizationId), eq(capturedPieces.sessionId, sessionId));
  const line = and(
    eq(discoveryLines.organizationId, capturedPieces.organizationId),
    eq(discoveryLines.sessionId, capturedPieces.sessionId),
    eq(discoveryLines.id, capturedPieces.id),
  );

  return {
    start: (capture: Pick<typeof captures.$inferInsert, 'id' | 'mode' | 'consent'>): Promise<unknown> =>
      tenant((db) =>
        db
          .insert(captures)
          .values({ organizationId, sessionId, userId, ...capture })
          .onConflictDoNothing(),
      ),

    /** Returns a capture that the caller started, or null. */
    async find(id: string): Promise<Pick<typeof captures.$inferSelect, 'mode'> | null> {
      const [row] = await tenant((db) =>
        db
          .select({ mode: captures.mode })
          .from(captures)
          .where(
            and(
              eq(captures.organizationId, organizationId),
              eq(captures.sessionId, sessionId),
              eq(captures.id, id),
              eq(captures.userId, userId),
            ),
          ),
      );
      return row ?? null;
    },

    async has(pieceId: string): Promise<boolean> {
      const rows = await tenant((db) =>
        db
          .select({ id: capturedPieces.id })
          .from(capturedPieces)
          .where(and(own, eq(capturedPieces.id, pieceId))),
      );
      return rows.length > 0;
    },

    /** Adds a piece within the transaction of its line; returns false if it exists. */
    async add(db: Db, piece: NewPiece): Promise<boolean> {
      const rows = await db
        .insert(capturedPieces)
        .values({ organizationId, sessionId, ...piece })
        .onConflictDoNothing()
        .returning({ id: capturedPieces.id });
      return rows.length > 0;
    },

    /** Returns the words of the previous piece, or ''. */
    async wordsBefore(piece: { captureId: string; channel: Channel; number: number }): Promise<string> {
      const [row] = await tenant((db) =>
        db
          .select({ text: discoveryLines.text })
          .from(capturedPieces)
          .innerJoin(discoveryLines, line)
          .where(
            and(
              own,
              eq(capturedPieces.captureId, piece.captureId),
              eq(capturedPieces.channel, piece.channel),
              eq(capturedPieces.number, piece.number - 1),
            ),
          ),
      );
      return row?.text ?? '';
    },

    /** Returns what the other channel said between two times of the call, in milliseconds. */
    otherChannel: (channel: Channel, fromMs: number, toMs: number): Promise<HeardPiece[]> =>
      tenant((db) =>
        db
          .select({
            id: capturedPieces.id,
            atMs: capturedPieces.atMs,
            durationMs: capturedPieces.durationMs,
            text: discoveryLines.text,
          })
          .from(capturedPieces)
          .innerJoin(discoveryLines, line)
          .where(
            and(
              own,
              ne(capturedPieces.channel, channel),
              eq(discoveryLines.removed, false),
              lt(capturedPieces.atMs, toMs),
              gt(sql`${capturedPieces.atMs} + ${capturedPieces.durationMs}`, fromMs),
            ),
          ),
      ),
  };
}
