import type { TenantContext } from '#server/platform/context.ts';
import { ownPictureKey } from '#server/platform/picture-name.ts';

/** Deletes the file of a replaced logo; keeps images this organization did not upload. */
export async function dropLogo(
  ctx: TenantContext,
  { before, now }: { before: string | null | undefined; now: string | null | undefined },
): Promise<void> {
  const key = ownPictureKey(before, ctx.organizationId);
  if (key !== null && before !== now) await ctx.services.files.remove(key);
}
