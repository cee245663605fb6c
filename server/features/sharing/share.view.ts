import type { Share } from '#contract/prep-reading.ts';
import { makeTicket } from '#server/platform/ticket.ts';
import type { ShareRow } from './share.store.ts';

export function shareStateOf({ revokedAt, expiresAt }: Pick<ShareRow, 'revokedAt' | 'expiresAt'>): Share['state'] {
  if (revokedAt !== null) return 'revoked';
  return expiresAt.getTime() <= Date.now() ? 'expired' : 'open';
}

/** Returns a link's token, derived from the secret key each time and never stored. */
export function shareToken(secret: string, { organizationId, id }: { organizationId: string; id: string }): string {
  return makeTicket(secret, organizationId, `brief-share:${id}`);
}

export function toShare(row: ShareRow, secret: string): Share {
  const state = shareStateOf(row);
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    by: row.author ?? 'A former member',
    state,
    link: state === 'open' ? `/share/${shareToken(secret, row)}` : null,
  };
}
