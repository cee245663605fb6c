import { comparisonType } from '#server/agents/meeting-prepper/draft-rivals.ts';
import type { Proof } from '#server/agents/meeting-prepper/prep-material.ts';
import { markTeamOnly } from '#server/features/team-only/mark-team-only.ts';
import { passagesFor } from '#server/search/passages-for.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { proofOf } from './proof.view.ts';

const most = 30;

/** Returns passages that compare the organization with rivals: filed as comparisons or worded like them. */
export async function findComparisons(ctx: TenantContext): Promise<Proof[]> {
  const found = await passagesFor(
    ctx,
    'alternative versus vs compared comparison competitor switch migrate',
    { contentTypes: [comparisonType] },
    most,
  );
  const { passages } = await markTeamOnly(ctx, found);
  return passages.map((passage) => {
    const proof = proofOf(passage, '');
    // The title names the rival, so it is part of the quotable text.
    return { ...proof, text: `${proof.title}\n${proof.text}` };
  });
}
