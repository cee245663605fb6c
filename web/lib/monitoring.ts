import {
  browserTracingIntegration,
  dedupeIntegration,
  globalHandlersIntegration,
  init,
  linkedErrorsIntegration,
  makeFetchTransport,
  replayIntegration,
} from '@sentry/browser';
import { monitoringRates, scrubMessage, scrubText, scrubValue } from '#contract/scrub.ts';

type TransportOptions = Parameters<typeof makeFetchTransport>[0];
type Transport = ReturnType<typeof makeFetchTransport>;

const decoder = new TextDecoder();

/** Last filter for whatever the library puts into an envelope. */
function scrubPayload(payload: unknown): unknown {
  if (typeof payload === 'string') return scrubText(payload);
  if (payload instanceof Uint8Array) return scrubText(decoder.decode(payload));
  return scrubValue(payload);
}

function scrubbingTransport(options: TransportOptions): Transport {
  const transport = makeFetchTransport(options);
  return {
    ...transport,
    send: ([head, items]: Parameters<Transport['send']>[0]) => {
      const scrubbed = items.map(([about, payload]) => [about, scrubPayload(payload)]);
      return transport.send([head, scrubbed] as Parameters<Transport['send']>[0]);
    },
  };
}

/**
 * Reports errors and slow pages to a Sentry server.
 * Replays show only boxes and lines: all text, input, pictures and labels are masked before recording, and ids, tokens
 * and URLs are removed before sending.
 */
export function watchErrors(dsn: string, release: string): void {
  init({
    dsn,
    release,
    sendClientReports: false,
    tracesSampleRate: monitoringRates.traces,
    replaysSessionSampleRate: monitoringRates.replays,
    replaysOnErrorSampleRate: monitoringRates.brokenReplays,
    // None of our servers reads these headers.
    tracePropagationTargets: [],
    defaultIntegrations: false,
    integrations: [
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      browserTracingIntegration(),
      // Compression needs a worker from a blob, which the page's policy forbids.
      replayIntegration({ maskAllText: true, maskAllInputs: true, blockAllMedia: true, useCompression: false }),
    ],
    beforeSend(event) {
      delete event.request;
      delete event.user;
      for (const each of event.exception?.values ?? []) each.value = scrubMessage(each.type ?? '', each.value ?? '');
      return event;
    },
    beforeBreadcrumb: () => null,
    transport: scrubbingTransport,
  });
}
