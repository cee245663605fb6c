import type { EarlierPrep } from '#server/agents/meeting-prepper/earlier-preps.ts';
import { domainOf } from '#server/agents/tools/site-address.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { sameOwner } from '#server/ports/research/same-company.ts';
import { prepStore } from './prep.store.ts';

/** Returns the organization's finished preps for a site's company, newest first, without the person. */
export async function findEarlierPreps(
  ctx: TenantContext,
  { prepId, siteUrl }: { prepId: string; siteUrl: string },
): Promise<EarlierPrep[]> {
  const domain = domainOf(siteUrl);
  if (domain === null) return [];
  const rows = await prepStore(ctx).earlier(prepId, domain);
  // One domain may host many companies, as with site builders.
  return rows
    .filter(({ prospWebUrl }) => sameOwner(prospWebUrl, siteUrl))
    .map(({ id, createdAt, roleTitle, questions }) => ({
      id,
      day: createdAt.toISOString().slice(0, 10),
      role: roleTitle,
      questions: questions.map(({ text }) => text),
    }));
}
