import { sql } from 'drizzle-orm';
import { sectionKeys } from '#contract/brief.ts';
import { isoText, jsonObject, reviveRow, rowFields } from '#server/db/json-columns.ts';
import { namedStatement } from '#server/db/named-statement.ts';
import { user } from '#server/db/schema/identity.ts';
import { prepSections, prepSessions, prepSources } from '#server/db/schema/prep.ts';
import { prepMarks, prepNotes, prepVersions } from '#server/db/schema/prep-reading.ts';
import type { TenantContext } from '#server/platform/context.ts';
import type { PrepRow } from './prep.store.ts';

/** A finished brief without marks, notes or an earlier version; sections and sources are JSON as PostgreSQL wrote it. */
export interface PlainBrief {
  prep: PrepRow;
  repName: string | null;
  repGiven: string | null;
  /** JSON object by section key. */
  sections: string;
  /** JSON list, in reading order. */
  sources: string;
}

/** JSON escapes control characters, so this one can separate the parts. */
const separator = '\u001e';

const ofPrep = (
  table: typeof prepSections | typeof prepSources | typeof prepMarks | typeof prepNotes | typeof prepVersions,
) => sql`${table.organizationId} = ${sql.placeholder('organization')} and ${table.prepId} = ${sql.placeholder('id')}`;
const { key, status, claims, error, writtenBy } = prepSections;
const section = sql`to_json(${key})::text || ':{"status":"' || ${status} || '","claims":' || ${claims}::text
  || coalesce(',"error":' || to_json(${error})::text, '') || coalesce(',"writtenBy":"' || ${writtenBy} || '"', '') || '}'`;
const { id, kind, title, url, fetchedAt, contentId, teamOnly } = prepSources;
// Concatenated: json_build_object costs twice as much for each of the thirty rows that a brief usually has.
const source = sql`'{"id":' || to_json(${id})::text || ',"kind":"' || ${kind} || '","title":' || to_json(${title})::text
  || ',"url":' || coalesce(to_json(${url})::text, 'null') || ',"fetchedAt":"' || ${isoText(fetchedAt)} || '"'
  || coalesce(',"contentId":"' || ${contentId} || '"', '') || case when ${teamOnly} then ',"teamOnly":true' else '' end || '}'`;

const plain = namedStatement(sql`
  select ${jsonObject({ prep: jsonObject(rowFields(prepSessions)), repName: user.name, repGiven: user.givenName })}::text || ${separator}
    || '{' || written.text || '}' || ${separator}
    || (select '[' || coalesce(string_agg(${source}, ',' order by ${fetchedAt}, ${id}), '') || ']'
      from ${prepSources} where ${ofPrep(prepSources)}) as text
  from ${prepSessions} left join ${user} on ${user.id} = ${prepSessions.userId}
    cross join (select string_agg(${section}, ',') as text, count(*) as number
      from ${prepSections} where ${ofPrep(prepSections)}) written
  where ${prepSessions.organizationId} = ${sql.placeholder('organization')} and ${prepSessions.id} = ${sql.placeholder('id')}
    and ${prepSessions.status} = 'ready' and written.number = ${sql.raw(String(sectionKeys.length))}
    and not exists (select from ${prepMarks} where ${ofPrep(prepMarks)})
    and not exists (select from ${prepNotes} where ${ofPrep(prepNotes)})
    and not exists (select from ${prepVersions} where ${ofPrep(prepVersions)})`);

/** Returns a brief in one round trip; null if there is none or it isn't plain. */
export async function findPlainBrief(ctx: TenantContext, prepId: string): Promise<PlainBrief | null> {
  const text = await ctx.services.database.readJson(ctx.organizationId, plain, { id: prepId });
  if (text === null) return null;
  const [head = '', sections = '', sources = ''] = text.split(separator);
  const { prep, repName, repGiven } = JSON.parse(head) as Pick<PlainBrief, 'repName' | 'repGiven'> & { prep: object };
  return { prep: reviveRow(prepSessions, prep), repName, repGiven, sections, sources };
}
