import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { genericOAuth } from 'better-auth/plugins';
import type { Environment } from '#server/platform/environment.ts';
import { hostedNames } from './hosted-names.ts';

type AuthContext = Parameters<NonNullable<BetterAuthPlugin['init']>>[0];

export const hostedProviderId = 'oidc';
const discoveryMs = 10_000;
const handOverPaths = new Set(['/sign-in/social', '/link-social']);

/**
 * Supports any OpenID Connect provider; its own pages ask for passwords.
 * Metadata is fetched in the background at start, then retried at each sign-in until it succeeds once.
 */
export function hostedProvider({ oidc }: Environment): BetterAuthPlugin[] {
  if (oidc === null) return [];
  const { issuer, clientId, clientSecret } = oidc;
  const plugin = genericOAuth({
    config: [
      {
        providerId: hostedProviderId,
        discoveryUrl: `${issuer}/.well-known/openid-configuration`,
        clientId,
        clientSecret,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        requireIdTokenVerification: true,
        mapProfileToUser: (claims) => ({ ...hostedNames(claims) }),
      },
    ],
  });
  let asking: Promise<void> | null = null;

  async function ask(context: AuthContext): Promise<void> {
    const giveUp = new Promise<null>((resolve) => {
      setTimeout(() => resolve(null), discoveryMs).unref();
    });
    const answered = await Promise.race([plugin.init(context), giveUp]);
    const found = answered?.context.socialProviders.find(({ id }) => id === hostedProviderId);
    if (found !== undefined && !isKnown(context)) context.socialProviders.push(found);
  }
  const isKnown = ({ socialProviders }: AuthContext): boolean =>
    socialProviders.some((each) => 'id' in each && each.id === hostedProviderId);
  const discover = (context: AuthContext): Promise<void> => {
    asking ??= ask(context).finally(() => {
      asking = null;
    });
    return asking;
  };

  return [
    {
      ...plugin,
      init(context) {
        void discover(context);
      },
      hooks: {
        before: [
          {
            matcher: ({ path }) => path !== undefined && (handOverPaths.has(path) || path === '/callback/:id'),
            handler: createAuthMiddleware(async (ctx) => {
              if (!isKnown(ctx.context)) await discover(ctx.context);
              if (isKnown(ctx.context) || !handOverPaths.has(ctx.path)) return;
              throw new APIError('SERVICE_UNAVAILABLE', {
                code: 'PROVIDER_UNREACHABLE',
                message: 'We can’t reach the hosted sign-in page. Nothing was changed. Try again in a minute.',
              });
            }),
          },
        ],
      },
    },
  ];
}
