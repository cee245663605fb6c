import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { openAiProtocol, protocols, type ModelProtocol } from './model-protocols.ts';
import { streamEvents } from './model-streams.ts';

/** One request: which call it is, and what was sent. */
export interface AskedOfModel {
  call: 'ledger' | 'brief' | 'judgment' | 'claims' | 'test' | 'rewrite';
  protocol: ModelProtocol['name'];
  instructions: string;
  material: string;
  /** Whether a streamed response was requested. */
  streamed: boolean;
  /** The whole body. */
  body: Record<string, unknown>;
  headers: http.IncomingHttpHeaders;
}

export interface ModelReply {
  /** What the model says. */
  content?: string;
  status?: number;
  headers?: Record<string, string>;
  /** Milliseconds before the response begins. */
  delayMs?: number;
  /** Never responds. */
  hangs?: boolean;
  /** Sends a byte at this interval in milliseconds, forever. */
  dripMs?: number;
  /** Sends this many bytes of filler in the response. */
  bytes?: number;
  /** False: the provider reports no tokens. */
  tokens?: boolean;
  /** Declines to respond, as models and their filters do. */
  declines?: boolean;
  /** Closes the connection in the middle of the response. */
  cuts?: boolean;
  /** If streamed: closes the connection after this many characters. */
  cutsAfter?: number;
  /** If streamed: milliseconds between chunks. */
  pieceMs?: number;
  /** If streamed: sends this many characters, and the rest (with `cuts`, nothing) once the promise resolves. */
  waits?: { after: number; for: Promise<unknown> };
  /** Responds as a whole although a stream was requested. */
  whole?: boolean;
}

export interface ModelServer {
  /** Base URL, including `/v1`. */
  url: string;
  asked: AskedOfModel[];
  close(): Promise<void>;
}

function askedOf(
  protocol: ModelProtocol,
  sent: unknown,
  { url = '', headers }: Pick<http.IncomingMessage, 'url' | 'headers'>,
): AskedOfModel {
  const body = sent as Record<string, unknown>;
  const { instructions, material, form } = protocol.read(body);
  const told = ['entries', 'topLine', 'ready', 'from', 'refused'].findIndex((word) =>
    instructions.includes(`"${word}"`),
  );
  const call = form ?? ['ledger', 'brief', 'test', 'rewrite', 'judgment'][told] ?? 'claims';
  return {
    call: call as AskedOfModel['call'],
    protocol: protocol.name,
    instructions,
    material,
    streamed: body['stream'] === true || url.includes(':streamGenerateContent'),
    body,
    headers,
  };
}

const pieceCharacters = 40;

/** Streams a response. */
function sendStream(
  response: http.ServerResponse,
  said: string,
  { reply, asked, tokens }: { reply: ModelReply; asked: AskedOfModel; tokens: ReplyTokens },
): void {
  const declines = reply.declines === true;
  const { head, pieces, tail } = streamEvents(asked.protocol, said, {
    tokens,
    declines,
    asked: asked.body,
    pieceCharacters: Math.max(pieceCharacters, said.length / 1000),
  });
  const most = reply.cuts === true ? pieces.length / 2 : (reply.cutsAfter ?? said.length) / pieceCharacters;
  const cuts = reply.cuts === true || reply.cutsAfter !== undefined;
  response.writeHead(200, { 'content-type': 'text/event-stream', ...reply.headers });
  response.write(head);
  const left = cuts && reply.waits === undefined ? pieces.slice(0, most) : pieces;
  const { dripMs, pieceMs = 0 } = reply;
  if (dripMs !== undefined) {
    const timer = setInterval(() => response.write(': \n\n'), dripMs);
    response.once('close', () => clearInterval(timer));
    return;
  }
  const end = (): void => {
    if (cuts) response.write(': \n\n', () => response.destroy());
    else response.end(tail);
  };
  if (reply.waits !== undefined) {
    response.write(left.splice(0, Math.ceil(reply.waits.after / pieceCharacters)).join(''));
    void reply.waits.for.then(() => {
      if (!cuts) response.write(left.join(''));
      end();
    });
    return;
  }
  if (pieceMs === 0) {
    response.write(left.join(''));
    end();
    return;
  }
  const timer = setInterval(() => {
    const piece = left.shift();
    if (piece !== undefined) response.write(piece);
    else {
      clearInterval(timer);
      end();
    }
  }, pieceMs);
  response.once('close', () => clearInterval(timer));
}

type ReplyTokens = { input: number; output: number } | null;

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
  if (asked.streamed && reply.whole !== true) {
    sendStream(response, said, { reply, asked, tokens });
    return;
  }
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

/** A real server on 127.0.0.1 that speaks the protocols of OpenAI, Anthropic and Google; replies come from `answer`. */
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
      const asked = askedOf(protocol, JSON.parse(Buffer.concat(sent).toString('utf8')), request);
      all.push(asked);
      const reply = answer(asked, all);
      if (reply.hangs === true) return;
      const timer = setTimeout(() => send(response, reply, asked), reply.delayMs ?? 0);
      response.once('close', () => clearTimeout(timer));
    });
  });
  // Like those of providers: with Node's 5 s, a test that gets no processor for as long asks on a connection that is just closed.
  server.keepAliveTimeout = 120_000;
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

/** Returns the id of a source in a call, by the end of its URL. */
export function sourceIdIn({ material }: Pick<AskedOfModel, 'material'>, ending: string): string {
  const heads = material.matchAll(/<source-\w+ id="([^"]*)" kind="[^"]*" title="[^"]*" url="([^"]*)"/gu);
  return [...heads].find(([, , url = '']) => url.endsWith(ending))?.[1] ?? '';
}
