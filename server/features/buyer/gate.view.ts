import { readPassing } from '#server/platform/passing-link.ts';
import type { FoundShare } from './share.store.ts';

/** What a pass stands for: no file's address is one, and no pass a file's address. */
export const gateId = (shareId: string): string => `gate:${shareId}`;

/** Who passed the gate of a link: their email, empty where nobody asks for one; null: nobody did. */
export function passedAs(secret: string, share: FoundShare, pass: string): string | null {
  if (share.passwordHash === null && !share.asksEmail) return '';
  const passing = pass === '' ? null : readPassing(secret, pass);
  if (passing === null || passing.id !== gateId(share.id) || passing.organizationId !== share.organizationId)
    return null;
  return passing.userId;
}
