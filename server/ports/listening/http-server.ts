import { createServer, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import { errorKinds, type ErrorBody, type ErrorCode } from '#contract/errors.ts';

/** Requests that are refused before they reach the application. */
const codeOf: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
};
const texts: Partial<Record<ErrorCode, string>> = {
  headers_too_large: 'The headers of the request are too large',
  internal: 'Something went wrong on our side. Nothing was lost. Try again.',
  too_slow: 'The request took too long to arrive',
};

function refusal(code: ErrorCode): { status: number; body: string } {
  const body: ErrorBody = { error: texts[code] ?? 'The request isn’t valid HTTP', code };
  return { status: errorKinds[code].status, body: JSON.stringify(body) };
}

/** Answers a request whose address or host can't be read, or for which the application gave no answer. */
function answerFailed(error: unknown): Response {
  const { status, body } = refusal(error instanceof RequestError ? 'invalid_input' : 'internal');
  return new Response(body, { status, headers: { 'content-type': 'application/json' } });
}

/** Returns whether a connection is in the middle of a response: a second head would become part of its body. */
function followResponses(server: Server): (socket: Duplex) => boolean {
  const open = new WeakMap<Duplex, Set<ServerResponse>>();
  server.on('request', ({ socket }, response) => {
    const responses = open.get(socket) ?? new Set();
    open.set(socket, responses.add(response));
    response.once('close', () => responses.delete(response));
  });
  return (socket) => [...(open.get(socket) ?? [])].some((each) => each.headersSent && !each.writableEnded);
}

/** Answers on the connection what Node couldn't read as a request; by itself Node sends a status alone. */
function answerUnread(server: Server): void {
  const isAnswering = followResponses(server);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering(socket)) {
      socket.destroy(error);
      return;
    }
    const { status, body } = refusal(codeOf[error.code ?? ''] ?? 'invalid_input');
    const head = [
      `HTTP/1.1 ${status} Refused`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  });
}

/** Creates the server of the product; every refusal of its own is `{ error, code }` too (decision A125). */
export function createHttpServer(fetch: Parameters<typeof getRequestListener>[0], hostname: string): Server {
  const server = createServer(getRequestListener(fetch, { hostname, errorHandler: answerFailed }));
  answerUnread(server);
  return server;
}
