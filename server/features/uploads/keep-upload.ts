import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import busboy from 'busboy';
import { limits } from '#contract/limits.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { isNoSpace } from '#server/process/passing-failure.ts';
import { contentUploadStore } from './upload.store.ts';

interface Form {
  contentType: string;
  body: ReadableStream<Uint8Array> | null;
}

const noFile = (): AppError => new AppError('invalid_input', 'Send a form with the field file');
const brokenOff = (): AppError =>
  new AppError('invalid_input', 'The upload ended before the file was complete. We kept nothing of it. Send it again.');

/** Returns the form's field `file` as a stream. */
function fileOf({ contentType, body }: Form): Promise<{ stream: Readable; source: Readable }> {
  if (body === null) return Promise.reject(noFile());
  const source = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]);
  return new Promise((resolve, reject) => {
    try {
      const form = busboy({ headers: { 'content-type': contentType }, limits: { files: 1, fields: 10 } });
      form.on('file', (name, stream) => {
        // An interrupted form fails its part's stream; without a listener that error would end the process.
        stream.on('error', () => reject(noFile()));
        if (name === 'file') resolve({ stream, source });
        else stream.resume();
      });
      form.on('error', () => reject(noFile()));
      form.on('close', () => reject(noFile()));
      source.on('error', (error) => form.destroy(error));
      source.pipe(form);
    } catch (error) {
      reject(new AppError('invalid_input', 'Send a form with the field file', { cause: String(error) }));
    }
  });
}

/** Stores a training file while it streams in; returns the URL by which a process call names it. */
export async function keepUpload(ctx: TenantContext, form: Form): Promise<{ url: string }> {
  const { files, environment } = ctx.services;
  const store = contentUploadStore(ctx);
  for (const old of await store.takeOld(new Date(Date.now() - limits.content.uploadKeptMs))) await files.remove(old);
  const id = randomUUID();
  const file = `content/${ctx.organizationId}/uploads/${id}`;
  const { stream, source } = await fileOf(form);
  const size = await files.writeStream(file, stream, environment.maxUploadBytes).catch((error: unknown) => {
    source.unpipe();
    source.resume();
    throw stream.errored === null || isNoSpace(error) ? error : brokenOff();
  });
  if (size === null) {
    source.unpipe();
    source.resume();
    throw new AppError(
      'too_large',
      `The file is larger than ${environment.maxUploadBytes / 1024 / 1024} MB. Split it into parts and upload those.`,
    );
  }
  await store.add({ id, file, size });
  return { url: `/api/content/uploads/${id}` };
}
