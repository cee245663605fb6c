import type { Found } from '#contract/search.ts';
import { markTeamOnly } from '#server/features/team-only/mark-team-only.ts';
import { passagesFor } from '#server/search/passages-for.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { foundStore } from './found.store.ts';
import { rankFound, wordsOf } from './rank-found.view.ts';

/** Items found by text although their name doesn't match. */
const mostByText = 5;

/**
 * Returns what contains every word of a query, best first; every member may read all of it.
 * Content matches by name first, then by passage.
 */
export async function searchEverything(
  ctx: TenantContext,
  { query }: { query: string },
): Promise<{ results: Found[] }> {
  const words = wordsOf(query);
  if (words.length === 0) return { results: [] };
  const [found, { passages }] = await Promise.all([
    foundStore(ctx).holding(words),
    passagesFor(ctx, query, {}, mostByText * 2).then((held) => markTeamOnly(ctx, held)),
  ]);
  const named = new Set(found.filter(({ kind }) => kind === 'content').map(({ id }) => id));
  const ranked = rankFound(found, query);
  const byText = new Map<string, Found>();
  for (const { contentId, kind, name, title, number, text, teamOnly } of passages)
    if (!named.has(contentId) && !byText.has(contentId) && byText.size < mostByText)
      byText.set(contentId, {
        kind: 'content',
        id: contentId,
        title: title || name,
        detail: text.slice(0, 200),
        at: '',
        status: '',
        content: { kind, passage: number, teamOnly: teamOnly !== 'no' },
      });
  return { results: [...ranked, ...byText.values()] };
}
