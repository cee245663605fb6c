import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import type { checkDuplicates as endpoint } from '#contract/content-library.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { contentStore } from './content.store.ts';

/** Returns which of these files exist already, by content or else by name. */
export async function findDuplicates(
  ctx: TenantContext,
  { files }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const store = contentStore(ctx);
  const matches: OutputOf<typeof endpoint>['matches'] = [];
  for (const { fileKey, name, sha256 } of files) {
    const same = sha256 === '' ? null : await store.findSame(sha256.toLowerCase());
    const found = same ?? (await store.findNamed(name));
    if (found === null) continue;
    matches.push({
      fileKey,
      documentId: found.id,
      name: found.name,
      createdAt: found.createdAt.toISOString(),
      version: found.version,
      same: same === null ? 'name' : 'content',
    });
  }
  return { matches };
}
