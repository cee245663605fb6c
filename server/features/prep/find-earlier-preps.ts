import type { EarlierPrep } from '#server/agents/meeting-prepper/earlier-preps.ts';
import { domainOf } from '#server/agents/tools/site-address.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { sameOwner } from '#server/ports/research/same-company.ts';
import { prepStore } from './prep.store.ts';

/** Finished preparations of the organization for the company of a site, newest first; the person stays out of it. */
export async function findEarlierPreps(
  ctx: TenantContext,
  { prepId, siteUrl }: { prepId: string; siteUrl: string },
): Promise<EarlierPrep[]> {
  const domain = domainOf(siteUrl);
  if (domain === null) return [];
  const rows = await prepStore(ctx).earlier(prepId, domain);
  // A domain may be shared by many, as those of site builders are.
  return rows
    .filter(({ prospWebUrl }) => sameOwner(prospWebUrl, siteUrl))
    .map(({ id, createdAt, roleTitle, questions }) => ({
      id,
      day: createdAt.toISOString().slice(0, 10),
      role: roleTitle,
      questions: questions.map(({ text }) => text),
    }));
}
