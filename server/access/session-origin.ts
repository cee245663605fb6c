import type { BetterAuthOptions } from 'better-auth';
import type { Db } from '#server/db/open-database.ts';
import { hostedRequired } from './auth-guards.ts';
import type { Environment } from '#server/platform/environment.ts';
import { findEmail } from './membership.store.ts';
import { isHostedRequired } from './hosted-sign-in.store.ts';

type BeforeCreate = NonNullable<
  NonNullable<NonNullable<NonNullable<BetterAuthOptions['databaseHooks']>['session']>['create']>['before']
>;
type Endpoint = NonNullable<Parameters<BeforeCreate>[1]>;
/** The library's types omit that the server's own calls have no endpoint. */
type Beginning = Endpoint | null | undefined;

const codeSeconds = 600;
const arrivalCookie = (ctx: Pick<Endpoint, 'context'>) =>
  ctx.context.createAuthCookie('hosted_arrival', { maxAge: codeSeconds });

/** Remembers, until the second factor is given, that the first factor came from the hosted provider. */
export async function rememberArrival(
  ctx: Pick<Endpoint, 'context' | 'setSignedCookie'>,
  userId: string,
): Promise<void> {
  const { name, attributes } = arrivalCookie(ctx);
  await ctx.setSignedCookie(name, `${userId}!${Date.now() + codeSeconds * 1000}`, ctx.context.secret, attributes);
}

async function arrived(ctx: Endpoint, userId: string): Promise<boolean> {
  const [known, until] = ((await ctx.getSignedCookie(arrivalCookie(ctx).name, ctx.context.secret)) || '').split('!');
  return known === userId && Number(until) > Date.now();
}

/** Changing the password or second factor replaces the session; the new session keeps the origin of the old one. */
async function isHosted(session: Parameters<BeforeCreate>[0], ctx: Beginning): Promise<boolean> {
  if (ctx === null || ctx === undefined) return false;
  if (ctx.path === '/callback/:id' || session['hosted'] === true) return true;
  if (ctx.path === '/change-password') return ctx.context.session?.session['hosted'] === true;
  return ctx.path.startsWith('/two-factor/verify-') && arrived(ctx, session.userId);
}

/** Runs for every new session: records its origin and refuses it if the hosted provider was required. */
export function sessionOrigin(db: Db, { oidc }: Environment): BeforeCreate {
  return async (session, ctx: Beginning) => {
    const hosted = await isHosted(session, ctx);
    if (hosted || oidc === null || !(await isHostedRequired(db, await findEmail(db, session.userId))))
      return { data: { hosted } };
    // A person who clicked a link in an email needs a page, not an error.
    if (ctx?.path === '/verify-email') throw ctx.redirect('/sign-in?error=address_confirmed');
    throw hostedRequired();
  };
}
