import { and, eq, sql } from 'drizzle-orm';
import type { TemplateLock } from '#contract/proposal-template.ts';
import type { Db } from '#server/db/open-database.ts';
import { proposals, proposalTemplates } from '#server/db/schema/proposal.ts';

/** Returns what the writer of a session's proposal locked, and the locks of its template, in the caller's transaction. */
export async function lockedBlocks(
  db: Db,
  organizationId: string,
  sessionId: string,
): Promise<{ locked: string[]; locks: TemplateLock[] }> {
  const [proposal] = await db
    .select({
      locked: sql<string[]>`coalesce(${proposals.layout} -> 'locked', '[]'::jsonb)`,
      template: sql<string | null>`${proposals.layout} ->> 'template'`,
    })
    .from(proposals)
    .where(and(eq(proposals.organizationId, organizationId), eq(proposals.sessionId, sessionId)));
  const chosen = proposal?.template ?? null;
  const [template] = await db
    .select({ locks: sql<TemplateLock[]>`coalesce(${proposalTemplates.content} -> 'locks', '[]'::jsonb)` })
    .from(proposalTemplates)
    .where(
      and(
        eq(proposalTemplates.organizationId, organizationId),
        chosen === null ? eq(proposalTemplates.standard, true) : eq(proposalTemplates.id, chosen),
      ),
    );
  return { locked: proposal?.locked ?? [], locks: template?.locks ?? [] };
}
