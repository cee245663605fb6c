import { and, desc, eq, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { storedTexts } from '#contract/discovery-fields.ts';
import type { Found } from '#contract/search.ts';
import { containing } from '#server/db/containing.ts';
import { isoText } from '#server/db/json-columns.ts';
import { contentItems } from '#server/db/schema/content.ts';
import { discoveryLines, discoverySessions } from '#server/db/schema/discovery.ts';
import { prepSessions } from '#server/db/schema/prep.ts';
import { proposals } from '#server/db/schema/proposal.ts';
import { solutions } from '#server/db/schema/solutions.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { tenantDb } from '#server/platform/tenant-db.ts';

/** Rows ranked per kind: matching titles come first, before the limit applies. */
const mostOfAKind = 40;
/** Shorter words appear in nearly every line. */
const shortestOfALine = 3;

const folded = (text: SQLWrapper): SQL =>
  sql`regexp_replace(lower(normalize(${text}, NFKD)), '[\\u0300-\\u036F]', '', 'g')`;
const holds = (text: SQLWrapper, words: readonly string[]): SQL =>
  sql`(${sql.join(
    words.map((word) => sql`${folded(text)} like ${containing(word)}`),
    sql` and `,
  )})`;
const everyWord = (words: readonly string[]): SQL =>
  sql.join(
    words.map((word) => sql`line.text ilike ${containing(word)}`),
    sql` and `,
  );
const together = (...texts: SQLWrapper[]): SQL => sql`concat_ws(' ', ${sql.join(texts, sql`, `)})`;
const field = (name: keyof typeof storedTexts): SQL<string> =>
  sql<string>`coalesce(${discoverySessions.fields} ->> ${sql.raw(`'${storedTexts[name]}'`)}, '')`;
const at = (column: SQLWrapper): SQL<string> => sql<string>`${isoText(column)}`;

/**
 * Finds what contains every word in one organization, except the trash; words must be folded (`rank-found.view.ts`).
 */
export function foundStore(ctx: TenantContext) {
  const { organizationId } = ctx;
  const tenant = tenantDb(ctx);
  return {
    holding: (words: readonly string[]): Promise<Found[]> =>
      tenant(async (db) => {
        const prepTitle = sql<string>`coalesce(nullif(${prepSessions.companyName}, ''), ${prepSessions.companyDomain}, '')`;
        const prepPerson = sql<string>`trim(${prepSessions.firstName} || ' ' || ${prepSessions.lastName})`;
        const sessionTitle = sql<string>`coalesce(nullif(${field('companyName')}, ''), nullif(${field('sessionName')}, ''),
          nullif(trim(${field('firstName')} || ' ' || ${field('lastName')}), ''), 'Untitled session')`;
        const sessionPerson = sql<string>`trim(${field('firstName')} || ' ' || ${field('lastName')})`;
        const written = sql`(select string_agg(each.value, ' ') from jsonb_each_text(${discoverySessions.fields}) each)`;
        const longest = words.every((word) => word.length >= shortestOfALine);
        // Fully qualified, because the query builder omits table names in column lists.
        const said = sql<string | null>`(select left(line.text, 200) from ${discoveryLines} line
          where line.organization_id = ${organizationId} and line.session_id = "discovery_sessions"."id"
            and not line.removed and (line.kind <> 'private-note' or line.author_id = ${ctx.userId})
            and ${longest ? everyWord(words) : sql`false`}
          order by line.number limit 1)`;
        const first = (title: SQLWrapper, changed: SQLWrapper) =>
          [sql`${holds(title, words)} desc`, desc(changed)] as const;

        const [preps, sessions, drafts, sold, items] = await Promise.all([
          db
            .select({
              id: prepSessions.id,
              title: prepTitle,
              detail: sql<string>`concat_ws(', ', nullif(${prepPerson}, ''), nullif(${prepSessions.roleTitle}, ''))`,
              at: at(prepSessions.updatedAt),
              status: prepSessions.status,
            })
            .from(prepSessions)
            .where(
              and(
                eq(prepSessions.organizationId, organizationId),
                holds(
                  together(
                    prepSessions.companyName,
                    prepSessions.companyDomain,
                    prepPerson,
                    prepSessions.roleTitle,
                    prepSessions.email,
                  ),
                  words,
                ),
              ),
            )
            .orderBy(...first(prepTitle, prepSessions.updatedAt))
            .limit(mostOfAKind),
          db
            .select({
              id: discoverySessions.id,
              title: sessionTitle,
              detail: sessionPerson,
              said,
              at: at(discoverySessions.updatedAt),
              status: discoverySessions.status,
            })
            .from(discoverySessions)
            .where(
              and(
                eq(discoverySessions.organizationId, organizationId),
                or(holds(together(sessionPerson, written), words), sql`${said} is not null`),
              ),
            )
            .orderBy(...first(sessionTitle, discoverySessions.updatedAt))
            .limit(mostOfAKind),
          db
            .select({
              id: discoverySessions.id,
              title: sessionTitle,
              detail: sessionPerson,
              at: at(proposals.updatedAt),
              status: sql<string>`case when ${proposals.versionCount} = 0 then ''
                else 'Version ' || ${proposals.versionCount} end`,
            })
            .from(proposals)
            .innerJoin(
              discoverySessions,
              and(
                eq(discoverySessions.organizationId, proposals.organizationId),
                eq(discoverySessions.id, proposals.sessionId),
              ),
            )
            .where(
              and(
                eq(proposals.organizationId, organizationId),
                holds(together(sql`'proposal'`, sessionTitle, sessionPerson, field('solutionName')), words),
              ),
            )
            .orderBy(...first(sessionTitle, proposals.updatedAt))
            .limit(mostOfAKind),
          db
            .select({
              id: solutions.id,
              title: solutions.name,
              detail: sql<string>`left(${solutions.description}, 200)`,
              at: at(solutions.modifiedAt),
            })
            .from(solutions)
            .where(
              and(
                eq(solutions.organizationId, organizationId),
                holds(together(solutions.name, solutions.description), words),
              ),
            )
            .orderBy(...first(solutions.name, solutions.modifiedAt))
            .limit(mostOfAKind),
          db
            .select({
              id: contentItems.id,
              title: sql<string>`coalesce(nullif(${contentItems.title}, ''), ${contentItems.name})`,
              detail: sql<string>`left(${contentItems.description}, 200)`,
              at: at(contentItems.modifiedAt),
              kind: contentItems.kind,
              openTo: contentItems.openTo,
            })
            .from(contentItems)
            .where(
              and(
                eq(contentItems.organizationId, organizationId),
                holds(
                  together(
                    contentItems.title,
                    contentItems.name,
                    contentItems.description,
                    sql`array_to_string(${contentItems.tags}, ' ')`,
                  ),
                  words,
                ),
              ),
            )
            .orderBy(...first(together(contentItems.title, contentItems.name), contentItems.modifiedAt))
            .limit(mostOfAKind),
        ]);
        return [
          ...preps.map((row): Found => ({ kind: 'prep', content: null, ...row })),
          ...sessions.map(({ said: line, detail, ...row }): Found => ({
            kind: 'session',
            content: null,
            ...row,
            detail: line ?? detail,
          })),
          ...drafts.map((row): Found => ({ kind: 'proposal', content: null, ...row })),
          ...sold.map((row): Found => ({ kind: 'solution', content: null, status: '', ...row })),
          ...items.map(({ kind, openTo, ...row }): Found => ({
            kind: 'content',
            status: '',
            ...row,
            content: { kind, passage: null, teamOnly: openTo === 'team' },
          })),
        ];
      }),
  };
}
