import type { Solution } from '#contract/solutions.ts';
import type { Proof } from '#server/agents/meeting-prepper/prep-material.ts';
import { markTeamOnly } from '#server/features/team-only/mark-team-only.ts';
import { passagesFor } from '#server/search/passages-for.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { proofOf } from './proof.view.ts';

const most = 6;
const mostCases = 4;

/** Returns passages of the organization's content about a solution, case studies first, as proof for a brief. */
export async function findProofs(ctx: TenantContext, { solution }: { solution: Solution }): Promise<Proof[]> {
  const query = `${solution.name} ${solution.description}`;
  const [onIt, cases] = await Promise.all([
    passagesFor(ctx, query, { solutions: [solution.id] }, most),
    passagesFor(ctx, query, { solutions: [solution.id], contentTypes: ['Case study'] }, mostCases),
  ]);
  const different = new Map([...cases.passages, ...onIt.passages].map((passage) => [passage.passageId, passage]));
  const { passages } = await markTeamOnly(ctx, { passages: [...different.values()] });
  return passages.map((passage) => proofOf(passage, solution.id));
}
