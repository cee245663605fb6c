import type { OutputOf } from '#contract/endpoint.ts';
import type { readSignInDomains as endpoint } from '#contract/sign-in-domains.ts';
import type { TenantContext, UserContext } from '#server/platform/context.ts';
import { hostedSignInOf } from '#server/access/hosted-sign-in.store.ts';
import { signInDomainStore } from './sign-in-domain.store.ts';
import { toSignInDomain } from './sign-in-domain.view.ts';

/** Returns the organization's domains, and what the caller may do with them. */
export async function readSignInDomains(ctx: TenantContext & UserContext): Promise<OutputOf<typeof endpoint>> {
  const { auth, database, environment } = ctx.services;
  const { secret } = await auth.$context;
  const domains = await signInDomainStore(ctx)(async (store) => {
    const shown = [];
    for (const row of await store.list()) shown.push(await toSignInDomain(store, row, secret));
    return shown;
  });
  return {
    hostedSignIn: environment.oidc !== null,
    signedInThereAs: await hostedSignInOf(database.db, ctx.sessionId),
    domains,
  };
}
