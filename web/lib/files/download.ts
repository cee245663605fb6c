import type { Endpoint } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { CallError, categoryOf } from '../call-error.ts';
import { addressOf, isRecord, parseJson } from '../call-wire.ts';
import { tokens } from '../client.ts';

/** Saves the endpoint's response to this input as a file. Throws CallError with a text to show. */
export async function download(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  { organizationId, fileName }: { organizationId: string; fileName: string },
): Promise<void> {
  let answer: Response;
  try {
    const headers = { authorization: `Bearer ${(await tokens.read()) ?? ''}`, 'x-organization-id': organizationId };
    answer = await fetch(addressOf(endpoint, input).address, {
      headers,
      signal: AbortSignal.timeout(limits.defaultTimeoutMs),
    });
  } catch (error) {
    throw new CallError(
      'NETWORK',
      'unreachable',
      'We can’t reach the server. Check your connection and try again.',
      0,
      { cause: error },
    );
  }
  if (!answer.ok)
    throw new CallError(
      'API',
      'http_error',
      'We couldn’t create the file. Nothing was changed. Try again.',
      answer.status,
    );
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}

const blobMs = 120_000;

/** Returns the response body as bytes. Throws CallError with a text to show. */
export async function fetchBlob(
  endpoint: Endpoint,
  input: Record<string, unknown>,
  organizationId: string,
): Promise<Blob> {
  try {
    const headers = { authorization: `Bearer ${(await tokens.read()) ?? ''}`, 'x-organization-id': organizationId };
    const answer = await fetch(addressOf(endpoint, input).address, { headers, signal: AbortSignal.timeout(blobMs) });
    if (answer.ok) return await answer.blob();
    const stated = parseJson(await answer.text());
    const code = isRecord(stated) && typeof stated['code'] === 'string' ? stated['code'] : 'http_error';
    const text =
      isRecord(stated) && typeof stated['error'] === 'string'
        ? stated['error']
        : `HTTP error! status: ${answer.status}`;
    throw new CallError(categoryOf(code, answer.status), code, text, answer.status);
  } catch (error) {
    if (error instanceof CallError) throw error;
    throw new CallError(
      'NETWORK',
      'unreachable',
      'We can’t reach the server. Check your connection and try again.',
      0,
      { cause: error },
    );
  }
}

/** Fetches the file behind a one-minute URL. Throws CallError with a text to show. */
export async function fetchFile(address: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new CallError('API', 'http_error', `HTTP error! status: ${answer.status}`, answer.status);
  return answer.arrayBuffer();
}
