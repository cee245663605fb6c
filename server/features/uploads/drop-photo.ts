import type { Files } from '#server/ports/files.ts';
import { ownPictureKey } from '#server/platform/picture-name.ts';

/** Removes the file of a photo that its owner replaced; a picture that they did not upload stays. */
export async function dropPhoto(
  { files }: { files: Files },
  { userId, image }: { userId: string; image: string | null },
): Promise<void> {
  const key = ownPictureKey(image, userId);
  if (key !== null) await files.remove(key);
}
