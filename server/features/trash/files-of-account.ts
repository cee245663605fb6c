import { ownPictureKey } from '#server/platform/picture-name.ts';
import { listOrganizationFiles } from './organization-files.store.ts';
import type { Database } from '#server/db/open-database.ts';
import type { Files } from '#server/ports/files.ts';

/**
 * Collects the files that belong to an account: those of its sole-member organizations and the photo.
 * Call it before the rows are deleted; returns a function that deletes the files afterward.
 */
export async function filesOfAccount(
  { database, files }: { database: Database; files: Files },
  { userId, organizationIds, image }: { userId: string; organizationIds: readonly string[]; image: string | null },
): Promise<() => Promise<void>> {
  const keys: string[] = [];
  for (const organizationId of organizationIds) keys.push(...(await listOrganizationFiles(database, organizationId)));
  const photo = ownPictureKey(image, userId);
  if (photo !== null) keys.push(photo);
  return async () => {
    for (const key of new Set(keys)) await files.remove(key);
  };
}
