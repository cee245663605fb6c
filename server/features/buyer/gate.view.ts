import { readPassing } from '#server/platform/passing-link.ts';
import type { FoundShare } from './share.store.ts';

/** Returns the id a gate pass is bound to; it can't be confused with a file's. */
export const gateId = (shareId: string): string => `gate:${shareId}`;

/** Returns who passed a link's gate: their email, '' if none was asked for, or null if no one did. */
export function passedAs(secret: string, share: FoundShare, pass: string): string | null {
  if (share.passwordHash === null && !share.asksEmail) return '';
  const passing = pass === '' ? null : readPassing(secret, pass);
  if (passing === null || passing.id !== gateId(share.id) || passing.organizationId !== share.organizationId)
    return null;
  return passing.userId;
}
