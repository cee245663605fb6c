import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const sign = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('base64url');

/** Organization id, random part and, optionally, the proof that the ticket was emailed. */
const form = /^(([\w-]{1,64})\.[\w-]{43})(?:\.([\w-]{43}))?$/;

/**
 * Creates a link's token from the secret key and its purpose, so it can be shown again without being stored.
 * Starts with the organization id, since no tenant row can be read without it.
 */
export function makeTicket(secret: string, organizationId: string, purpose: string): string {
  return `${organizationId}.${sign(secret, `ticket:${organizationId}:${purpose}`)}`;
}

/** Returns the ticket with its email proof. Only sent by email: whoever holds it can read that mailbox. */
export function mailedTicket(secret: string, ticket: string): string {
  return `${ticket}.${sign(secret, `mailed:${ticket}`)}`;
}

export function wasMailed(secret: string, given: string): boolean {
  const [, ticket, , proof] = form.exec(given) ?? [];
  if (ticket === undefined || proof === undefined) return false;
  return timingSafeEqual(Buffer.from(proof), Buffer.from(sign(secret, `mailed:${ticket}`)));
}

/** Returns the hash to store; the same for a ticket with and without email proof. */
export function hashTicket(given: string): string {
  return createHash('sha256')
    .update(form.exec(given)?.[1] ?? given)
    .digest('base64url');
}

/** Returns null if the text isn't a ticket. */
export function organizationOfTicket(given: string): string | null {
  return form.exec(given)?.[2] ?? null;
}
