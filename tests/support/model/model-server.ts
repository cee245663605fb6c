import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { openAiProtocol, protocols, type ModelProtocol } from './model-protocols.ts';

/** One request as it was asked: which of the calls it is, and what was sent. */
export interface AskedOfModel {
  call: 'ledger' | 'brief' | 'claims' | 'test';
  protocol: ModelProtocol['name'];
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
  /** Refuses to say anything, as models and their filters do. */
  declines?: boolean;
  /** Ends the connection in the middle of the answer. */
  cuts?: boolean;
}

export interface ModelServer {
  /** Base address, with `/v1`. */
  url: string;
  asked: AskedOfModel[];
  close(): Promise<void>;
}

function askedOf(protocol: ModelProtocol, sent: unknown, headers: http.IncomingHttpHeaders): AskedOfModel {
  const body = sent as Record<string, unknown>;
  const { instructions, material, form } = protocol.read(body);
  const told = ['entries', 'topLine', 'ready'].findIndex((word) => instructions.includes(`"${word}"`));
  const call = form ?? ['ledger', 'brief', 'test'][told] ?? 'claims';
  return { call: call as AskedOfModel['call'], protocol: protocol.name, instructions, material, body, headers };
}

function send(response: http.ServerResponse, reply: ModelReply, asked: AskedOfModel): void {
  const { status = 200, content = '', bytes = 0, dripMs } = reply;
  const protocol = protocols.find(({ name }) => name === asked.protocol) ?? openAiProtocol;
  if (status !== 200) {
    const refused = protocol.refuse(status);
    response.writeHead(refused.status, { 'content-type': 'application/json', ...reply.headers });
    response.end(JSON.stringify(refused.body));
    return;
  }
  const inputTokens = Math.round((asked.instructions.length + asked.material.length) / 4);
  const tokens = reply.tokens === false ? null : { input: inputTokens, output: Math.round(content.length / 4) };
  const said = bytes > 0 ? `${content}${'x'.repeat(bytes)}` : content;
  const answer = JSON.stringify(protocol.say(said, { tokens, declines: reply.declines === true, asked: asked.body }));
  response.writeHead(200, { 'content-type': 'application/json', ...reply.headers });
  if (dripMs !== undefined) {
    response.write(answer.slice(0, 20));
    const timer = setInterval(() => response.write(' '), dripMs);
    response.once('close', () => clearInterval(timer));
    return;
  }
  if (reply.cuts === true) {
    response.write(answer.slice(0, answer.length / 2), () => response.destroy());
    return;
  }
  response.end(answer);
}

/** A real server on 127.0.0.1 that speaks the protocols of OpenAI, Anthropic and Google, and says what it is told to. */
export async function serveModel(
  answer: (asked: AskedOfModel, all: readonly AskedOfModel[]) => ModelReply,
): Promise<ModelServer> {
  const all: AskedOfModel[] = [];
  const server = http.createServer((request, response) => {
    const sent: Buffer[] = [];
    request.on('data', (piece: Buffer) => sent.push(piece));
    request.once('end', () => {
      const protocol = protocols.find(({ path }) => path.test(request.url ?? ''));
      if (protocol === undefined) {
        response.writeHead(404).end();
        return;
      }
      const asked = askedOf(protocol, JSON.parse(Buffer.concat(sent).toString('utf8')), request.headers);
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
