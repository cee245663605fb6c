import type { SignInDomain } from '#contract/sign-in-domains.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import type { TenantContext, UserContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { domainOf, hostedSignInOf } from '#server/access/hosted-sign-in.store.ts';
import { findSignInDomain } from './find-sign-in-domain.ts';
import { signInDomainStore, type DomainRow } from './sign-in-domain.store.ts';
import { toSignInDomain } from './sign-in-domain.view.ts';

/** Throws unless the caller signed in that way with this domain, so that no one can lock everyone out. */
async function checkMayRequire(ctx: TenantContext & UserContext, { domain, provenAt }: DomainRow): Promise<void> {
  const { environment, database } = ctx.services;
  if (environment.oidc === null)
    throw new AppError('conflict', 'No hosted sign-in is set up here, so it can’t be required.');
  if (provenAt === null) throw new AppError('conflict', `Verify ${domain} first.`);
  const there = await hostedSignInOf(database.db, ctx.sessionId);
  if (there === null || domainOf(there) !== domain) {
    throw new AppError(
      'conflict',
      `Sign in on your company’s sign-in page with an address at ${domain} first. This shows that it works before it becomes the only way in.`,
    );
  }
}

/** Requires hosted sign-in for addresses of the domain; ends their other sessions. */
export async function requireHostedSignIn(
  ctx: TenantContext & UserContext,
  { domainId, required }: { domainId: string; required: boolean },
): Promise<{ domain: SignInDomain; signedOut: number }> {
  const { secret } = await ctx.services.auth.$context;
  const { domain, changed, signedOut } = await signInDomainStore(ctx)(async (domains) => {
    const found = await findSignInDomain(domains, domainId);
    if (required) await checkMayRequire(ctx, found);
    const row = (await domains.change(domainId, { required })) ?? found;
    const signedOut = required ? await domains.endOtherSignIns(found.domain) : 0;
    return { domain: await toSignInDomain(domains, row, secret), changed: found.required !== required, signedOut };
  });
  if (changed)
    await recordChange(ctx, {
      action: required ? 'sign-in.required' : 'sign-in.left-open',
      subject: domain.domain,
      details: required ? { signedOut: String(signedOut) } : {},
    });
  return { domain, signedOut };
}
