import { createServer, request } from 'node:http';
import { listeningAt } from './listening-at.ts';

export interface SpreadingProxy {
  url: string;
  /** URLs of the nodes, used in turn; one that refuses a connection is skipped. */
  nodes: string[];
  close(): void;
}

/** A load balancer as operators use it: prefers no node and passes streams through unbuffered. */
export async function openSpreadingProxy(): Promise<SpreadingProxy> {
  const nodes: string[] = [];
  let turn = 0;
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
    const ask = (left: number): void => {
      turn += 1;
      const node = nodes[turn % nodes.length] ?? '';
      const sent = request(`${node}${incoming.url}`, { method: incoming.method, headers, agent: false }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        answer.on('error', () => outgoing.destroy());
      });
      outgoing.on('close', () => sent.destroy());
      sent.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED' && left > 1) return ask(left - 1);
        if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(502).end();
      });
      sent.end(body);
    };
    ask(nodes.length);
  });
  const url = await listeningAt(server);
  return {
    url,
    nodes,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
