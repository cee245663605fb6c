import type { OutputOf } from '#contract/endpoint.ts';
import type { readConfiguration as endpoint } from '#contract/identity.ts';
import type { Context } from '#server/platform/context.ts';

/** Returns what the browser needs before sign-in; only names and flags. */
export async function readConfiguration(ctx: Context): Promise<OutputOf<typeof endpoint>> {
  const { environment } = ctx.services;
  const { missing, captcha, testMode, sessionEndpoint } = environment;
  return {
    missing,
    testMode,
    demo: environment.databaseUrl === null,
    version: '0.1.0',
    instance: environment.instance,
    hostedSignIn: environment.oidc !== null,
    mail: environment.smtp !== null,
    payments: { test: environment.stripe === null, pricingUrl: environment.pricingUrl },
    sentryDsn: environment.sentryDsn,
    sessionEndpoint,
    captcha: captcha === null ? null : { siteKey: captcha.siteKey, scriptUrl: captcha.scriptUrl },
  };
}
