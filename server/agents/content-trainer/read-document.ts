import { extractFile } from '#server/readers/extract-file.ts';
import type { Extraction } from '#server/readers/extraction.ts';
import type { TenantContext } from '#server/platform/context.ts';

/** Known facts of a document before reading; `file` is null if its original is gone. */
interface OriginalFile {
  name: string;
  mimeType: string;
  file: string | null;
}

const gone = 'The original of this document is gone. Delete it here and upload the file again.';

/** Reads the text of a document's stored original. */
export async function readDocument(ctx: TenantContext, item: OriginalFile, signal: AbortSignal): Promise<Extraction> {
  const bytes = item.file === null ? null : await ctx.services.files.read(item.file);
  if (bytes === null) return { status: 'failed', reason: 'broken', message: gone };
  return extractFile(
    { bytes, given: true, name: item.name, type: item.mimeType, ocrData: ctx.services.environment.ocrData },
    { signal },
  );
}
