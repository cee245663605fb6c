import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import { logoSizeText, uploadLogo } from '#contract/company.ts';
import { processDocument, processYoutube } from '#contract/content.ts';
import { limits } from '#contract/limits.ts';
import { clientAddress, withAddress } from '#server/platform/client-address.ts';
import type { Services } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { withoutToken } from '#server/platform/log.ts';
import { sentOn } from '#server/platform/automation-route.ts';
import { errorResponse, mount, pathsOf, type Route } from '#server/platform/http.ts';
import { openApiDocument } from '#server/platform/openapi.ts';
import { createRateLimit } from '#server/platform/rate-limit.ts';
import { demoPages } from '#server/platform/demo-link.ts';
import { servePages } from '#server/platform/pages.ts';
import { auditRoutes } from '#server/features/audit/audit.routes.ts';
import { healthRoutes } from '#server/features/health/health.routes.ts';
import { identityRoutes } from '#server/features/identity/identity.routes.ts';
import { billingRoutes, paymentEvents } from '#server/features/billing/billing.routes.ts';
import { contentRoutes } from '#server/features/content/content.routes.ts';
import { companyRoutes, logoFiles } from '#server/features/company/company.routes.ts';
import { solutionsRoutes } from '#server/features/solutions/solutions.routes.ts';
import { holdPrepSession } from '#server/features/prep/hold-prep-session.ts';
import { briefFiles, prepRoutes } from '#server/features/prep/prep.routes.ts';
import { signInDomainRoutes } from '#server/features/sign-in-domains/sign-in-domains.routes.ts';
import { researchRoutes } from '#server/features/research/research.routes.ts';
import { teamRoutes } from '#server/features/team/team.routes.ts';

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
  }
}

/** Every call of the product. */
export const routes: readonly Route[] = [
  ...healthRoutes, ...identityRoutes, ...teamRoutes, ...signInDomainRoutes, ...auditRoutes, ...companyRoutes, ...billingRoutes, ...solutionsRoutes, ...prepRoutes,
  ...researchRoutes, ...contentRoutes,
];

const maxBodyBytes = 1024 * 1024;
/** A logo that is too large by a little still gets its own answer. */
const maxUploadBytes = 4 * 1024 * 1024;
/** Base64 takes a third more, and the metadata its share. */
const maxBatchBytes = Math.ceil(limits.content.batchBytes * 1.34) + maxBodyBytes;
const maxTranscriptBytes = limits.content.transcriptCharacters * 4 + maxBodyBytes;

export function createApp(services: Services): Hono {
  const app = new Hono();
  const { environment, auth, log } = services;
  const captchaOrigin = environment.captcha === null ? [] : [new URL(environment.captcha.scriptUrl).origin];

  app.use(async (c, next) => {
    c.set('requestId', randomUUID());
    const began = performance.now();
    await next();
    c.header('x-request-id', c.get('requestId'));
    log.debug({ requestId: c.get('requestId'), method: c.req.method, path: withoutToken(c.req.path), status: c.res.status, ms: Math.round(performance.now() - began) }, 'request');
  });
  // A shared page is nobody's to index, and its address is a secret.
  app.use('/share/*', async (c, next) => {
    await next();
    c.header('x-robots-tag', 'noindex, nofollow');
    c.header('referrer-policy', 'no-referrer');
    c.header('cache-control', 'no-store');
  });
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"], scriptSrc: ["'self'", ...captchaOrigin], frameSrc: captchaOrigin.length > 0 ? captchaOrigin : ["'none'"], styleSrc: ["'self'"], imgSrc: ["'self'", 'data:'], fontSrc: ["'self'"],
        connectSrc: ["'self'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'self'"], objectSrc: ["'none'"],
      },
      strictTransportSecurity: environment.publicUrl.startsWith('https://') ? 'max-age=31536000; includeSubDomains' : false,
      referrerPolicy: 'strict-origin-when-cross-origin',
      xFrameOptions: 'DENY',
    }),
  );
  const limit = (maxSize: number, text: string) => bodyLimit({
    maxSize,
    onError: () => {
      throw new AppError('too_large', text);
    },
  });
  const usual = limit(maxBodyBytes, 'The request is larger than 1 MB');
  const larger = new Map([
    ...pathsOf(uploadLogo.path).map((path) => [path, limit(maxUploadBytes, logoSizeText)] as const),
    ...pathsOf(processDocument.path).map((path) => [path, limit(maxBatchBytes, 'These files are too large for one request. Upload the larger ones first, or send fewer at once.')] as const),
    ...pathsOf(processYoutube.path).map((path) => [path, limit(maxTranscriptBytes, 'This transcript is too long')] as const),
  ]);
  app.use('/api/*', (c, next) => {
    // A file to train on is counted as it streams in.
    if (pathsOf(uploadLogo.path).includes(c.req.path) && c.req.query('purpose') === 'content') return next();
    return (larger.get(c.req.path) ?? usual)(c, next);
  });
  app.use('/api/*', async (c, next) => {
    c.header('cache-control', 'no-store');
    if (environment.missing.length === 0) return next();
    throw new AppError('not_configured', `Missing required environment variables: ${environment.missing.join(', ')}`, { missing: environment.missing });
  });

  const addresses = createRateLimit(environment.rateLimit.address);
  app.use('/api/*', async (c, next) => {
    addresses.take(clientAddress(c, environment.trustedProxies));
    await next();
  });

  // Organizations and their members change by the product's own calls alone, which know seats and roles.
  app.all('/api/auth/organization/*', () => {
    throw new AppError('not_found', 'There is no such call');
  });
  app.on(['GET', 'POST'], '/api/auth/*', (c) => auth.handler(withAddress(c.req.raw, clientAddress(c, environment.trustedProxies))));
  app.get('/api/openapi.json', (c) => c.json(openApiDocument(routes)));
  paymentEvents(app, services);
  mount(app, routes.map((each) => sentOn(each, { 'meeting-prepper': holdPrepSession })), services, { people: createRateLimit(environment.rateLimit.user), organizations: createRateLimit(environment.rateLimit.organization) });
  app.all('/api/*', () => {
    throw new AppError('not_found', 'There is no such call');
  });
  demoPages(app, services);
  logoFiles(app, services);
  briefFiles(app, services);
  servePages(app);

  app.onError((error, c) => errorResponse(error, c, services));
  return app;
}
