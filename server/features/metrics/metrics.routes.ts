import { createHash, timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { reportVitals, vitalsPerMinute } from '#contract/vitals.ts';
import { clientAddress } from '#server/platform/client-address.ts';
import type { Services } from '#server/platform/context.ts';
import { readInput, type Route } from '#server/platform/http.ts';
import { createRateLimit } from '#server/platform/rate-limit.ts';
import { writeMetrics } from './write-metrics.ts';

const reports = createRateLimit(vitalsPerMinute);

export const metricsRoutes: Route[] = [
  {
    endpoint: reportVitals,
    async answer(c, { environment, metrics }) {
      reports.take(clientAddress(c, environment.trustedProxies));
      const report = reportVitals.input.parse(await readInput(c, reportVitals));
      for (const { name, value } of report.vitals) metrics.vital(name, value);
      metrics.browserErrors('error', report.errors);
      metrics.browserErrors('rejection', report.rejections);
      return c.json({ counted: true });
    },
  },
];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** A proxy on this machine connects from loopback too, but sends one of these headers. */
const forwarding = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'];

/** Serves `/metrics` to callers with METRICS_TOKEN; without that setting, only to programs on this machine. */
export function metricsPage(app: Hono, services: Services): void {
  const { metricsToken } = services.environment;
  app.get('/metrics', async (c) => {
    const given = c.req.header('authorization') ?? '';
    const local = loopback.has(clientAddress(c, 0)) && forwarding.every((name) => c.req.header(name) === undefined);
    const may = metricsToken === '' ? local : timingSafeEqual(digest(given), digest(`Bearer ${metricsToken}`));
    if (!may) return c.text('Not for you: see METRICS_TOKEN.\n', metricsToken === '' ? 404 : 401);
    c.header('content-type', services.metrics.registry.contentType);
    c.header('cache-control', 'no-store');
    return c.body(await writeMetrics(services));
  });
}
