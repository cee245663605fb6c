import { createHash } from 'node:crypto';
import { limits } from '#contract/limits.ts';
import type { AnswerKind } from '#server/agents/discovery-coach/answer-kind.ts';
import { readMaterial } from '#server/agents/discovery-coach/coach-material.ts';
import { openOwnCards } from '#server/agents/discovery-coach/own-cards.ts';
import { contentQueries } from '#server/agents/discovery-coach/vocabulary/content-queries.ts';
import { listSolutions } from '#server/features/solutions/list-solutions.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { readOffer } from '#server/features/offer/read-offer.ts';
import { passagesFor } from '#server/search/passages-for.ts';
import { ownCardStore } from './own-card.store.ts';
import { coachingStore } from './coaching.store.ts';
import { withoutCustomers } from './without-customers.ts';
import { keptMaterial, type FoundMaterial, type KeptMaterial } from './kept-material.ts';

const mostOrganizations = 200;

async function search(ctx: TenantContext, before: FoundMaterial | null): Promise<FoundMaterial> {
  const kinds = Object.keys(contentQueries) as AnswerKind[];
  const [names, written, { solutions }, { offer }, ...found] = await Promise.all([
    coachingStore(ctx).organizationName(),
    ownCardStore(ctx).list(),
    listSolutions(ctx),
    readOffer(ctx),
    ...kinds.map((kind) => passagesFor(ctx, contentQueries[kind].join(' '), {}, limits.coach.passagesEach)),
  ]);
  const passages = [...new Map(found.flatMap((each) => each.passages).map((each) => [each.passageId, each])).values()]
    .toSorted((a, b) => (a.contentId < b.contentId ? -1 : a.contentId > b.contentId ? 1 : a.number - b.number))
    .map(({ passageId, contentId, kind, number, title, name, heading, page, text }) => ({
      passageId,
      contentId,
      contentKind: kind,
      number,
      title: title || name,
      heading,
      page,
      text,
    }));
  const own = [names, ...solutions.map(({ name }) => name)].filter((name) => name.trim() !== '');
  const cards = written
    .filter(({ on }) => on)
    .map(({ id, kind, trigger, words, say, ask }) => ({ id, kind, trigger, words, say, ask }));
  const unnamed = offer.caseStudies.filter(({ publish }) => publish !== 'named').map(({ customer }) => customer);
  const key = createHash('sha256')
    .update(JSON.stringify([own, passages, cards, unnamed]))
    .digest('base64');
  if (before?.key === key) return before;
  const whole = readMaterial(passages, own);
  const material = unnamed.length === 0 ? whole : readMaterial(withoutCustomers(passages, unnamed), own);
  return {
    key,
    whole,
    material: cards.length === 0 ? material : { ...material, own: openOwnCards(cards, material.rarity) },
  };
}

/**
 * The passages of an organization's content that may answer a prospect, in the order of their items; kept for a minute,
 * unless `fresh` is asked for.
 */
export async function findMaterial(ctx: TenantContext, { fresh = false } = {}): Promise<FoundMaterial> {
  const kept = keptMaterial.get(ctx.services) ?? new Map<string, KeptMaterial>();
  keptMaterial.set(ctx.services, kept);
  const known = kept.get(ctx.organizationId);
  if (!fresh && known !== undefined && known.until > Date.now()) return known.found;
  const before = known === undefined ? null : await known.found.catch(() => null);
  const found = search(ctx, before);
  kept.delete(ctx.organizationId);
  kept.set(ctx.organizationId, { until: Date.now() + limits.coach.materialMs, found });
  const [oldest] = kept.keys();
  if (kept.size > mostOrganizations && oldest !== undefined) kept.delete(oldest);
  // A search that failed is tried again at once.
  found.catch(() => kept.delete(ctx.organizationId));
  return found;
}
