import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pagesOfFolder, serveSite } from '#tests/support/site-server.ts';

/** The invented company of the second example; its pages are in the folder beside this file. */
export const exampleProspect = 'http://www.harbourline.example';

export interface ExampleProspect {
  /** Value for OUTBOUND_PROXY. */
  proxy: string;
  close(): Promise<void>;
}

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** Serves the pages under the company's name through this proxy, so that a brief shows the site without a port. */
export async function serveExampleProspect(): Promise<ExampleProspect> {
  const site = await serveSite(await pagesOfFolder(join(import.meta.dirname, 'harbourline')));
  const proxy = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', exampleProspect);
    if (asked.origin !== exampleProspect) {
      response.writeHead(502).end('This proxy knows the example prospect alone');
      return;
    }
    get({ host: '127.0.0.1', port: site.port, path: asked.pathname }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
  });
  proxy.on('connect', (_request, socket) => socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n'));
  const port = await listening(proxy);
  return {
    proxy: `http://127.0.0.1:${port}`,
    async close() {
      proxy.closeAllConnections();
      proxy.close();
      await site.close();
    },
  };
}
