import { Agent, request } from 'undici';

/** Open streams, with how often each received a line. */
export interface OpenStreams {
  /** Arrival of the newest line per stream that has it, in milliseconds of `performance.now()`. */
  arrivals(): number[];
  forget(): void;
  close(): Promise<void>;
}

/** Opens streams of sessions, one for each entry of the list. */
export async function openStreams(
  wanted: readonly { url: string; headers: Record<string, string> }[],
): Promise<OpenStreams> {
  const agent = new Agent({ connections: wanted.length + 1, bodyTimeout: 0, headersTimeout: 60_000 });
  const stop = new AbortController();
  let came: number[] = [];
  const reading: Promise<void>[] = [];
  const atOnce = 50;
  for (let at = 0; at < wanted.length; at += atOnce)
    await Promise.all(
      wanted.slice(at, at + atOnce).map(async ({ url, headers }) => {
        const answer = await request(url, {
          dispatcher: agent,
          signal: stop.signal,
          headers: { ...headers, accept: 'text/event-stream' },
        });
        if (answer.statusCode !== 200) throw new Error(`a stream was answered ${answer.statusCode}`);
        reading.push(
          (async () => {
            for await (const chunk of answer.body as AsyncIterable<Buffer>)
              if (chunk.includes('event: line')) came.push(performance.now());
          })().catch((error: unknown) => {
            if (!stop.signal.aborted) throw error;
          }),
        );
      }),
    );
  return {
    arrivals: () => came,
    forget() {
      came = [];
    },
    async close() {
      stop.abort();
      await Promise.all(reading);
      await agent.destroy();
    },
  };
}
