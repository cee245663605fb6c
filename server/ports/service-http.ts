import { Agent, ProxyAgent, request, type Dispatcher } from 'undici';
import type { z } from 'zod';
import { wellFormed } from './well-formed.ts';

export type ResearchFailure =
  | 'timeout'
  | 'rate-limited'
  | 'refused'
  | 'http-status'
  | 'malformed'
  | 'too-large'
  | 'connection';

const sentences: Record<ResearchFailure, string> = {
  timeout: 'did not answer in time',
  'rate-limited': 'asked for fewer requests (429)',
  refused: 'refused the request; check its key or contact',
  'http-status': 'answered with an error',
  malformed: 'answered in a form that could not be read',
  'too-large': 'answered with more than can be read',
  connection: 'could not be reached',
};

/** Why a service returned nothing; `reasonText` follows the service's name in a sentence. */
export class ResearchError extends Error {
  readonly reason: ResearchFailure;
  readonly reasonText: string;

  constructor(reason: ResearchFailure, detail = '', cause?: unknown) {
    const text = `${sentences[reason]}${detail === '' ? '' : ` (${detail})`}`;
    super(text, { cause });
    this.name = 'ResearchError';
    this.reason = reason;
    this.reasonText = text;
  }
}

export interface ServiceRequest {
  signal: AbortSignal;
  headers?: Record<string, string>;
  /** Sent as JSON by POST. */
  body?: unknown;
  maxBytes?: number;
}

/** Sends requests to operator-configured URLs: limits apply, but no guard. */
export interface ServiceHttp {
  readJson<T extends z.ZodType>(url: string, form: T, options: ServiceRequest): Promise<z.infer<T>>;
  readText(url: string, options: ServiceRequest): Promise<string>;
  close(): Promise<void>;
}

const usualBytes = 8 * 1024 * 1024;

/** Returns the user agent of outgoing requests, with the contact some services require. */
export function userAgentOf(contactEmail: string): string {
  return contactEmail === ''
    ? 'Dealwright/0.1 (+meeting preparation)'
    : `Dealwright/0.1 (meeting preparation) ${contactEmail}`;
}

function failureOf(error: unknown, signal: AbortSignal): unknown {
  if (error instanceof ResearchError) return error;
  if (signal.aborted)
    return signal.reason instanceof DOMException && signal.reason.name === 'TimeoutError'
      ? new ResearchError('timeout')
      : signal.reason;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new ResearchError(/TIMEOUT|TIMEDOUT/u.test(code) ? 'timeout' : 'connection', '', error);
}

async function readBody(body: Dispatcher.ResponseData['body'], maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new ResearchError('too-large');
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

export function createServiceHttp({
  contactEmail = '',
  proxy = '',
}: { contactEmail?: string; proxy?: string } = {}): ServiceHttp {
  const dispatcher: Dispatcher = proxy === '' ? new Agent({ connections: 8 }) : new ProxyAgent(proxy);

  async function send(
    url: string,
    { signal, headers = {}, body, maxBytes = usualBytes }: ServiceRequest,
  ): Promise<string> {
    try {
      signal.throwIfAborted();
      const posted =
        body === undefined ? { method: 'GET' as const } : { method: 'POST' as const, body: JSON.stringify(body) };
      const answer = await request(url, {
        dispatcher,
        signal,
        ...posted,
        headers: {
          'user-agent': userAgentOf(contactEmail),
          accept: 'application/json, text/html;q=0.5, */*;q=0.1',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
      });
      answer.body.on('error', () => undefined);
      try {
        if (answer.statusCode === 429) throw new ResearchError('rate-limited');
        if (answer.statusCode === 401 || answer.statusCode === 403)
          throw new ResearchError('refused', String(answer.statusCode));
        if (answer.statusCode < 200 || answer.statusCode >= 300)
          throw new ResearchError('http-status', String(answer.statusCode));
        return await readBody(answer.body, maxBytes);
      } finally {
        answer.body.destroy();
      }
    } catch (error) {
      throw failureOf(error, signal);
    }
  }

  return {
    readText: async (url, options) => wellFormed(await send(url, options)),
    async readJson(url, form, options) {
      const text = await send(url, options);
      let value: unknown;
      try {
        value = wellFormed(JSON.parse(text) as unknown);
      } catch (error) {
        throw new ResearchError('malformed', '', error);
      }
      const parsed = form.safeParse(value);
      if (!parsed.success) throw new ResearchError('malformed', '', parsed.error);
      return parsed.data;
    },
    close: () => dispatcher.destroy(),
  };
}
