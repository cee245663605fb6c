import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as it was asked: which of the calls it is, and what was sent. */
export interface AskedOfModel {
  call: 'ledger' | 'brief' | 'claims' | 'test';
  instructions: string;
  material: string;
  /** The whole body. */
  body: Record<string, unknown>;
  headers: http.IncomingHttpHeaders;
}

export interface ModelReply {
  /** What the model says. */
  content?: string;
  status?: number;
  headers?: Record<string, string>;
  /** Milliseconds before the answer begins. */
  delayMs?: number;
  /** Never answers. */
  hangs?: boolean;
  /** Sends a byte every so many milliseconds, for ever. */
  dripMs?: number;
  /** Sends this many bytes of filler inside the answer. */
  bytes?: number;
  /** False: the provider names no tokens. */
  tokens?: boolean;
}

export interface ModelServer {
  /** Base address, with `/v1`. */
  url: string;
  asked: AskedOfModel[];
  close(): Promise<void>;
}

interface Body {
  messages?: { role: string; content: string }[];
  response_format?: { json_schema?: { name?: string } };
}

function askedOf(body: Body & Record<string, unknown>, headers: http.IncomingHttpHeaders): AskedOfModel {
  const said = (role: string): string => body.messages?.find((message) => message.role === role)?.content ?? '';
  const instructions = said('system');
  const named = body.response_format?.json_schema?.name;
  const told = instructions.includes('"entries"') ? 'ledger' : instructions.includes('"topLine"') ? 'brief' : 'claims';
  return { call: (named ?? told) as AskedOfModel['call'], instructions, material: said('user'), body, headers };
}

function send(response: http.ServerResponse, reply: ModelReply, asked: AskedOfModel): void {
  const { status = 200, content = '', bytes = 0, dripMs } = reply;
  if (status !== 200) {
    response.writeHead(status, { 'content-type': 'application/json', ...reply.headers });
    response.end(JSON.stringify({ error: { message: 'secret detail of the server', type: 'error' } }));
    return;
  }
  response.writeHead(200, { 'content-type': 'application/json', ...reply.headers });
  if (dripMs !== undefined) {
    response.write('{"id":"1","choices":[{"message":{"role":"assistant","content":"');
    const timer = setInterval(() => response.write('a'), dripMs);
    response.once('close', () => clearInterval(timer));
    return;
  }
  const usage = {
    prompt_tokens: Math.round((asked.instructions.length + asked.material.length) / 4),
    completion_tokens: Math.round(content.length / 4),
    total_tokens: 0,
  };
  response.end(
    JSON.stringify({
      id: '1',
      object: 'chat.completion',
      created: 0,
      model: 'test-model',
      choices: [
        {
          index: 0,
          finish_reason: 'stop',
          message: { role: 'assistant', content: bytes > 0 ? `${content}${'x'.repeat(bytes)}` : content },
        },
      ],
      ...(reply.tokens === false ? {} : { usage }),
    }),
  );
}

/** A real server on 127.0.0.1 that speaks OpenAI's chat completions and says what it is told to. */
export async function serveModel(
  answer: (asked: AskedOfModel, all: readonly AskedOfModel[]) => ModelReply,
): Promise<ModelServer> {
  const all: AskedOfModel[] = [];
  const server = http.createServer((request, response) => {
    const sent: Buffer[] = [];
    request.on('data', (piece: Buffer) => sent.push(piece));
    request.once('end', () => {
      const body = JSON.parse(Buffer.concat(sent).toString('utf8')) as Body & Record<string, unknown>;
      const asked = askedOf(body, request.headers);
      all.push(asked);
      const reply = answer(asked, all);
      if (reply.hangs === true) return;
      const timer = setTimeout(() => send(response, reply, asked), reply.delayMs ?? 0);
      response.once('close', () => clearTimeout(timer));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked: all,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Ids of the sources that a call carried, by the end of their address. */
export function sourceIdIn({ material }: Pick<AskedOfModel, 'material'>, ending: string): string {
  const heads = material.matchAll(/<source-\w+ id="([^"]*)" kind="[^"]*" title="[^"]*" url="([^"]*)"/gu);
  return [...heads].find(([, , url = '']) => url.endsWith(ending))?.[1] ?? '';
}
