import { randomUUID } from 'node:crypto';
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts';
import { createOrganization, readSession } from '#contract/identity.ts';
import type { TestServer } from './test-server.ts';

export interface Answer<T> {
  status: number;
  body: T;
}

/** A person signed up on a test server, calling over real HTTP. */
export interface TestPerson {
  email: string;
  password: string;
  token: string;
  userId: string;
  organizationId: string;
  call<E extends Endpoint>(
    endpoint: E,
    input: Partial<InputOf<E>>,
    headers?: Record<string, string>,
  ): Promise<Answer<OutputOf<E>>>;
}

/** Builds a request as the browser does, without sending it. */
export function requestOf(
  server: { address: string },
  endpoint: Endpoint,
  input: Record<string, unknown>,
  headers: Record<string, string> = {},
): { url: string; init: RequestInit } {
  const rest = new Map(Object.entries(input));
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest.get(name));
    rest.delete(name);
    return encodeURIComponent(value);
  });
  const inQuery = (name: string): boolean => endpoint.method === 'GET' || (endpoint.query ?? []).includes(name);
  const query = new URLSearchParams(
    [...rest].filter(([name]) => inQuery(name)).map(([name, value]) => [name, String(value)]),
  );
  const body = Object.fromEntries([...rest].filter(([name]) => !inQuery(name)));
  return {
    url: `${server.address}${path}${query.size > 0 ? `?${query}` : ''}`,
    init: {
      method: endpoint.method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(endpoint.method === 'GET' ? {} : { body: JSON.stringify(body) }),
    },
  };
}

/** Sends a request as the browser does, without its retries and checks. */
export async function callServer<E extends Endpoint>(
  server: { address: string },
  endpoint: E,
  input: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<Answer<OutputOf<E>>> {
  const { url, init } = requestOf(server, endpoint, input, headers);
  const answer = await fetch(url, init);
  return { status: answer.status, body: (await answer.json()) as OutputOf<E> };
}

/** Returns a random address: test servers are behind one proxy, so that each person has their own. */
export function someAddress(): string {
  return `10.${[1, 2, 3].map(() => Math.floor(Math.random() * 256)).join('.')}`;
}

/** Signs a person up over HTTP; with `organization` they also found one. */
export async function signUp(
  server: Pick<TestServer, 'address'>,
  options: { name?: string; givenName?: string; organization?: string | null; email?: string } = {},
  headers: Record<string, string> = {},
): Promise<TestPerson> {
  const email = options.email ?? `${randomUUID()}@people.example`;
  const password = `pass-${randomUUID()}`;
  const answer = await fetch(`${server.address}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: server.address,
      'x-forwarded-for': someAddress(),
      ...headers,
    },
    body: JSON.stringify({ email, name: options.name ?? 'Robin Seller', givenName: options.givenName, password }),
  });
  if (!answer.ok) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  const authorization = { authorization: `Bearer ${token}` };
  const organization = options.organization === undefined ? `Org ${randomUUID()}` : options.organization;
  if (organization !== null) await callServer(server, createOrganization, { orgName: organization }, authorization);
  const session = await callServer(server, readSession, {}, authorization);
  return {
    email,
    password,
    token,
    userId: session.body.user.id,
    organizationId: session.body.activeOrganizationId ?? '',
    call: (endpoint, input, headers = {}) => callServer(server, endpoint, input, { ...authorization, ...headers }),
  };
}
