import { createHash, randomBytes } from 'node:crypto';

const randomLength = 20;
const markLength = 6;

/** Ties a picture to its owner: an existing name with another owner's mark can't be produced. */
const markOf = (random: string, ownerId: string): string =>
  createHash('sha256').update(`${random}:${ownerId}`).digest('base64url').slice(0, markLength);

/** Returns an unguessable name of 32 characters that encodes its owners. */
export function newPictureName({ userId, organizationId }: { userId: string; organizationId: string }): string {
  const random = randomBytes(randomLength).toString('base64url').slice(0, randomLength);
  return `${random}${markOf(random, userId)}${markOf(random, organizationId)}.png`;
}

/**
 * Returns the file key of a picture if `ownerId` (a person or organization) uploaded it, else null: anyone can write
 * any URL into their own record.
 * Older pictures have no mark and are kept.
 */
export function ownPictureKey(address: string | null | undefined, ownerId: string): string | null {
  const name = /^\/files\/([\w-]{32})\.png$/u.exec(address ?? '')?.[1];
  if (name === undefined) return null;
  const random = name.slice(0, randomLength);
  const marks = [name.slice(randomLength, randomLength + markLength), name.slice(randomLength + markLength)];
  return marks.includes(markOf(random, ownerId)) ? `logos/${name}.png` : null;
}
