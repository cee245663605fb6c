import { randomBytes } from 'node:crypto';
import { Agent, ProxyAgent, request, type Dispatcher } from 'undici';
import { monitoringRates, scrubMessage, scrubText } from '#contract/scrub.ts';
import type { ErrorReports } from './error-reports.ts';

interface SentrySettings {
  dsn: string;
  release: string;
  /** Empty: none. */
  proxy: string;
}

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');
const flushMs = 2_000;
const answerMs = 10_000;

/**
 * Reports errors to a Sentry-compatible server; loads the library on the first call.
 * Events contain only the error's type, location and kind of call: no request, user, header or breadcrumb.
 */
export async function sentryReports({ dsn, release, proxy }: SentrySettings): Promise<ErrorReports> {
  const { createStackParser, createTransport } = await import('@sentry/core');
  const { nodeStackLineParser, ServerRuntimeClient } = await import('@sentry/core/server');
  const dispatcher: Dispatcher = proxy === '' ? new Agent({ connections: 2 }) : new ProxyAgent(proxy);
  const parser = createStackParser(nodeStackLineParser());
  const client = new ServerRuntimeClient({
    dsn,
    release,
    platform: 'node',
    stackParser: parser,
    integrations: [],
    sendClientReports: false,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const answer = await request(options.url, {
          dispatcher,
          method: 'POST',
          body: typeof body === 'string' ? body : Buffer.from(body),
          headers: { 'content-type': 'application/x-sentry-envelope', ...options.headers },
          headersTimeout: answerMs,
          bodyTimeout: answerMs,
        });
        await answer.body.dump();
        const header = (name: string): string | null => String(answer.headers[name] ?? '') || null;
        return {
          statusCode: answer.statusCode,
          headers: {
            'retry-after': header('retry-after'),
            'x-sentry-rate-limits': header('x-sentry-rate-limits'),
          },
        };
      }),
  });
  client.init();

  const valuesOf = (error: unknown): { type: string; value: string; stacktrace: { frames: object[] } }[] => {
    const values = [];
    for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
      const frames = parser(at.stack ?? '', 1).map((frame) => ({
        function: frame.function,
        filename: scrubText((frame.filename ?? '').replace(/^.*\/(server|contract|node_modules)\//, '$1/')),
        lineno: frame.lineno,
        colno: frame.colno,
        in_app: frame.in_app,
      }));
      values.push({ type: at.name, value: scrubMessage(at.name, at.message), stacktrace: { frames } });
    }
    return values.length > 0
      ? values.toReversed()
      : [{ type: typeof error, value: '[withheld]', stacktrace: { frames: [] } }];
  };

  return {
    error(error, { where, code }) {
      client.captureEvent({
        level: 'error',
        transaction: where,
        tags: { code },
        exception: { values: valuesOf(error) },
      });
    },
    trace(name, status, seconds) {
      if (Math.random() >= monitoringRates.traces) return;
      const end = Date.now() / 1000;
      client.captureEvent({
        type: 'transaction',
        transaction: name,
        start_timestamp: end - seconds,
        timestamp: end,
        spans: [],
        tags: { status: String(status) },
        contexts: {
          trace: {
            trace_id: hex(16),
            span_id: hex(8),
            op: 'http.server',
            status: status < 400 ? 'ok' : 'unknown_error',
            data: {},
          },
        },
      });
    },
    async close() {
      await client.close(flushMs);
      await dispatcher.destroy();
    },
  };
}
