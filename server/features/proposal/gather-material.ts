import { briefForOutsiders } from '#contract/brief-team-only.ts';
import { visibleBrief } from '#contract/brief-marks.ts';
import { fromStoredFields } from '#contract/discovery-fields.ts';
import type { SessionFields } from '#contract/discovery-fields.ts';
import type { ProposalMaterial } from '#server/agents/proposal-writer/proposal-material.ts';
import type { ProposalLayout } from '#contract/proposal.ts';
import type { Solution } from '#contract/solutions.ts';
import { findMaterial } from '#server/features/coaching/find-material.ts';
import { readCoach } from '#server/features/coaching/read-coach.ts';
import { notedTalkOf, toCallLines, withoutLabels } from '#server/features/coaching/call-lines.view.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import { readLines } from '#server/features/discovery/read-lines.ts';
import { readOffer } from '#server/features/offer/read-offer.ts';
import { findPrep } from '#server/features/prep/find-prep.ts';
import { toDetail } from '#server/features/prep/prep.view.ts';
import { readSaid } from '#server/features/prep/read-said.ts';
import { listSolutions } from '#server/features/solutions/list-solutions.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';

const noBrief: ProposalMaterial['brief'] = { claims: [], sources: [] };

/** Returns the brief's statements, without those marked wrong or hidden. */
async function briefOf(ctx: TenantContext, prepId: string | null): Promise<ProposalMaterial['brief']> {
  if (prepId === null) return noBrief;
  try {
    const whole = await findPrep(ctx, { prospectId: prepId, to: 'read', withoutTexts: true });
    const { detail } = toDetail(whole, ctx.organizationId, await readSaid(ctx, { prepId }));
    const { sections, sources } = briefForOutsiders(visibleBrief(detail.brief, detail.marks));
    return { claims: sections.companySummary.claims, sources };
  } catch (error) {
    // The brief may have been deleted since.
    if (error instanceof AppError && error.code === 'not_found') return noBrief;
    throw error;
  }
}

function chosen(solutions: readonly Solution[], fields: SessionFields): Solution | null {
  const byId = solutions.find(({ id }) => id === fields.solutionId);
  const byName = solutions.find(({ name }) => name === fields.solutionName && name !== '');
  const isChosen = fields.solutionId !== '' || fields.solutionName !== '';
  // A seller with only one solution recommends that one, but never in place of a chosen one that is gone.
  return byId ?? byName ?? (!isChosen && solutions.length === 1 ? (solutions[0] ?? null) : null);
}

/** Returns everything a session's proposal may use; `fields` override stored ones. */
export async function gatherMaterial(
  ctx: TenantContext,
  { sessionId, fields: sent, layout }: { sessionId: string; fields?: Partial<SessionFields>; layout: ProposalLayout },
): Promise<{ material: ProposalMaterial; row: Awaited<ReturnType<typeof findSession>> }> {
  const row = await findSession(ctx, { sessionId, to: 'read' });
  const fields = { ...fromStoredFields(row.fields), ...sent };
  const [{ lines }, { suggestions }, { material: content }, { offer }, { solutions }, brief] = await Promise.all([
    readLines(ctx, { sessionId }),
    readCoach(ctx, { sessionId }),
    findMaterial(ctx),
    readOffer(ctx),
    listSolutions(ctx),
    briefOf(ctx, row.prepId),
  ]);
  const material = {
    fields,
    lines: toCallLines(lines, withoutLabels(row.speakers, fields, row.repName, 'buyers'), notedTalkOf(row)),
    heard: suggestions.map(({ field, lineId, text }) => ({ field, lineId, text })),
    solution: chosen(solutions, fields),
    offer,
    content,
    brief,
    assumptions: layout.assumptions,
    itemChoices: layout.items,
    solutionNames: solutions.map(({ name }) => name),
  };
  return { material, row };
}
