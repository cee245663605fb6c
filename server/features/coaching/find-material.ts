import { createHash } from 'node:crypto';
import type { OpenTo } from '#contract/content.ts';
import { limits } from '#contract/limits.ts';
import type { AnswerKind } from '#server/agents/discovery-coach/answer-kind.ts';
import { readMaterial } from '#server/agents/discovery-coach/coach-material.ts';
import { openOwnCards } from '#server/agents/discovery-coach/own-cards/own-cards.ts';
import { contentQueries } from '#server/agents/discovery-coach/vocabulary/content-queries.ts';
import { readOpenKey } from '#server/features/team-only/read-open-key.ts';
import { listOwnNames } from '#server/features/solutions/list-own-names.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { readOffer } from '#server/features/offer/read-offer.ts';
import { passagesFor } from '#server/search/passages-for.ts';
import { toCoachPassage } from './coach-passage.view.ts';
import { findOwnCards } from './find-own-cards.ts';
import { withoutCustomers } from './without-customers.ts';
import { withoutProspects } from './without-prospects.ts';
import { keptMaterial, type FoundMaterial, type KeptMaterial } from './kept-material.ts';

const mostOrganizations = 200;
const forBuyers = { openTo: ['everybody', 'unsaid'] satisfies OpenTo[] };

async function search(ctx: TenantContext, before: FoundMaterial | null): Promise<FoundMaterial> {
  const kinds = Object.keys(contentQueries) as AnswerKind[];
  const [own, { offer }, ...found] = await Promise.all([
    listOwnNames(ctx),
    readOffer(ctx),
    ...kinds.map((kind) => passagesFor(ctx, contentQueries[kind].join(' '), forBuyers, limits.coach.passagesEach)),
  ]);
  const any = [...new Map(found.flatMap((each) => each.passages).map((each) => [each.passageId, each])).values()];
  const all = await withoutProspects(ctx, any);
  const openIds = new Set(all.flatMap(({ contentId, openTo }) => (openTo === 'everybody' ? [contentId] : [])));
  const passages = all
    .toSorted((a, b) => (a.contentId < b.contentId ? -1 : a.contentId > b.contentId ? 1 : a.number - b.number))
    .map(toCoachPassage);
  const unnamed = offer.caseStudies.filter(({ publish }) => publish !== 'named').map(({ customer }) => customer);
  const cards = await findOwnCards(ctx, { ownNames: own, unnamed, forBuyers });
  const key = createHash('sha256')
    .update(JSON.stringify([own, passages, [...openIds], cards, unnamed]))
    .digest('base64');
  if (before?.key === key) return before;
  const whole = readMaterial(passages, own, openIds);
  const material = unnamed.length === 0 ? whole : readMaterial(withoutCustomers(passages, unnamed), own, openIds);
  return {
    key,
    whole,
    material: cards.length === 0 ? material : { ...material, own: openOwnCards(cards, material.rarity) },
  };
}

/**
 * The passages of an organization's content that may answer a prospect, in the order of their items; kept for a minute,
 * unless `fresh` is asked for or somebody says of an item who may hear it. What is for the team alone isn't among them.
 */
export async function findMaterial(ctx: TenantContext, { fresh = false } = {}): Promise<FoundMaterial> {
  const kept = keptMaterial.get(ctx.services) ?? new Map<string, KeptMaterial>();
  keptMaterial.set(ctx.services, kept);
  const openKey = await readOpenKey(ctx);
  const known = kept.get(ctx.organizationId);
  if (!fresh && known !== undefined && known.until > Date.now() && known.openKey === openKey) return known.found;
  const before = known === undefined ? null : await known.found.catch(() => null);
  const found = search(ctx, before);
  kept.delete(ctx.organizationId);
  kept.set(ctx.organizationId, { until: Date.now() + limits.coach.materialMs, openKey, found });
  const [oldest] = kept.keys();
  if (kept.size > mostOrganizations && oldest !== undefined) kept.delete(oldest);
  // A search that failed is tried again at once.
  found.catch(() => kept.delete(ctx.organizationId));
  return found;
}
