import type { serve } from '@hono/node-server';
import type { Environment } from './environment.ts';
import { StartRefused } from '#server/process/process-end.ts';

/** The setting the operator has to change when listening fails. */
const settingAtFault: Record<string, 'PORT' | 'HOST'> = {
  EADDRINUSE: 'PORT',
  EACCES: 'PORT',
  EADDRNOTAVAIL: 'HOST',
  ENOTFOUND: 'HOST',
};

const keepAliveMs = 75_000;

export interface Listening {
  /** The URL to open: PUBLIC_URL, else localhost with the bound port. */
  address: string;
  /** Stops accepting requests and gives running ones `graceMs` to finish. */
  stopListening(graceMs: number): Promise<void>;
}

/** Listens on HOST and PORT. Rejects with a readable message if the port is taken. */
export async function listen(
  fetch: Parameters<typeof serve>[0]['fetch'],
  environment: Environment,
  start: typeof serve,
): Promise<Listening> {
  const server = start({ fetch, port: environment.port, hostname: environment.host });
  // Longer than proxies and browsers keep idle connections: closing first would break a request just being sent.
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = keepAliveMs;
  await new Promise<void>((resolve, reject) => {
    server.once('listening', () => resolve());
    server.once('error', (error: NodeJS.ErrnoException) => {
      const setting = settingAtFault[error.code ?? ''];
      if (setting === undefined) reject(error);
      else
        reject(
          new StartRefused(
            setting === 'PORT'
              ? `Port ${environment.port} cannot be used (${error.code}): set PORT to another one.`
              : `Address ${environment.host} cannot be used (${error.code}): set HOST to one of this machine.`,
          ),
        );
    });
  });
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : environment.port;
  return {
    address: environment.publicUrl === '' ? `http://localhost:${port}` : environment.publicUrl,
    async stopListening(graceMs) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      if ('closeIdleConnections' in server) server.closeIdleConnections();
      const timer = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(timer);
    },
  };
}
