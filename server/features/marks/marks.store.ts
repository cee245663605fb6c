import { and, eq, sql, type SQLWrapper } from 'drizzle-orm';
import { jsonObject, rowFields } from '#server/db/json-columns.ts';
import { namedStatement } from '#server/db/named-statement.ts';
import { alias } from 'drizzle-orm/pg-core';
import type { SectionKey } from '#contract/brief.ts';
import type { Anchor } from '#contract/brief-marks.ts';
import { user } from '#server/db/schema/identity.ts';
import { prepSessions } from '#server/db/schema/prep.ts';
import { prepMarks, prepNotes } from '#server/db/schema/prep-reading.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

export type MarkRow = Omit<
  typeof prepMarks.$inferSelect,
  'organizationId' | 'prepId' | 'editedBy' | 'updatedBy' | 'updatedAt'
> & { editor: string | null };
export type NoteRow = Pick<typeof prepNotes.$inferSelect, 'id' | 'section' | 'text' | 'updatedAt'> & {
  author: string | null;
};
export type MarkChange = Partial<
  Pick<typeof prepMarks.$inferInsert, 'pinned' | 'hidden' | 'wrong' | 'thumb' | 'editedText' | 'editedBy' | 'editedAt'>
>;

const editor = alias(user, 'editor');
const of = (table: typeof prepMarks | typeof prepNotes) =>
  sql`${table.organizationId} = ${sql.placeholder('organization')} and ${table.prepId} = ${sql.placeholder('prepId')}`;
const {
  organizationId: _organization,
  prepId: _prep,
  editedBy: _by,
  updatedBy: _last,
  updatedAt: _at,
  ...markFields
} = rowFields(prepMarks);
const markObject = jsonObject({ ...markFields, editor: editor.name });
const { id, section, text, updatedAt } = rowFields(prepNotes);
const noteObject = jsonObject({ id, section, text, updatedAt, author: user.name } as Record<string, SQLWrapper>);

/** Returns the marks and notes of one brief, oldest first. */
const saidOfPrep = namedStatement(sql`
  select json_build_object(
    'marks', (select coalesce(json_agg(${markObject} order by ${prepMarks.updatedAt}, ${prepMarks.key}), '[]')
      from ${prepMarks} left join ${user} editor on ${editor.id} = ${prepMarks.editedBy} where ${of(prepMarks)}),
    'notes', (select coalesce(json_agg(${noteObject} order by ${prepNotes.createdAt}, ${prepNotes.id}), '[]')
      from ${prepNotes} left join ${user} on ${user.id} = ${prepNotes.userId} where ${of(prepNotes)})
  )::text as text`);

/** Marks and notes on an organization's briefs. */
export function prepMarksStore(ctx: Pick<TenantContext, 'services' | 'organizationId' | 'userId'>) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  const notesOf = (prepId: string) => and(eq(prepNotes.organizationId, organizationId), eq(prepNotes.prepId, prepId));

  return {
    async list(prepId: string): Promise<{ marks: MarkRow[]; notes: NoteRow[] }> {
      const text = await ctx.services.database.readJson(organizationId, saidOfPrep, { prepId });
      const { marks, notes } = JSON.parse(text ?? '') as { marks: MarkRow[]; notes: NoteRow[] };
      return {
        marks: marks.map((mark) => ({ ...mark, editedAt: mark.editedAt && new Date(mark.editedAt) })),
        notes: notes.map((note) => ({ ...note, updatedAt: new Date(note.updatedAt) })),
      };
    },

    /** Sets the given values and leaves the rest of the mark unchanged. */
    mark: (prepId: string, key: string, section: SectionKey, anchor: Anchor, change: MarkChange) =>
      tenant((db) =>
        db
          .insert(prepMarks)
          .values({ organizationId, prepId, key, section, anchor, updatedBy: ctx.userId, ...change })
          .onConflictDoUpdate({
            target: [prepMarks.organizationId, prepMarks.prepId, prepMarks.key],
            set: { ...change, updatedBy: ctx.userId, updatedAt: new Date() },
          }),
      ),

    saveNote: (prepId: string, id: string, section: SectionKey | null, text: string) =>
      tenant((db) =>
        db
          .insert(prepNotes)
          .values({ organizationId, prepId, id, section, text, userId: ctx.userId })
          .onConflictDoUpdate({
            target: [prepNotes.organizationId, prepNotes.prepId, prepNotes.id],
            set: { text, userId: ctx.userId, updatedAt: new Date() },
          }),
      ),

    async removeNote(prepId: string, id: string): Promise<boolean> {
      return (
        (
          await tenant((db) =>
            db
              .delete(prepNotes)
              .where(and(notesOf(prepId), eq(prepNotes.id, id)))
              .returning({ id: prepNotes.id }),
          )
        ).length > 0
      );
    },

    /** Returns every statement marked wrong in any brief, with the company's domain and URL. */
    wrong: (): Promise<{ anchor: Anchor; domain: string | null; url: string }[]> =>
      tenant((db) =>
        db
          .select({ anchor: prepMarks.anchor, domain: prepSessions.companyDomain, url: prepSessions.prospWebUrl })
          .from(prepMarks)
          .innerJoin(
            prepSessions,
            and(eq(prepSessions.organizationId, prepMarks.organizationId), eq(prepSessions.id, prepMarks.prepId)),
          )
          .where(and(eq(prepMarks.organizationId, organizationId), eq(prepMarks.wrong, true))),
      ),
  };
}
