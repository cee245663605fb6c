import type { serve } from '@hono/node-server';
import type { Environment } from './environment.ts';

/** Requests under way when the server stops may take this long to end. */
const requestGraceMs = 8_000;

export interface Listening {
  /** What people open: PUBLIC_URL, else localhost with the port that was bound. */
  address: string;
  /** Takes no more requests and lets those under way end. */
  stopListening(): Promise<void>;
}

/** Listens on HOST and PORT. Rejects with a sentence when the port is taken. */
export async function listen(fetch: Parameters<typeof serve>[0]['fetch'], environment: Environment, start: typeof serve): Promise<Listening> {
  const server = start({ fetch, port: environment.port, hostname: environment.host });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', () => resolve());
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE' || error.code === 'EACCES';
      reject(taken ? new Error(`Port ${environment.port} cannot be used (${error.code}): set PORT to another one.`) : error);
    });
  });
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : environment.port;
  return {
    address: environment.publicUrl === '' ? `http://localhost:${port}` : environment.publicUrl,
    async stopListening() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      if ('closeIdleConnections' in server) server.closeIdleConnections();
      const timer = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), requestGraceMs);
      await closed;
      clearTimeout(timer);
    },
  };
}
