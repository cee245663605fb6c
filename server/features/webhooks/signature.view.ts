import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** Creates a Standard Webhooks secret: 32 random bytes. */
export function makeSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

/** Returns the three Standard Webhooks headers; `at` is in milliseconds. */
export function signedHeaders(secret: string, id: string, body: string, at: number): Record<string, string> {
  const timestamp = String(Math.floor(at / 1000));
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
