import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const sign = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('base64url');

/** Organization, the ticket itself, and behind it the proof that it was mailed. */
const form = /^(([\w-]{1,64})\.[\w-]{43})(?:\.([\w-]{43}))?$/;

/**
 * A link's token, made from the secret key and what it opens: it can be shown again without being stored. It begins
 * with the organization's id, since nothing of an organization can be read without it.
 */
export function makeTicket(secret: string, organizationId: string, purpose: string): string {
  return `${organizationId}.${sign(secret, `ticket:${organizationId}:${purpose}`)}`;
}

/** The ticket as it goes into a mail and nowhere else: whoever holds it reads that mailbox. */
export function mailedTicket(secret: string, ticket: string): string {
  return `${ticket}.${sign(secret, `mailed:${ticket}`)}`;
}

export function wasMailed(secret: string, given: string): boolean {
  const [, ticket, , proof] = form.exec(given) ?? [];
  if (ticket === undefined || proof === undefined) return false;
  return timingSafeEqual(Buffer.from(proof), Buffer.from(sign(secret, `mailed:${ticket}`)));
}

/** What is stored of it; mailed or not, it is the same ticket. */
export function hashTicket(given: string): string {
  return createHash('sha256')
    .update(form.exec(given)?.[1] ?? given)
    .digest('base64url');
}

/** Null: not of a ticket's form. */
export function organizationOfTicket(given: string): string | null {
  return form.exec(given)?.[2] ?? null;
}
