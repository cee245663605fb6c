import { z } from 'zod';
import type { TenantContext } from '#server/platform/context.ts';
import { contentUploadStore } from './upload.store.ts';

const address = /^\/api\/content\/uploads\/([\w-]+)$/u;

/** Returns the uploaded file behind a URL this server issued to the same organization, else null. Works once. */
export async function takeUpload(
  ctx: TenantContext,
  fileUrl: string,
): Promise<{ bytes: Uint8Array; file: string } | null> {
  const id = address.exec(fileUrl)?.[1] ?? '';
  const upload = z.uuid().safeParse(id).success ? await contentUploadStore(ctx).take(id) : null;
  const bytes = upload === null ? null : await ctx.services.files.read(upload.file);
  return upload === null || bytes === null ? null : { bytes, file: upload.file };
}
