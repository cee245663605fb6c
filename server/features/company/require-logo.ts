import { uploadLogoFirstText } from '#contract/company.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { readPicture } from './read-picture.ts';

/** Throws if a new logo was never uploaded: it would show as a broken picture. */
export async function requireLogo(
  ctx: TenantContext,
  { before, now }: { before: string | undefined; now: string },
): Promise<void> {
  if (now === '' || now === before || (await readPicture(ctx, now)) !== null) return;
  throw new AppError('invalid_input', uploadLogoFirstText);
}
