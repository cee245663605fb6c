import type { Endpoint } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { addressOf } from './call-wire.ts';
import { callTokens } from './client.ts';

/** Time for reading an event stream, which otherwise lasts as long as its page. */
const streamMs = 4_000;

/** Reads until the end; for an open stream, until its time is over or `most` characters arrived. */
async function readText(answer: Response, most: number): Promise<string> {
  if (!(answer.headers.get('content-type') ?? '').includes('event-stream')) return answer.text();
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  const over = setTimeout(() => void reader?.cancel(), streamMs);
  try {
    for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
      text += decoder.decode(part.value, { stream: true });
      if (text.length > most) await reader?.cancel();
    }
  } finally {
    clearTimeout(over);
  }
  return text;
}

/**
 * Makes a call once as the signed-in person, without `call`'s retries, checks and cache, and returns the response.
 * Rejects without a response.
 */
export async function rawCall(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  { organizationId, most }: { organizationId: string; most: number },
): Promise<{ status: number; ok: boolean; text: string }> {
  const { address, body } = addressOf(endpoint, input);
  const token = endpoint.access === 'public' ? null : await callTokens.read();
  const answer = await fetch(address, {
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      'x-organization-id': organizationId,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    credentials: 'same-origin',
    signal: AbortSignal.timeout(endpoint.timeoutMs ?? limits.defaultTimeoutMs),
    ...(body === undefined ? {} : { body }),
  });
  return { status: answer.status, ok: answer.ok, text: await readText(answer, most) };
}
