import { Agent, ProxyAgent, request, type Dispatcher } from 'undici';
import type { AutomationName } from '#contract/automation.ts';

/** The unmodified response of the operator's automation. */
export interface AutomationAnswer {
  status: number;
  text: string;
}

/** The operator's automation (such as n8n) that handles calls for us. */
export interface Automation {
  takes(name: AutomationName): boolean;
  /** Rejects with AutomationFailed. */
  send(
    name: AutomationName,
    body: unknown,
    options: { signal: AbortSignal; timeoutMs: number },
  ): Promise<AutomationAnswer>;
  close(): Promise<void>;
}

/** Thrown if no response arrived. */
export class AutomationFailed extends Error {
  readonly reason: 'timeout' | 'connection';

  constructor(reason: AutomationFailed['reason'], cause?: unknown) {
    super(reason === 'timeout' ? 'the automation did not answer in time' : 'the automation could not be reached', {
      cause,
    });
    this.name = 'AutomationFailed';
    this.reason = reason;
  }
}

const mostBytes = 8 * 1024 * 1024;

export interface AutomationSettings {
  token: string;
  /** URL of each call; other calls are handled by the product. */
  addresses: Partial<Record<AutomationName, string>>;
  /** Timeouts the operator set; other calls have their own. */
  timeoutsMs?: Partial<Record<AutomationName, number>>;
}

/** Posts JSON to the URL configured for a call; never retries, since a run costs money (decision A102). */
export function createAutomation({
  token,
  addresses,
  timeoutsMs = {},
  proxy = '',
}: AutomationSettings & { proxy?: string }): Automation {
  const dispatcher: Dispatcher = proxy === '' ? new Agent({ connections: 8 }) : new ProxyAgent(proxy);
  return {
    takes: (name) => addresses[name] !== undefined,
    async send(name, body, { signal, timeoutMs }) {
      const address = addresses[name];
      if (address === undefined) throw new AutomationFailed('connection');
      const deadline = AbortSignal.timeout(timeoutsMs[name] ?? timeoutMs);
      try {
        const answer = await request(address, {
          dispatcher,
          method: 'POST',
          signal: AbortSignal.any([signal, deadline]),
          headersTimeout: 0,
          bodyTimeout: 0,
          body: JSON.stringify(body),
          headers: {
            'content-type': 'application/json',
            accept: 'application/json',
            ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
          },
        });
        const chunks: Buffer[] = [];
        let size = 0;
        for await (const chunk of answer.body as AsyncIterable<Buffer>) {
          size += chunk.length;
          if (size > mostBytes) throw new AutomationFailed('connection');
          chunks.push(chunk);
        }
        return { status: answer.statusCode, text: Buffer.concat(chunks).toString('utf8') };
      } catch (error) {
        if (error instanceof AutomationFailed) throw error;
        if (signal.aborted) throw signal.reason;
        throw new AutomationFailed(deadline.aborted ? 'timeout' : 'connection', error);
      }
    },
    close: () => dispatcher.destroy(),
  };
}
