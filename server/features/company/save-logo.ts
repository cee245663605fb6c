import type { TenantContext } from '#server/platform/context.ts';
import { newPictureName } from '#server/platform/picture-name.ts';
import { drawLogo } from './draw-logo.ts';

/** Stores an uploaded image as a logo at an unguessable URL. */
export async function saveLogo(ctx: TenantContext, { bytes }: { bytes: Uint8Array }): Promise<{ url: string }> {
  const picture = await drawLogo(ctx, { bytes });
  const name = newPictureName(ctx);
  await ctx.services.files.write(`logos/${name}`, picture);
  return { url: `/files/${name}` };
}
