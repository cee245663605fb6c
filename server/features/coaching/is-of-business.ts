import { countTerms } from '#server/search/index-terms.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findMaterial } from './find-material.ts';

/** Returns whether a term belongs to the business: the organization's content or a prepared question has it. */
export async function isOfBusiness(
  ctx: TenantContext,
  questions: readonly { text: string }[],
): Promise<(term: string) => boolean> {
  const { material } = await findMaterial(ctx);
  const asked = countTerms(questions.map(({ text }) => text).join(' '));
  return (term) => asked.has(term) || material.holders(term).length > 0;
}
