import { randomUUID } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import { logoSizeText, uploadLogo } from '#contract/company.ts';
import { readHealth } from '#contract/health.ts';
import { limits } from '#contract/limits.ts';
import { clientAddress, withAddress } from '#server/platform/client-address.ts';
import type { Services } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { sentOn } from '#server/platform/automation-route.ts';
import { errorResponse, logCall, mount, pathsOf, type Gate, type Route } from '#server/platform/http.ts';
import { withoutToken } from '#server/platform/log.ts';
import { DatabaseAway, NoSpace } from '#server/process/passing-failure.ts';
import { unknownCalls } from '#server/platform/refusals/unknown-call.ts';
import { createRateLimit } from '#server/platform/rate-limit.ts';
import { inEvenTime } from '#server/access/even-time.ts';
import { libraryCalls, statedRefusal } from '#server/platform/refusals/stated-refusal.ts';
import { demoPages } from '#server/platform/demo-link.ts';
import { isBuiltPart, servePages } from '#server/platform/pages.ts';
import { scriptHashes } from '#server/platform/public-pages.ts';
import { apiDocs, pagesOfDocs } from '#server/features/api-docs/api-docs.routes.ts';
import { apiKeyRoutes } from '#server/features/api-keys/api-keys.routes.ts';
import { auditRoutes } from '#server/features/audit/audit.routes.ts';
import { captureRoutes } from '#server/features/capture/capture.routes.ts';
import { coachingRoutes } from '#server/features/coaching/coaching.routes.ts';
import { discoveryRoutes } from '#server/features/discovery/discovery.routes.ts';
import { framesRoutes } from '#server/features/frames/frames.routes.ts';
import { healthRoutes } from '#server/features/health/health.routes.ts';
import { identityRoutes } from '#server/features/identity/identity.routes.ts';
import { billingRoutes, paymentEvents, paymentEventsPath } from '#server/features/billing/billing.routes.ts';
import { contentRoutes } from '#server/features/content/content.routes.ts';
import { companyRoutes, logoFiles } from '#server/features/company/company.routes.ts';
import { solutionsRoutes } from '#server/features/solutions/solutions.routes.ts';
import { holdPrepSession } from '#server/features/prep/hold-prep-session.ts';
import { findKeptPrep } from '#server/features/automation-prep/find-kept-prep.ts';
import { keepMeetingPrepper } from '#server/features/automation-prep/keep-meeting-prepper.ts';
import { askRoutes } from '#server/features/ask/ask.routes.ts';
import { metricsPage, metricsRoutes } from '#server/features/metrics/metrics.routes.ts';
import { marksRoutes } from '#server/features/marks/marks.routes.ts';
import { notificationsRoutes } from '#server/features/notifications/notifications.routes.ts';
import { importsRoutes } from '#server/features/imports/imports.routes.ts';
import { numbersRoutes } from '#server/features/numbers/numbers.routes.ts';
import {
  exportFiles,
  organizationExportRoutes,
} from '#server/features/organization-export/organization-export.routes.ts';
import { offerRoutes } from '#server/features/offer/offer.routes.ts';
import { prepRoutes } from '#server/features/prep/prep.routes.ts';
import { buyerPages } from '#server/features/buyer/buyer-pages.routes.ts';
import { proposalTemplateRoutes } from '#server/features/proposal-template/proposal-template.routes.ts';
import { approvalRoutes } from '#server/features/approval/approval.routes.ts';
import { buyerRoutes } from '#server/features/buyer/buyer.routes.ts';
import { briefFiles, printingRoutes } from '#server/features/printing/printing.routes.ts';
import { proposalFiles, proposalRoutes } from '#server/features/proposal/proposal.routes.ts';
import { searchRoutes } from '#server/features/search/search.routes.ts';
import { testClientRoutes } from '#server/features/test-client/test-client.routes.ts';
import { sharingRoutes } from '#server/features/sharing/sharing.routes.ts';
import { signInDomainRoutes } from '#server/features/sign-in-domains/sign-in-domains.routes.ts';
import { researchRoutes } from '#server/features/research/research.routes.ts';
import { modelRoutes } from '#server/features/model/model.routes.ts';
import { trashRoutes } from '#server/features/trash/trash.routes.ts';
import { teamRoutes } from '#server/features/team/team.routes.ts';
import { webhookRoutes } from '#server/features/webhooks/webhooks.routes.ts';

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
    /** Headers of every API response; absent outside API calls. */
    headers: Record<string, string> | undefined;
    /** Path of the call as its endpoint declares it; absent outside API calls. */
    route: string | undefined;
  }
}

/** Every API route of the product. */
export const routes: readonly Route[] = [
  ...healthRoutes,
  ...identityRoutes,
  ...teamRoutes,
  ...signInDomainRoutes,
  ...auditRoutes,
  ...apiKeyRoutes,
  ...companyRoutes,
  ...billingRoutes,
  ...solutionsRoutes,
  ...prepRoutes,
  ...marksRoutes,
  ...discoveryRoutes,
  ...captureRoutes,
  ...coachingRoutes,
  ...framesRoutes,
  ...offerRoutes,
  ...proposalRoutes,
  ...searchRoutes,
  ...testClientRoutes,
  ...numbersRoutes,
  ...sharingRoutes,
  ...proposalTemplateRoutes,
  ...approvalRoutes,
  ...buyerRoutes,
  ...printingRoutes,
  ...researchRoutes,
  ...contentRoutes,
  ...askRoutes,
  ...trashRoutes,
  ...modelRoutes,
  ...metricsRoutes,
  ...notificationsRoutes,
  ...webhookRoutes,
  ...organizationExportRoutes,
  ...importsRoutes,
];

/** Above the logo limit, so that a slightly larger logo still gets its specific error. */
const maxLogoBytes = 4 * 1024 * 1024;
const usualBytes = 1024 * 1024;
const restartingText = 'The server is restarting. Nothing was changed. Try again in a few seconds.';

/** Computes once the headers that every response shares. */
async function fixedHeaders(make: MiddlewareHandler): Promise<Record<string, string>> {
  const probe = new Hono();
  probe.use(make);
  probe.get('/', (c) => c.body(null));
  return Object.fromEntries((await probe.request('/')).headers);
}

export function createApp(services: Services): Hono {
  const app = new Hono();
  const { environment, auth, log, condition } = services;
  const captchaOrigin = environment.captcha === null ? [] : [new URL(environment.captcha.scriptUrl).origin];

  const secure = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scriptHashes(), ...captchaOrigin],
      frameSrc: captchaOrigin.length > 0 ? captchaOrigin : ["'none'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...(environment.sentryDsn === null ? [] : [new URL(environment.sentryDsn).origin])],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      objectSrc: ["'none'"],
    },
    strictTransportSecurity: environment.publicUrl.startsWith('https://')
      ? 'max-age=31536000; includeSubDomains'
      : false,
    referrerPolicy: 'strict-origin-when-cross-origin',
    xFrameOptions: 'DENY',
  });
  const addresses = createRateLimit(environment.rateLimit.address);
  const gate: Gate = {
    limits: {
      people: createRateLimit(environment.rateLimit.user),
      organizations: createRateLimit(environment.rateLimit.organization),
      keys: createRateLimit(environment.rateLimit.key),
    },
    headers: fixedHeaders(secure),
    async pass(c) {
      if (c.req.path !== readHealth.path) {
        const retryAfter = limits.process.retryAfterSeconds;
        if (condition.ending) throw new AppError('unavailable', restartingText, { retryAfter });
        if (condition.database === 'restarting') await condition.databaseBack(limits.process.databaseWaitMs);
      }
      if (environment.missing.length > 0) {
        const text = `Missing required environment variables: ${environment.missing.join(', ')}`;
        throw new AppError('not_configured', text, { missing: environment.missing });
      }
      addresses.take(clientAddress(c, environment.trustedProxies));
    },
  };
  const calls = routes.map((each) =>
    sentOn(each, { 'meeting-prepper': { hold: holdPrepSession, known: findKeptPrep, keep: keepMeetingPrepper } }),
  );
  mount(
    app,
    calls.filter(({ readsBody }) => readsBody !== true),
    services,
    gate,
  );

  app.use(async (c, next) => {
    c.set('requestId', randomUUID());
    const began = performance.now();
    const path = withoutToken(c.req.path);
    await condition.track(`${c.req.method} ${path}`, c.get('requestId'), next);
    c.header('x-request-id', c.get('requestId'));
    // Pages and the identity library's calls, whose paths may contain secrets.
    const kind = path.startsWith('/api/auth/') ? '/api/auth/*' : path.startsWith('/api/') ? '/api/*' : 'page';
    services.metrics.call(c.req.method, kind, c.res.status, (performance.now() - began) / 1000);
    logCall(c, log, c.res.status, began);
  });
  // A shared page must not be indexed, and its URL is a secret.
  for (const shared of ['/share/*', '/proposal/*'])
    app.use(shared, async (c, next) => {
      await next();
      c.header('x-robots-tag', 'noindex, nofollow');
      c.header('referrer-policy', 'no-referrer');
      c.header('cache-control', 'no-store');
    });
  // A script, style or font is never a document: sent a hundred times a visit, it carries only what applies to it.
  app.use((c, next) => (isBuiltPart(c.req.path) ? next() : secure(c, next)));
  const limit = (maxSize: number, text: string) =>
    bodyLimit({
      maxSize,
      onError: () => {
        throw new AppError('too_large', text);
      },
    });
  const usual = limit(usualBytes, 'The request is larger than 1 MB');
  const logo = limit(maxLogoBytes, logoSizeText);
  app.use('/api/*', (c, next) => {
    if (!pathsOf(uploadLogo.path).includes(c.req.path)) return usual(c, next);
    // Training files are measured while they stream in.
    return c.req.query('purpose') === 'content' ? next() : logo(c, next);
  });
  app.use('/api/*', async (c, next) => {
    c.header('cache-control', 'no-store');
    await gate.pass(c);
    await next();
  });
  for (const each of calls.filter(({ readsBody }) => readsBody === true))
    app.on(each.endpoint.method, pathsOf(each.endpoint.path), (c) => each.answer(c, services, gate.limits));

  const unknown = unknownCalls([
    ...routes.flatMap(({ endpoint: { method, path } }) => pathsOf(path).map((each) => ({ method, path: each }))),
    ...libraryCalls(auth),
    ...pagesOfDocs.map((path) => ({ method: 'GET', path })),
    { method: 'POST', path: paymentEventsPath },
  ]);
  // Organizations and members change only through the product's own calls, which enforce seats and roles.
  app.all('/api/auth/organization/*', () => {
    throw new AppError('not_found', 'There is no such call');
  });
  app.on(['GET', 'POST'], '/api/auth/*', async (c) => {
    const request = withAddress(c.req.raw, clientAddress(c, environment.trustedProxies));
    const answer = await inEvenTime(environment, c.req.path, () => auth.handler(request.clone()));
    if (answer.status < 400) return answer;
    if (answer.status >= 500) {
      // The library reports both as a plain 500.
      if (await condition.isDatabaseAway()) throw new DatabaseAway('Signing in found no database');
      if (!(await condition.hasSpace())) throw new NoSpace('Signing in found no space');
    }
    const stated = await statedRefusal(answer);
    if (stated !== null) return stated;
    throw answer.status === 404 ? unknown(c.req.path) : new Error(`The identity library answered ${answer.status}`);
  });
  apiDocs(app, services, routes);
  paymentEvents(app, services);
  app.all('/api/*', (c) => {
    throw unknown(c.req.path);
  });
  metricsPage(app, services);
  demoPages(app, services);
  logoFiles(app, services);
  briefFiles(app, services);
  proposalFiles(app, services);
  exportFiles(app, services);
  // With settings missing, the application shows the error in place of every page, a buyer's too.
  if (environment.missing.length === 0) buyerPages(app, services);
  servePages(app, services);

  app.onError((error, c) => errorResponse(error, c, services));
  return app;
}
