import { limits } from '#contract/limits.ts';
import { CallError } from './call-error.ts';
import { callTokens } from './client.ts';
import { parseJson, waitFor } from './call-wire.ts';

export interface StreamedEvent {
  event: string;
  data: unknown;
}

interface FollowOptions {
  organizationId: string;
  signal: AbortSignal;
  /** Id of the last event received; absent: none. */
  after?: string;
  /** The event that ends the stream. */
  last: string;
  onEvent: (event: StreamedEvent) => void;
}

const attempts = 3;
const silenceMs = limits.webhook.timeoutMs.meetingPrepper;

/** Follows a stream until its last event, resuming after a break. Throws CallError if it can't. */
export async function followEvents(address: string, options: FollowOptions): Promise<void> {
  let lastEventId = options.after ?? '';
  let failures = 0;
  for (;;) {
    const before = lastEventId;
    try {
      const ended = await readOnce(address, lastEventId, options, (id) => {
        lastEventId = id;
      });
      if (ended) return;
    } catch (error) {
      if (options.signal.aborted || (error instanceof CallError && error.code === 'timeout')) throw error;
    }
    failures = lastEventId === before ? failures + 1 : 1;
    if (failures >= attempts)
      throw new CallError('NETWORK', 'unreachable', 'The live connection broke. The brief is looked up instead.');
    await waitFor(failures * 1000, options.signal);
  }
}

async function readOnce(
  address: string,
  lastEventId: string,
  { organizationId, signal, last, onEvent }: FollowOptions,
  onId: (id: string) => void,
): Promise<boolean> {
  const silence = new AbortController();
  let timer = setTimeout(() => {
    silence.abort();
  }, silenceMs);
  try {
    const token = (await callTokens.read()) ?? '';
    const headers = {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      'x-organization-id': organizationId,
      ...(lastEventId === '' ? {} : { 'last-event-id': lastEventId }),
    };
    const answer = await fetch(address, {
      headers,
      credentials: 'same-origin',
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (
      !answer.ok ||
      answer.body === null ||
      answer.headers.get('content-type')?.startsWith('text/event-stream') !== true
    )
      throw new Error(`no stream: ${answer.status}`);
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return false;
      clearTimeout(timer);
      timer = setTimeout(() => {
        silence.abort();
      }, silenceMs);
      const blocks = (rest + value).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const fields = new Map(
          block
            .split('\n')
            .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trimStart()]),
        );
        const event = fields.get('event');
        if (event === undefined) continue;
        onEvent({ event, data: parseJson(fields.get('data') ?? '') });
        onId(fields.get('id') ?? '');
        if (event === last) return true;
      }
    }
  } catch (error) {
    if (silence.signal.aborted)
      throw new CallError('NETWORK', 'timeout', 'Request timeout after all retries', 0, { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
