import { fromStoredFields } from '#contract/discovery-fields.ts';
import { limits } from '#contract/limits.ts';
import { findCompany } from '#server/features/company/find-company.ts';
import { findSession } from '#server/features/discovery/find-session.ts';
import { listSolutions } from '#server/features/solutions/list-solutions.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { captureSettingsStore } from './capture.store.ts';

/** Names rarely change, while pieces arrive every few seconds. */
const keptMs = 60_000;
const mostKept = 500;
const kept = new Map<string, { prompt: string; until: number }>();

async function namesOf(ctx: TenantContext, sessionId: string): Promise<string> {
  const [session, company, { solutions }, settings] = await Promise.all([
    findSession(ctx, { sessionId, to: 'read' }),
    findCompany(ctx),
    listSolutions(ctx),
    captureSettingsStore(ctx).find(),
  ]);
  const { firstName, lastName, companyName } = fromStoredFields(session.fields);
  const names = [
    company?.name ?? '',
    companyName,
    `${firstName} ${lastName}`.trim(),
    session.repName,
    ...solutions.map(({ name }) => name),
    ...(settings?.vocabulary ?? []),
  ].filter((name) => name !== '');
  let prompt = '';
  for (const name of new Set(names)) {
    const longer = prompt === '' ? name : `${prompt}, ${name}`;
    if (longer.length <= limits.capture.promptMax) prompt = longer;
  }
  return prompt;
}

/** Returns names that speech to text should spell right: seller, buyer, solutions and the organization's own words. */
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
