import { createHash, randomUUID } from 'node:crypto';
import type { ProcessedDocument, SentDocument } from '#contract/content.ts';
import { limits } from '#contract/limits.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { contentStore, type ItemChange, type ItemRow } from './content.store.ts';
import { metadataChange } from './metadata-change.ts';
import { sayOpenTo } from '#server/features/team-only/say-open-to.ts';
import { startTraining } from './start-training.ts';
import { takeUpload } from '#server/features/uploads/take-upload.ts';

/** Result of one uploaded file: an item being read or already present, or why it was rejected. */
export type Received =
  | { fileKey: string; contentId: string; duplicateOf?: NonNullable<ProcessedDocument['duplicateOf']> }
  | { fileKey: string; refused: string };

/** Types that keep their label; others are called PDF, and the content decides (decision A86). */
const labels = new Set([
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/csv',
  'text/plain',
  'text/markdown',
  'text/html',
  'application/rtf',
  'text/rtf',
]);
const labelOf = (mimeType: string): string => {
  const plain = mimeType.split(';')[0]?.trim().toLowerCase() ?? '';
  return labels.has(plain) ? plain : 'application/pdf';
};

function decode(document: SentDocument): Buffer | null {
  const data = document.fileData.replace(/^data:[^,]{0,200},/u, '');
  return /^[\w+/=\s-]*$/u.test(data) ? Buffer.from(data, 'base64') : null;
}

interface Bytes {
  bytes: Uint8Array;
  /** Storage key of a file that is already stored. */ file: string | null;
}

async function bytesOf(ctx: TenantContext, document: SentDocument): Promise<Bytes | string> {
  if (document.fileUrl !== '') {
    const upload = await takeUpload(ctx, document.fileUrl);
    return upload ?? `${document.name} arrived incomplete. Upload it again.`;
  }
  const bytes = decode(document);
  if (bytes === null) return `${document.name} wasn’t sent as base64. Upload it again.`;
  const { maxUploadBytes } = ctx.services.environment;
  if (bytes.length > maxUploadBytes)
    return `${document.name} is larger than ${maxUploadBytes / 1024 / 1024} MB. Split it into parts and upload those.`;
  if (bytes.length > limits.content.inlineBytes)
    return `${document.name} is larger than ${limits.content.inlineBytes / 1024 / 1024} MB and has to be uploaded first. Upload it again.`;
  return { bytes, file: null };
}

/** Returns the document that the file replaces, or null if the file becomes a new one. */
async function replacedBy(ctx: TenantContext, document: SentDocument, same: ItemRow | null): Promise<ItemRow | null> {
  if (document.onDuplicate !== 'replace') return null;
  const store = contentStore(ctx);
  if (document.replaces !== undefined) return store.find(document.replaces);
  return same ?? store.findNamed(document.name);
}

/**
 * Stores a file and starts reading it.
 * Repeating the request, or the same bytes under `skip`, returns the existing item.
 */
export async function receiveDocument(
  ctx: TenantContext,
  { document, requestId }: { document: SentDocument; requestId: string },
): Promise<Received> {
  const store = contentStore(ctx);
  const { fileKey, name } = document;
  const requestKey = requestId === '' ? null : `${requestId} ${fileKey}`;
  const before = requestKey === null ? null : await store.findByRequest(requestKey);
  if (before !== null) {
    if (before.stage === 'received') await startTraining(ctx, before);
    return { fileKey, contentId: before.id };
  }
  const sent = await bytesOf(ctx, document);
  if (typeof sent === 'string') return { fileKey, refused: sent };
  const contentHash = createHash('sha256').update(sent.bytes).digest('hex');
  const same = await store.findSame(contentHash);
  if (same !== null && document.onDuplicate === 'skip') {
    if (sent.file !== null) await ctx.services.files.remove(sent.file);
    if (same.stage === 'failed') for (const item of await store.again([same.id])) await startTraining(ctx, item);
    return { fileKey, contentId: same.id, duplicateOf: { documentId: same.id, name: same.name } };
  }
  const change: ItemChange = await metadataChange(ctx, document.metadata);
  const replaced = await replacedBy(ctx, document, same);
  const id = replaced?.id ?? randomUUID();
  const file = sent.file ?? `content/${ctx.organizationId}/${id}/${randomUUID()}`;
  if (sent.file === null) await ctx.services.files.write(file, sent.bytes);
  const item = { name, fileKey, size: sent.bytes.byteLength, mimeType: labelOf(document.mimeType), file, contentHash };
  if (replaced !== null) {
    const { openTo = replaced.openTo, ...details } = change;
    if (openTo !== replaced.openTo) await sayOpenTo(ctx, { items: [{ id, name }], openTo });
    const version = await store.addVersion(id, { ...item, ...details }, requestKey);
    if (version !== null) await startTraining(ctx, { id, version, retryCount: 0, scope: 'page' });
    return { fileKey, contentId: id };
  }
  // The job is sent first: if the process ends before the row exists, no item waits forever.
  await startTraining(ctx, { id, version: 1, retryCount: 0, scope: 'page' });
  const once = document.onDuplicate === 'keep' ? null : 'contentHash';
  if (await store.create({ id, kind: 'document', ...item, ...change }, requestKey, once))
    return { fileKey, contentId: id };
  await ctx.services.files.remove(file);
  const made = requestKey === null ? null : await store.findByRequest(requestKey);
  if (made !== null) return { fileKey, contentId: made.id };
  const twin = once === null ? null : await store.findSame(contentHash);
  return twin === null
    ? { fileKey, refused: `${name} couldn’t be stored. Upload it again.` }
    : { fileKey, contentId: twin.id, duplicateOf: { documentId: twin.id, name: twin.name } };
}
