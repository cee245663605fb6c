import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { CallError, categoryOf } from './call-error.ts';
import { addressOf, isRecord, parseJson, waitFor } from './call-wire.ts';
import { sendOnce } from './send-once.ts';
import type { TokenSource } from './token.ts';
import { isOffline } from './use-online.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** Organization of the call; two tabs may use different ones. */
  organizationId?: string;
  /** Timeout instead of the endpoint's. */
  timeoutMs?: number;
  /** Attempts at a webhook instead of the usual number. */
  attempts?: number;
}

interface Retry {
  attempts: number;
  baseDelayMs: number;
  maxDelayMs: number;
}

interface Connection {
  /** Empty in the browser: calls go to the page's own origin. */
  origin: string;
  tokens: TokenSource;
  /** Called when a call failed because no one is signed in anymore. */
  onSignedOut?: () => void;
  retry?: Retry;
}

/** Creates `call(endpoint, input, options)`, which throws CallError, or the abort reason of `options.signal`. */
export function createCall({ origin, tokens, onSignedOut, retry = limits.webhook }: Connection) {
  async function call<I extends z.ZodObject, O extends z.ZodType>(
    endpoint: Endpoint<I, O>,
    input: z.input<I>,
    options: CallOptions = {},
  ): Promise<z.infer<O>> {
    const send = () => (isWebhook(endpoint) ? callWebhook : callOnce)(endpoint, input, options);
    // A caller that may abort a request doesn't share it.
    const alone = endpoint.method === 'GET' || options.signal !== undefined;
    const key = [origin, endpoint.method, endpoint.path, options.organizationId, JSON.stringify(input)].join(' ');
    const body = alone ? await send() : await sendOnce(key, send);
    const parsed = endpoint.output.safeParse(body);
    if (parsed.success) return parsed.data;
    const text = isWebhook(endpoint) ? 'Response validation failed' : 'Invalid response format';
    throw new CallError('VALIDATION', 'invalid_response', text, 200);
  }

  async function callWebhook(
    endpoint: Endpoint,
    input: Record<string, unknown>,
    options: CallOptions,
  ): Promise<unknown> {
    const { attempts = retry.attempts } = options;
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      try {
        return await callOnce(endpoint, input, options);
      } catch (error) {
        if (!(error instanceof CallError) || error.category !== 'NETWORK' || attempt === attempts) throw error;
        await waitFor(Math.min(retry.baseDelayMs * 2 ** (attempt - 1), retry.maxDelayMs), options.signal);
      }
    }
    throw new CallError('SYSTEM', 'unreachable', 'Unexpected end of makeApiRequest');
  }

  async function callOnce(endpoint: Endpoint, input: Record<string, unknown>, options: CallOptions): Promise<unknown> {
    const needsToken = endpoint.access !== 'public';
    let answer = await send(endpoint, input, options, needsToken ? await readToken(false) : null);
    if (needsToken && isSignedOut(endpoint, answer))
      answer = await send(endpoint, input, options, await readToken(true));
    if (needsToken && isSignedOut(endpoint, answer)) throw signedOut();
    return isWebhook(endpoint) ? readWebhookAnswer(answer) : readAnswer(answer);
  }

  async function readToken(again: boolean): Promise<string> {
    const asked = again ? tokens.refresh() : tokens.read();
    const token = await asked.catch((error: unknown) => {
      throw new CallError('NETWORK', 'unreachable', unreachableText, 0, { cause: error });
    });
    if (token === null) throw signedOut();
    return token;
  }

  function signedOut(): CallError {
    onSignedOut?.();
    return new CallError('AUTH', 'unauthenticated', 'Authentication token not available', 401);
  }

  async function send(
    endpoint: Endpoint,
    input: Record<string, unknown>,
    options: CallOptions,
    token: string | null,
  ): Promise<{ status: number; ok: boolean; text: string }> {
    const { address, body } = addressOf(endpoint, input);
    const timeLimit = AbortSignal.timeout(options.timeoutMs ?? endpoint.timeoutMs ?? limits.defaultTimeoutMs);
    const headers: Record<string, string> = { accept: 'application/json' };
    if (token !== null) headers['authorization'] = `Bearer ${token}`;
    if (options.organizationId) headers['x-organization-id'] = options.organizationId;
    if (body !== undefined) headers['content-type'] = 'application/json';
    try {
      const answer = await fetch(origin + address, {
        method: endpoint.method,
        headers,
        credentials: 'same-origin',
        signal: options.signal ? AbortSignal.any([options.signal, timeLimit]) : timeLimit,
        keepalive: outlivesPage(endpoint, body),
        ...(body === undefined ? {} : { body }),
      });
      return { status: answer.status, ok: answer.ok, text: await answer.text() };
    } catch (error) {
      if (options.signal?.aborted) throw error;
      // A webhook's attempts are counted here, so its failure has a code that no query repeats (decision A102). Without a
      // network it reached nobody, and its query waits for the network like any other.
      const code = isWebhook(endpoint) && !isOffline() ? 'webhook_unreachable' : 'unreachable';
      if (!timeLimit.aborted) throw new CallError('NETWORK', code, unreachableText, 0, { cause: error });
      const text = isWebhook(endpoint)
        ? 'Request timeout after all retries'
        : 'The server didn’t respond in time. Nothing was lost. Try again.';
      throw new CallError('NETWORK', 'timeout', text, 0, { cause: error });
    }
  }

  return call;
}

/** Maximum characters of a request that may outlive its page. */
const outlivingMost = 4_000;

const unreachableText = 'We can’t reach the server. Check your connection and try again.';

interface Answer {
  status: number;
  ok: boolean;
  text: string;
}

/**
 * Returns whether a request survives leaving the page, so that a pressed action is completed.
 * Browsers allow 64 KiB at a time.
 */
function outlivesPage({ method }: Endpoint, body = ''): boolean {
  return method !== 'GET' && body.length <= outlivingMost;
}

function isWebhook(endpoint: Endpoint): boolean {
  return endpoint.path.startsWith('/api/automation/');
}

/** Returns whether our server refused the token: a webhook's 401 may be the automation's own. */
function isSignedOut(endpoint: Endpoint, { status, text }: Answer): boolean {
  if (status !== 401 || !isWebhook(endpoint)) return status === 401;
  const body = parseJson(text);
  return isRecord(body) && body['code'] === 'unauthenticated';
}

function detailsOf(body: unknown): Record<string, unknown> | undefined {
  return isRecord(body) && isRecord(body['details']) ? body['details'] : undefined;
}

function readAnswer(answer: Answer): unknown {
  const body = parseJson(answer.text);
  if (answer.ok) {
    if (body === undefined)
      throw new CallError('VALIDATION', 'not_json', 'Failed to parse JSON response', answer.status);
    return body;
  }
  const stated = isRecord(body) ? body : {};
  const code = typeof stated['code'] === 'string' ? stated['code'] : 'http_error';
  const text =
    typeof stated['error'] === 'string' && stated['error'] !== ''
      ? stated['error']
      : `HTTP error! status: ${answer.status}`;
  const requestId = typeof stated['requestId'] === 'string' ? stated['requestId'] : undefined;
  throw new CallError(categoryOf(code, answer.status), code, text, answer.status, {
    requestId,
    details: detailsOf(body),
  });
}

/** Applies the specification's error texts for automation webhooks. */
function readWebhookAnswer(answer: Answer): unknown {
  if (answer.status === 400) {
    const text = `automation webhook rejected request (400): ${answer.text.trim() || 'Invalid payload format'}`;
    throw new CallError('VALIDATION', 'rejected', text, 400);
  }
  const refused = answer.ok ? undefined : parseJson(answer.text);
  if (isRecord(refused) && refused['code'] === 'invalid_answer')
    throw new CallError('VALIDATION', 'invalid_answer', 'Invalid response format', answer.status);
  if (isRecord(refused) && refused['code'] === 'upstream_timeout')
    throw new CallError('NETWORK', 'timeout', 'Request timeout after all retries', answer.status);
  if (!answer.ok) {
    // Not every status can be passed on, so the text names the automation's own.
    const own = isRecord(refused) && refused['code'] === 'automation_refused' ? refused['error'] : undefined;
    const text = typeof own === 'string' ? own : `HTTP error! Status: ${answer.status}`;
    throw new CallError(categoryOf('', answer.status), 'http_error', text, answer.status, {
      details: detailsOf(refused),
    });
  }
  const body = parseJson(answer.text);
  if (body === undefined) {
    const code = answer.text.trim() === '' ? 'no_response' : 'invalid_response';
    throw new CallError('VALIDATION', code, 'Invalid response format', answer.status);
  }
  const failure = statedFailure(body, answer.status);
  if (failure === null || failure.code === 'INVALID_URL') return body;
  throw failure;
}

/** Returns the error that a webhook states in its response, or null if it states none. */
export function statedFailure(body: unknown, status: number): CallError | null {
  if (!isRecord(body) || body['status'] !== 'error') return null;
  const stated = isRecord(body['error']) ? body['error'] : {};
  const text = typeof stated['message'] === 'string' && stated['message'] !== '' ? stated['message'] : 'API Error';
  return new CallError('API', typeof stated['code'] === 'string' ? stated['code'] : 'api_error', text, status);
}
