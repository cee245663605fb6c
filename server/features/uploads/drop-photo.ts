import type { Files } from '#server/ports/files.ts';
import { ownPictureKey } from '#server/platform/picture-name.ts';

/** Deletes the file of a replaced photo; keeps an image its owner did not upload. */
export async function dropPhoto(
  { files }: { files: Files },
  { userId, image }: { userId: string; image: string | null },
): Promise<void> {
  const key = ownPictureKey(image, userId);
  if (key !== null) await files.remove(key);
}
