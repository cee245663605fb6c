import type { Solution } from '#contract/solutions.ts';
import type { Proof } from '#server/agents/meeting-prepper/prep-material.ts';
import { passagesFor } from '#server/features/content/passages-for.ts';
import type { TenantContext } from '#server/platform/context.ts';

const most = 6;
const kinds = { document: 'document-page', webpage: 'web-page', video: 'video-second' } as const;

/** Passages of the organization's own content that speak of a solution: what a brief may bring forward as proof. */
export async function findProofs(ctx: TenantContext, { solution }: { solution: Solution }): Promise<Proof[]> {
  const { passages } = await passagesFor(ctx, `${solution.name} ${solution.description}`, { solutions: [solution.id] }, most);
  const fetchedAt = new Date().toISOString();
  return passages.map(({ contentId, kind, name, title, page, second, url, text }) => ({
    contentId, page, second, solutionId: solution.id, kind: kinds[kind], title: page === null ? title || name : `${title || name}, page ${page}`, url, fetchedAt, text,
  }));
}
