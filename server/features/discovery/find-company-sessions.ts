import { limits } from '#contract/limits.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { plainName, sameOwner } from '#server/ports/research/same-company.ts';
import { sessionStore, type SessionRow } from './session.store.ts';

interface Company {
  /** Empty if only the name is known. */
  siteUrl: string;
  name: string;
}

const withScheme = (typed: string): string => (/^[a-z][a-z\d+.-]*:\/\//iu.test(typed) ? typed : `https://${typed}`);

/** Compares URLs if both are known, else names without legal form and punctuation. */
function isOn({ siteUrl, name }: Company, session: { companyName: string; prospWebUrl: string }): boolean {
  if (siteUrl !== '' && session.prospWebUrl !== '')
    return sameOwner(withScheme(siteUrl), withScheme(session.prospWebUrl));
  const plain = plainName(name);
  return plain !== '' && plain === plainName(session.companyName);
}

/** Returns the newest sessions with a company that began before `before`, without drafts. */
export async function findCompanySessions(
  ctx: TenantContext,
  { before, ...company }: Company & { before: Date },
): Promise<SessionRow[]> {
  const store = sessionStore(ctx);
  const begun = await store.begun(before, limits.discovery.lookedThrough);
  const ids = begun.filter((session) => isOn(company, session)).slice(0, limits.discovery.earlierCalls);
  const found = await Promise.all(ids.map(({ id }) => store.find(id)));
  return found.filter((row) => row !== null);
}
