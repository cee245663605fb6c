import { z } from 'zod';
import type { SentMetadata } from '#contract/content.ts';
import { listSolutions } from '#server/features/solutions/list-solutions.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import type { ItemChange } from './content.store.ts';

/** Converts metadata to a change; solutions must belong to the organization. Ignores empty ids. */
export async function metadataChange(
  ctx: TenantContext,
  { description, solutions, audience, tags, contentType, openTo, validFrom, validUntil }: SentMetadata,
): Promise<ItemChange> {
  if (solutions !== undefined && solutions.length > 0) {
    const known = new Set((await listSolutions(ctx)).solutions.map(({ id }) => id));
    if (solutions.some((id) => !z.uuid().safeParse(id).success || !known.has(id)))
      throw new AppError('not_found', 'Solution not found');
  }
  return {
    ...(description === undefined ? {} : { description }),
    ...(solutions === undefined ? {} : { solutions }),
    ...(audience === undefined ? {} : { audience }),
    ...(tags === undefined ? {} : { tags }),
    ...(contentType === undefined ? {} : { contentType }),
    ...(openTo === undefined ? {} : { openTo }),
    ...(validFrom === undefined ? {} : { validFrom: validFrom || null }),
    ...(validUntil === undefined ? {} : { validUntil: validUntil || null }),
  };
}
