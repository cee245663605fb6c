import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SectionKey } from '#contract/brief.ts';
import type { Anchor } from '#contract/brief-marks.ts';
import { user } from '#server/db/schema/identity.ts';
import { prepSessions } from '#server/db/schema/prep.ts';
import { prepMarks, prepNotes } from '#server/db/schema/prep-reading.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

export type MarkRow = Omit<typeof prepMarks.$inferSelect, 'organizationId' | 'prepId' | 'editedBy' | 'updatedBy' | 'updatedAt'> & { editor: string | null };
export type NoteRow = Pick<typeof prepNotes.$inferSelect, 'id' | 'section' | 'text' | 'updatedAt'> & { author: string | null };
export type MarkChange = Partial<Pick<typeof prepMarks.$inferInsert, 'pinned' | 'hidden' | 'wrong' | 'thumb' | 'editedText' | 'editedBy' | 'editedAt'>>;

/** What people said of the sentences and sections of briefs. */
export function prepMarksStore(ctx: Pick<TenantContext, 'services' | 'organizationId' | 'userId'>) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  const marksOf = (prepId: string) => and(eq(prepMarks.organizationId, organizationId), eq(prepMarks.prepId, prepId));
  const notesOf = (prepId: string) => and(eq(prepNotes.organizationId, organizationId), eq(prepNotes.prepId, prepId));

  return {
    async list(prepId: string): Promise<{ marks: MarkRow[]; notes: NoteRow[] }> {
      const editor = alias(user, 'editor');
      return tenant(async (db) => {
        const [marks, notes] = await Promise.all([
          db.select({
            key: prepMarks.key, section: prepMarks.section, anchor: prepMarks.anchor, pinned: prepMarks.pinned, hidden: prepMarks.hidden, wrong: prepMarks.wrong,
            thumb: prepMarks.thumb, editedText: prepMarks.editedText, editedAt: prepMarks.editedAt, editor: editor.name,
          }).from(prepMarks).leftJoin(editor, eq(editor.id, prepMarks.editedBy)).where(marksOf(prepId)).orderBy(asc(prepMarks.updatedAt), asc(prepMarks.key)),
          db.select({ id: prepNotes.id, section: prepNotes.section, text: prepNotes.text, updatedAt: prepNotes.updatedAt, author: user.name })
            .from(prepNotes).leftJoin(user, eq(user.id, prepNotes.userId)).where(notesOf(prepId)).orderBy(asc(prepNotes.createdAt), asc(prepNotes.id)),
        ]);
        return { marks, notes };
      });
    },

    /** Sets what is given and leaves the rest of the mark as it is. */
    mark: (prepId: string, key: string, section: SectionKey, anchor: Anchor, change: MarkChange) =>
      tenant((db) => db.insert(prepMarks)
        .values({ organizationId, prepId, key, section, anchor, updatedBy: ctx.userId, ...change })
        .onConflictDoUpdate({ target: [prepMarks.organizationId, prepMarks.prepId, prepMarks.key], set: { ...change, updatedBy: ctx.userId, updatedAt: new Date() } })),

    saveNote: (prepId: string, id: string, section: SectionKey | null, text: string) =>
      tenant((db) => db.insert(prepNotes).values({ organizationId, prepId, id, section, text, userId: ctx.userId })
        .onConflictDoUpdate({ target: [prepNotes.organizationId, prepNotes.prepId, prepNotes.id], set: { text, userId: ctx.userId, updatedAt: new Date() } })),

    async removeNote(prepId: string, id: string): Promise<boolean> {
      return (await tenant((db) => db.delete(prepNotes).where(and(notesOf(prepId), eq(prepNotes.id, id))).returning({ id: prepNotes.id }))).length > 0;
    },

    /** Every sentence that somebody of the organization marked wrong in any brief, with the company's domain and address. */
    wrong: (): Promise<{ anchor: Anchor; domain: string | null; url: string }[]> =>
      tenant((db) => db.select({ anchor: prepMarks.anchor, domain: prepSessions.companyDomain, url: prepSessions.prospWebUrl }).from(prepMarks)
        .innerJoin(prepSessions, and(eq(prepSessions.organizationId, prepMarks.organizationId), eq(prepSessions.id, prepMarks.prepId)))
        .where(and(eq(prepMarks.organizationId, organizationId), eq(prepMarks.wrong, true)))),
  };
}
