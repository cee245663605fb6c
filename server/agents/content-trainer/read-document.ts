import { extractFile } from '#server/readers/extract-file.ts';
import type { Extraction } from '#server/readers/extraction.ts';
import type { TenantContext } from '#server/platform/context.ts';

/** What is known of a document before it is read; `file` is null where its original is gone. */
interface OriginalFile {
  name: string;
  mimeType: string;
  file: string | null;
}

const gone = 'The original of this document is gone. Delete it here and upload the file again.';

/** The text of a document's kept original. */
export async function readDocument(ctx: TenantContext, item: OriginalFile, signal: AbortSignal): Promise<Extraction> {
  const bytes = item.file === null ? null : await ctx.services.files.read(item.file);
  if (bytes === null) return { status: 'failed', reason: 'broken', message: gone };
  return extractFile(
    { bytes: bytes, name: item.name, type: item.mimeType, ocrData: ctx.services.environment.ocrData },
    { signal },
  );
}
