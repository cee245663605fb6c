import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { CallError, categoryOf } from './call-error.ts';
import { isRecord, parseJson } from './call-wire.ts';
import { tokens } from './client.ts';

const timeoutMs = 120_000;

/** Uploads a file as a form with the field `file`. Throws CallError. */
export async function upload<O extends z.ZodType>(
  endpoint: Pick<Endpoint, 'path'> & { output: O },
  file: File,
  organizationId: string,
): Promise<z.infer<O>> {
  const token = await tokens.read();
  if (token === null) throw new CallError('AUTH', 'unauthenticated', 'Authentication token not available', 401);
  const body = new FormData();
  body.set('file', file);
  let answer: Response;
  try {
    answer = await fetch(endpoint.path, {
      method: 'POST',
      body,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json', authorization: `Bearer ${token}`, 'x-organization-id': organizationId },
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
  return readUploaded(endpoint.output, answer.status, await answer.text());
}

const stalledMs = 60_000;

/** Uploads a large file with progress; times out when nothing moves for a minute. Throws CallError. */
export async function uploadWithProgress<O extends z.ZodType>(
  endpoint: Pick<Endpoint, 'path'> & { output: O },
  file: File,
  { organizationId, onSent }: { organizationId: string; onSent: (share: number) => void },
): Promise<z.infer<O>> {
  const token = await tokens.read();
  if (token === null) throw new CallError('AUTH', 'unauthenticated', 'Authentication token not available', 401);
  const { status, text } = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer = 0;
    const watch = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        request.abort();
      }, stalledMs);
    };
    const fail = () => {
      reject(
        new CallError(
          'NETWORK',
          'unreachable',
          'The connection was lost during the upload. Nothing was stored. Try again.',
        ),
      );
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      watch();
      onSent(total === 0 ? 1 : loaded / total);
    });
    request.addEventListener('load', () => {
      resolve({ status: request.status, text: request.responseText });
    });
    request.addEventListener('error', fail);
    request.addEventListener('abort', fail);
    request.addEventListener('loadend', () => {
      window.clearTimeout(timer);
    });
    request.open('POST', endpoint.path);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('x-organization-id', organizationId);
    const body = new FormData();
    body.set('file', file);
    request.send(body);
    watch();
  });
  return readUploaded(endpoint.output, status, text);
}

function readUploaded<O extends z.ZodType>(output: O, status: number, text: string): z.infer<O> {
  const stated = parseJson(text);
  if (status < 200 || status >= 300) {
    const code = isRecord(stated) && typeof stated['code'] === 'string' ? stated['code'] : 'http_error';
    const reason =
      isRecord(stated) && typeof stated['error'] === 'string' ? stated['error'] : `HTTP error! status: ${status}`;
    throw new CallError(categoryOf(code, status), code, reason, status);
  }
  const parsed = output.safeParse(stated);
  if (!parsed.success) throw new CallError('VALIDATION', 'invalid_response', 'Invalid response format', 200);
  return parsed.data;
}
