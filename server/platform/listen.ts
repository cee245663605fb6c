import { createHttpServer } from '#server/ports/listening/http-server.ts';
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
  fetch: Parameters<typeof createHttpServer>[0],
  environment: Environment,
): Promise<Listening> {
  const { port: wanted, host } = environment;
  const server = createHttpServer(fetch, host);
  // Longer than proxies and browsers keep idle connections: closing first would break a request just being sent.
  server.keepAliveTimeout = keepAliveMs;
  server.listen(wanted, host);
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
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), graceMs);
      await closed;
      clearTimeout(timer);
    },
  };
}
