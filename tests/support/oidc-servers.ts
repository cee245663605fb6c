import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEmulator } from 'emulate';
import { Provider } from 'oidc-provider';

export interface OidcServer {
  settings: { OIDC_ISSUER: string; OIDC_CLIENT_ID: string; OIDC_CLIENT_SECRET: string };
  close(): Promise<void>;
}

const client = { OIDC_CLIENT_ID: 'dealwright', OIDC_CLIENT_SECRET: 'a-secret-of-the-test' };
const callbackPath = '/api/auth/callback/oidc';

function listen(server: Server, port = 0): Promise<number> {
  return new Promise((resolve) =>
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );
}

export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * The certified reference server; anyone who signs in there owns the address they enter, 'unverified…' ones without
 * proof.
 */
export async function startOidcProvider(product: string, port = 0): Promise<OidcServer> {
  const server = createServer();
  const issuer = `http://127.0.0.1:${await listen(server, port)}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.OIDC_CLIENT_ID,
        client_secret: client.OIDC_CLIENT_SECRET,
        redirect_uris: [product + callbackPath],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['signs the cookies of a test'] },
    findAccount: (_ctx, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: id,
        email_verified: !id.startsWith('unverified'),
        name: 'Person, Hosted',
        given_name: 'Hosted',
        family_name: 'Person',
      }),
    }),
  });
  server.on('request', provider.callback());
  return {
    settings: { OIDC_ISSUER: issuer, ...client },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An independent second provider, which behaves like Google's. */
export async function startGoogleLike(
  product: string,
  users: { email: string; name: string; email_verified: boolean }[],
): Promise<OidcServer> {
  const seed = {
    google: {
      users,
      oauth_clients: [
        {
          client_id: client.OIDC_CLIENT_ID,
          client_secret: client.OIDC_CLIENT_SECRET,
          name: 'Dealwright',
          redirect_uris: [product + callbackPath],
        },
      ],
    },
  };
  const emulator = await createEmulator({ service: 'google', port: await freePort(), seed });
  return { settings: { OIDC_ISSUER: emulator.url, ...client }, close: () => emulator.close() };
}
