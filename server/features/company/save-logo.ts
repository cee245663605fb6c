import { randomBytes } from 'node:crypto';
import type { TenantContext } from '#server/platform/context.ts';
import { drawLogo } from './draw-logo.ts';

/** Keeps an uploaded picture as a logo at an address nobody can guess. */
export async function saveLogo(ctx: TenantContext, { bytes }: { bytes: Uint8Array }): Promise<{ url: string }> {
  const picture = await drawLogo(ctx, { bytes });
  const name = `${randomBytes(24).toString('base64url')}.png`;
  await ctx.services.files.write(`logos/${name}`, picture);
  return { url: `/files/${name}` };
}
