import { randomUUID } from 'node:crypto';
import type { Piece } from '#server/readers/extraction.ts';
import { splitPassages } from '#server/search/split-passages.ts';
import { openEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { migrateDatabase, openDatabase, type Database } from '#server/db/open-database.ts';
import { contentItems } from '#server/db/schema/content.ts';
import { organization } from '#server/db/schema/identity.ts';
import { contentIndexStore } from '#server/search/passage-index.store.ts';
import { headOf } from '#server/search/head-of.ts';
import { builtInAnalyst } from '#server/agents/built-in/built-in-analyst.ts';
import type { Services, TenantContext } from '#server/platform/context.ts';
import { temporaryFolder } from './product.ts';

export interface LibraryItem {
  name: string;
  title: string;
  pieces: readonly Piece[];
}

/** Organizations with content on their own PostgreSQL, indexed as uploads are, without network and queue. */
export interface ContentLibrary {
  database: Database;
  found(): Promise<TenantContext>;
  /** Returns the items' ids, in order. */
  learn(ctx: TenantContext, items: readonly LibraryItem[]): Promise<string[]>;
  close(): Promise<void>;
}

/** Creates the same on an existing database. */
export function contentLibraryOn(database: Database): Pick<ContentLibrary, 'found' | 'learn'> {
  return {
    async found() {
      const organizationId = randomUUID();
      await database.db
        .insert(organization)
        .values({ id: organizationId, name: organizationId, slug: organizationId, createdAt: new Date() });
      return {
        services: { database, analyst: builtInAnalyst, embeddings: null, model: null } as Services,
        organizationId,
        userId: '',
        role: 'org:admin',
        requestId: '',
        log: undefined as never,
      };
    },
    async learn(ctx, items) {
      const ids: string[] = [];
      for (const { name, title, pieces } of items) {
        const [id, runId] = [randomUUID(), randomUUID()];
        await database.tenant(ctx.organizationId, async (db) => {
          await db
            .insert(contentItems)
            .values({ organizationId: ctx.organizationId, id, runId, kind: 'document', name, title });
        });
        const passages = splitPassages(pieces);
        const head = headOf(
          { name, title, description: '', contentType: '', tags: [], audience: [] },
          passages
            .slice(0, 3)
            .map(({ text }) => text)
            .join(' '),
        );
        await contentIndexStore(ctx).write(id, runId, passages, head, { stage: 'ready', endedAt: new Date() });
        ids.push(id);
      }
      return ids;
    },
  };
}

export async function openContentLibrary(): Promise<ContentLibrary> {
  const folder = temporaryFolder('library');
  const embedded = await openEmbeddedPostgres(folder.path);
  await migrateDatabase(embedded.url);
  const database = openDatabase(embedded.url);
  return {
    database,
    ...contentLibraryOn(database),
    async close() {
      await database.close();
      await embedded.close();
      folder.remove();
    },
  };
}
