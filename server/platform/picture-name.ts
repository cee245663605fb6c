import { createHash, randomBytes } from 'node:crypto';

const randomLength = 20;
const markLength = 6;

/** What ties a picture to its owner: nobody makes a name that bears another's mark and exists. */
const markOf = (random: string, ownerId: string): string =>
  createHash('sha256').update(`${random}:${ownerId}`).digest('base64url').slice(0, markLength);

/** A name of 32 characters that nobody can guess, and that tells whose picture it is. */
export function newPictureName({ userId, organizationId }: { userId: string; organizationId: string }): string {
  const random = randomBytes(randomLength).toString('base64url').slice(0, randomLength);
  return `${random}${markOf(random, userId)}${markOf(random, organizationId)}.png`;
}

/**
 * The key of the file behind a picture's address where the owner, a person or an organization, uploaded it; null for
 * anybody else's, whose address anybody can write into their own record. Pictures of before have no mark and stay.
 */
export function ownPictureKey(address: string | null | undefined, ownerId: string): string | null {
  const name = /^\/files\/([\w-]{32})\.png$/u.exec(address ?? '')?.[1];
  if (name === undefined) return null;
  const random = name.slice(0, randomLength);
  const marks = [name.slice(randomLength, randomLength + markLength), name.slice(randomLength + markLength)];
  return marks.includes(markOf(random, ownerId)) ? `logos/${name}.png` : null;
}
