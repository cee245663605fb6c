import type { SessionFields } from '#contract/discovery-fields.ts';
import { daysAfter } from '#contract/day-in-words.ts';
import { sectionsInOrder, type ProposalDocument, type ProposalLayout } from '#contract/proposal.ts';
import type { ProposalTemplate } from '#contract/proposal-template.ts';
import type { ProposalMaterial } from '#server/agents/proposal-writer/proposal-material.ts';
import { draftProposal, type ProposalDraft } from '#server/agents/proposal-writer/proposal-writer.ts';
import { companyOf } from '#contract/speaker-labels.ts';
import { findOrganizationName } from '#server/access/membership.store.ts';
import { readSharingSettings } from '#server/features/buyer/read-sharing-settings.ts';
import { findCompany } from '#server/features/company/find-company.ts';
import { findTemplate } from '#server/features/proposal-template/find-template.ts';
import { findMember } from '#server/features/team/find-member.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { blocksOf } from './document.view.ts';
import { gatherMaterial } from './gather-material.ts';
import { proposalStore } from './proposal.store.ts';

/** Returns what a template sets besides blocks and cover, without what it leaves at the default. */
function setBy({ sections, validDays }: ProposalTemplate, day: string): Partial<ProposalDocument> {
  return {
    ...(sections.length === 0 ? {} : { sections: sectionsInOrder(sections) }),
    ...(validDays === null ? {} : { validUntil: daysAfter(day, validDays) }),
  };
}

export interface ComposedProposal {
  document: ProposalDocument;
  draft: ProposalDraft;
  material: ProposalMaterial;
  layout: ProposalLayout;
  template: ProposalTemplate | null;
  revision: number;
  row: Awaited<ReturnType<typeof gatherMaterial>>['row'];
}

/**
 * Composes a session's current proposal.
 * No draft is stored: it is rebuilt from the session each time, and what people wrote or arranged is laid over it, so
 * that no draft can change that.
 */
export async function composeProposal(
  ctx: TenantContext,
  {
    sessionId,
    fields,
    arranged,
  }: {
    sessionId: string;
    fields?: Partial<SessionFields>;
    /** Instead of the stored layout. */ arranged?: ProposalLayout;
  },
): Promise<ComposedProposal> {
  const { layout: stored, formats, revision } = await proposalStore(ctx, sessionId).layout();
  const layout = arranged ?? stored;
  const { material, row } = await gatherMaterial(ctx, {
    sessionId,
    layout,
    ...(fields === undefined ? {} : { fields }),
  });
  const { organizationId, services } = ctx;
  const [template, settings, name, company, member] = await Promise.all([
    findTemplate(ctx, { templateId: layout.template }),
    readSharingSettings(ctx),
    services.database.withIdentity(organizationId, (db) => findOrganizationName(db, organizationId)),
    findCompany(ctx),
    row.userId === null ? null : findMember(ctx, { userId: row.userId }),
  ]);
  const draft = draftProposal(material);
  const { blocks, sources } = blocksOf(draft, material.fields, layout, { template, formats });
  const { companyName, firstName, lastName, roleTitle, solutionName } = material.fields;
  const theirs = row.speakers.filter(({ side }) => side === 'prospect').map((speaker) => speaker.name);
  const prospect = companyName === '' ? companyOf(theirs) : companyName;
  const person = `${firstName} ${lastName}`.trim();
  const toWhom = prospect === '' ? person : prospect;
  const day = row.updatedAt.toISOString().slice(0, 10);
  const document: ProposalDocument = {
    title: toWhom === '' ? 'Proposal' : `Proposal for ${toWhom}`,
    prospect: { company: prospect, person, role: roleTitle },
    seller: { company: company?.name ?? name, website: company?.website ?? '', logo: company?.logoUrl ?? '' },
    rep: { name: row.repName, bookingUrl: member?.calendarBookingUrl ?? '' },
    solutionName: material.solution?.name ?? solutionName,
    day,
    blocks,
    sources,
    quotes: draft.quotes,
    cover: template?.cover ?? settings.cover,
    ...(template === null ? {} : setBy(template, day)),
    ...(layout.validUntil === null ? {} : { validUntil: layout.validUntil, validByPerson: true }),
    template: template === null ? null : { id: template.id, name: template.name, revision: template.revision },
  };
  return { document, draft, material, layout, revision, row, template };
}
