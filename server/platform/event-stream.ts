import { limits } from '#contract/limits.ts';

interface SentEvent {
  event: string;
  id: string;
  data: unknown;
}

/** Returns whether the caller asks for an event stream. */
export function wantsEvents(accept: string | null): boolean {
  return (accept ?? '').toLowerCase().includes('text/event-stream');
}

/** Sends each event as it arrives, and a comment every 15 s so that proxies don't close an idle connection. */
export function eventStream(
  events: AsyncIterable<SentEvent>,
  stop: AbortController,
  onProblem: (error: unknown) => void,
): Response {
  const encoder = new TextEncoder();
  let timer: NodeJS.Timeout | undefined;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const send = (text: string): void => {
        if (!stop.signal.aborted) controller.enqueue(encoder.encode(text));
      };
      send('retry: 1000\n\n');
      timer = setInterval(() => send(': still here\n\n'), limits.prep.heartbeatMs);
      try {
        for await (const { event, id, data } of events)
          send(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      } catch (error) {
        // The reader reconnects with the id of its last event.
        if (!stop.signal.aborted) onProblem(error);
      } finally {
        clearInterval(timer);
        if (!stop.signal.aborted) controller.close();
      }
    },
    cancel() {
      clearInterval(timer);
      stop.abort();
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    },
  });
}
