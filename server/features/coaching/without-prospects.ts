import type { ContentPassage } from '#contract/ask.ts';
import { domainOf } from '#server/agents/tools/site-address.ts';
import { findCompany } from '#server/features/company/find-company.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { findProspectDomains } from './prospect-domains.store.ts';

const domainOfPage = ({ kind, url }: ContentPassage): string | null =>
  kind === 'webpage' && url !== null && URL.canParse(url) ? domainOf(url) : null;

/** Returns the registrable domain of a website as somebody typed it, or null. */
function ownDomain(website: string): string | null {
  const address = /^https?:\/\//iu.test(website) ? website : `https://${website}`;
  return URL.canParse(address) ? domainOf(address) : null;
}

/**
 * Returns passages without pages from the site of a company that somebody prepared for: those are the prospect's words,
 * and a card or a proposal would tell them as the seller's. A page that somebody said everybody may hear stays, as does
 * the organization's own site, which is often prepared for to try a brief.
 */
export async function withoutProspects(
  ctx: TenantContext,
  passages: readonly ContentPassage[],
): Promise<readonly ContentPassage[]> {
  const inQuestion = passages
    .filter(({ openTo }) => openTo !== 'everybody')
    .flatMap((each) => domainOfPage(each) ?? []);
  if (inQuestion.length === 0) return passages;
  const [found, company] = await Promise.all([findProspectDomains(ctx, [...new Set(inQuestion)]), findCompany(ctx)]);
  const theirs = new Set(found);
  theirs.delete(ownDomain(company?.website ?? '') ?? '');
  return passages.filter((each) => each.openTo === 'everybody' || !theirs.has(domainOfPage(each) ?? ''));
}
