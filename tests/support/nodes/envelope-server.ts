import { createServer } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { listeningAt } from './listening-at.ts';

export interface EnvelopeServer {
  dsn: string;
  /** Every envelope received, as text. */
  envelopes: string[];
  close(): void;
}

/** Accepts envelopes like a Sentry server, from servers and browsers. */
export async function openEnvelopeServer(): Promise<EnvelopeServer> {
  const envelopes: string[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const known = (incoming.url ?? '').startsWith('/api/1/envelope/') && incoming.method === 'POST';
    if (known) envelopes.push((incoming.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString());
    outgoing.writeHead(known || incoming.method === 'OPTIONS' ? 200 : 404, {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    });
    outgoing.end('{}');
  });
  const url = await listeningAt(server);
  return {
    dsn: `${url.replace('http://', 'http://publicKeyOfNobody@')}/1`,
    envelopes,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
