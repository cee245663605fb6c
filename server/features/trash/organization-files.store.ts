import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/open-database.ts';
import { ownPictureKey } from '#server/platform/picture-name.ts';
import { openTrash } from '#server/db/open-trash.ts';

/** Returns the keys of every file that the organization's rows refer to, including the trash. */
export async function listOrganizationFiles(database: Database, organizationId: string): Promise<string[]> {
  const rows = await database.tenant(organizationId, async (db) => {
    await openTrash(db);
    return db.execute<{ file: string }>(sql`
      select file from content_items where organization_id = ${organizationId} and file is not null
      union select unnest(parts) as file from organization_exports where organization_id = ${organizationId}
      union select file from content_versions where organization_id = ${organizationId} and file is not null
      union select file from content_uploads where organization_id = ${organizationId}
      union select logo_url as file from companies where organization_id = ${organizationId} and logo_url like '/files/%'`);
  });
  return rows.flatMap(({ file }) => (file.startsWith('/files/') ? (ownPictureKey(file, organizationId) ?? []) : file));
}
