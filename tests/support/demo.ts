import { readSession } from '#contract/identity.ts';
import { callServer } from './people.ts';
import type { Product } from './product.ts';

export interface DemoSession {
  /** The browser's cookies. */
  cookie: string;
  headers: Record<string, string>;
  organizationId: string;
  userId: string;
}

/** Follows the one-time link like a browser and returns what a call needs. */
export async function enterByDemoLink(product: Product): Promise<DemoSession> {
  const entered = await fetch(product.demoLink, { redirect: 'manual' });
  const cookie = entered.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const session = await fetch(`${product.address}/api/auth/get-session`, { headers: { cookie } });
  const {
    session: { token },
  } = (await session.json()) as { session: { token: string } };
  const headers = { authorization: `Bearer ${token}` };
  const { body } = await callServer(product, readSession, {}, headers);
  return { cookie, headers, organizationId: body.activeOrganizationId ?? '', userId: body.user.id };
}
