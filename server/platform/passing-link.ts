import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a download URL grants. */
export interface Passing {
  organizationId: string;
  userId: string;
  id: string;
}

const sign = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(`passing:${body}`).digest('base64url');

/**
 * Creates a time-limited token that names who may fetch what, so that a browser can download without a header (decision
 * A148).
 */
export function makePassing(secret: string, { organizationId, userId, id }: Passing, lifeMs: number): string {
  const body = Buffer.from(JSON.stringify([organizationId, userId, id, Date.now() + lifeMs])).toString('base64url');
  return `${body}.${sign(secret, body)}`;
}

/** Returns null if the token is invalid or expired. */
export function readPassing(secret: string, token: string): Passing | null {
  const [body = '', signature = ''] = token.split('.');
  const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(secret, body))];
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  const [organizationId, userId, id, until] = JSON.parse(Buffer.from(body, 'base64url').toString()) as [
    string,
    string,
    string,
    number,
  ];
  return until < Date.now() ? null : { organizationId, userId, id };
}
