import { logoSizeText, logoTypeText } from '#contract/company.ts';
import { limits } from '#contract/limits.ts';
import type { Context } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';

/** Image formats allowed for logos, detected by content; SVG is excluded because it can contain scripts. */
const formats = new Set(['png', 'jpeg', 'webp', 'gif', 'heif']);

/** Redraws an image as a square PNG without metadata. */
export async function drawLogo(
  ctx: Context,
  { bytes, fit = 'cover' }: { bytes: Uint8Array; fit?: 'cover' | 'contain' },
): Promise<Buffer> {
  if (bytes.byteLength >= limits.logo.bytes) throw new AppError('too_large', logoSizeText);
  const { pixels } = limits.logo;
  const { default: sharp } = await import('sharp');
  try {
    const source = sharp(bytes, { limitInputPixels: limits.logo.inputPixels, failOn: 'error' });
    const { format } = await source.metadata();
    if (!formats.has(format)) throw new Error(`${format} isn’t a picture format that we can use`);
    return await source
      .rotate()
      .resize(pixels, pixels, { fit, position: 'centre', background: { r: 255, g: 255, b: 255, alpha: 0 } })
      .png({ compressionLevel: 9 })
      .toBuffer();
  } catch (error) {
    ctx.log.info({ err: error }, 'a logo was refused');
    throw new AppError('invalid_input', logoTypeText);
  }
}
