import type { TenantContext } from '#server/platform/context.ts';
import { newPictureName } from '#server/platform/picture-name.ts';
import { drawLogo } from './draw-logo.ts';

/** Keeps an uploaded picture as a logo at an address nobody can guess. */
export async function saveLogo(ctx: TenantContext, { bytes }: { bytes: Uint8Array }): Promise<{ url: string }> {
  const picture = await drawLogo(ctx, { bytes });
  const name = newPictureName(ctx);
  await ctx.services.files.write(`logos/${name}`, picture);
  return { url: `/files/${name}` };
}
