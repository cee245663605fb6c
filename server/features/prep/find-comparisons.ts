import { comparisonType } from '#server/agents/meeting-prepper/draft-rivals.ts';
import type { Proof } from '#server/agents/meeting-prepper/prep-material.ts';
import { passagesFor } from '#server/search/passages-for.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { proofOf } from './proof.view.ts';

const most = 30;

/** What the organization's content says of its rivals: passages filed as comparisons, in the words by which one compares. */
export async function findComparisons(ctx: TenantContext): Promise<Proof[]> {
  const { passages } = await passagesFor(
    ctx,
    'alternative versus vs compared comparison competitor switch migrate',
    { contentTypes: [comparisonType] },
    most,
  );
  return passages.map((passage) => {
    const proof = proofOf(passage, '');
    // Whom it compares stands in its title, which therefore is part of what may be quoted.
    return { ...proof, text: `${proof.title}\n${proof.text}` };
  });
}
