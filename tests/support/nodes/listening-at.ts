import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Returns a server's URL once it listens on a free loopback port. */
export function listeningAt(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
}
