import type { OutputOf } from '#contract/endpoint.ts';
import type { ProductPart, readTestClient as endpoint } from '#contract/test-client.ts';
import type { TenantContext } from '#server/platform/context.ts';
import type { Environment } from '#server/platform/environment.ts';

const part = (name: string, real: string | null, embedded: string): ProductPart => ({
  name,
  embedded: real === null,
  by: real ?? embedded,
});

/** Names only: no URL or key leaves the server. */
function partsOf(environment: Environment): ProductPart[] {
  const { databaseUrl, s3, smtp, stripe, oidc, model, embedding, transcription, automation, captcha } = environment;
  return [
    part('Database', databaseUrl === null ? null : 'The operator’s PostgreSQL', 'Embedded PostgreSQL'),
    part('Files', s3 === null ? null : 'A bucket', 'The data folder'),
    part('Mail', smtp === null ? null : 'SMTP', 'Kept in the outbox, sent to nobody'),
    part('Payments', stripe === null ? null : 'Stripe', 'Test payments that move no money'),
    part('Sign-in', oidc === null ? null : 'OpenID Connect', 'Accounts that are kept here'),
    part('Bot check at sign-up', captcha === null ? null : 'Turnstile', 'None'),
    part('Analyst', model === null ? null : `Model ${model.name}`, 'Rules, without a model'),
    part('Embeddings', embedding === null ? null : `Model ${embedding.name}`, 'None: content is found by its words'),
    part('Transcription', transcription === null ? null : `Model ${transcription.name}`, 'None'),
    part(
      'Automation calls',
      automation === null ? null : 'Some are answered by the operator’s automation',
      'Answered here',
    ),
  ];
}

/** Returns which parts are external or embedded, and which settings are present (decision A24). */
export function readTestClient({ services }: TenantContext): Promise<OutputOf<typeof endpoint>> {
  const { environment } = services;
  return Promise.resolve({ parts: partsOf(environment), settings: environment.given.toSorted() });
}
