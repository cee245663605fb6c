import { fromStoredFields } from '#contract/discovery-fields.ts';
import { limits } from '#contract/limits.ts';
import { findCompany } from '#server/features/company/find-company.ts';
import { findMaterial } from '#server/features/coaching/find-material.ts';
import { listOwnCards } from '#server/features/coaching/list-own-cards.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import { listSolutions } from '#server/features/solutions/list-solutions.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { captureSettingsStore } from './capture.store.ts';

/** Names rarely change, while pieces arrive every few seconds. */
const keptMs = 60_000;
const mostKept = 500;
const kept = new Map<string, { prompt: string; until: number }>();

/** A capital within a sentence: a name. */
const inner = /(?<=[\p{L}\p{N},;:] )\p{Lu}[\p{L}\p{N}]{2,}(?: \p{Lu}[\p{L}\p{N}]+)*/gu;
const namesIn = (texts: readonly string[]): string[] => texts.flatMap((text) => text.match(inner) ?? []);

async function namesOf(ctx: TenantContext, sessionId: string): Promise<string> {
  const [session, company, { solutions }, settings, { material }, { cards }] = await Promise.all([
    findSession(ctx, { sessionId, to: 'read' }),
    findCompany(ctx),
    listSolutions(ctx),
    captureSettingsStore(ctx).find(),
    findMaterial(ctx),
    listOwnCards(ctx),
  ]);
  const { firstName, lastName, companyName } = fromStoredFields(session.fields);
  const names = [
    company?.name ?? '',
    companyName,
    `${firstName} ${lastName}`.trim(),
    session.repName,
    ...solutions.map(({ name }) => name),
    ...(settings?.vocabulary ?? []),
    ...material.rivals,
    ...cards.filter(({ on }) => on).flatMap(({ words, say, ask }) => namesIn([...words, say, ask])),
  ].filter((name) => name !== '');
  let prompt = '';
  for (const name of new Set(names)) {
    const longer = prompt === '' ? name : `${prompt}, ${name}`;
    if (longer.length <= limits.capture.promptMax) prompt = longer;
  }
  return prompt;
}

/**
 * Returns names that speech to text should spell right: seller, buyer, solutions, the organization's own words, rivals in
 * the content and names in own cards, as many as its limit takes.
 */
export async function vocabularyOf(ctx: TenantContext, sessionId: string): Promise<string> {
  const key = `${ctx.organizationId} ${sessionId}`;
  const known = kept.get(key);
  if (known !== undefined && known.until > Date.now()) return known.prompt;
  const prompt = await namesOf(ctx, sessionId);
  kept.delete(key);
  kept.set(key, { prompt, until: Date.now() + keptMs });
  const oldest = kept.size > mostKept ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
  return prompt;
}
