import { randomUUID } from 'node:crypto';
import type { InputOf } from '#contract/endpoint.ts';
import { noClientOrUserText, type ContentAnswer, type processYoutube as endpoint } from '#contract/content.ts';
import { videoIdOf } from '#server/agents/tools/video-address.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { answerReceived } from './answer-received.ts';
import { contentStore, type ItemChange, type ItemRow } from './content.store.ts';
import { metadataChange } from './metadata-change.ts';
import { startTraining } from './start-training.ts';

const wrongLink: ContentAnswer = {
  status: 'error',
  documents: [],
  error: {
    code: 'INVALID_URL',
    message:
      'This isn’t the address of a YouTube video. Enter one such as https://www.youtube.com/watch?v=aqz-KE-bpKQ.',
  },
};

async function keepTranscript(
  ctx: TenantContext,
  id: string,
  { transcript, transcriptName }: { transcript: string; transcriptName: string },
): Promise<ItemChange> {
  if (transcript.trim() === '') return {};
  const file = `content/${ctx.organizationId}/${id}/${randomUUID()}`;
  const bytes = new TextEncoder().encode(transcript);
  await ctx.services.files.write(file, bytes);
  return { file, size: bytes.byteLength, mimeType: transcriptName === '' ? 'transcript.txt' : transcriptName };
}

/** Accepts a video with its transcript, else uses its captions. Sending it again with a transcript reads that. */
export async function processVideo(ctx: TenantContext, input: InputOf<typeof endpoint>): Promise<ContentAnswer> {
  const { context } = input;
  const store = contentStore(ctx);
  const named =
    input.action === 'retry' && input.documentId !== undefined ? await store.listOf([input.documentId]) : [];
  const videoId = videoIdOf(input.url) ?? named[0]?.video?.videoId ?? null;
  if (videoId === null) return wrongLink;
  if (context.clientId === '' || context.userId === '') throw new AppError('forbidden', noClientOrUserText);
  const url = `https://www.youtube.com/watch?v=${videoId}`;
  const fileKey = input.fileKey === '' ? url : input.fileKey;
  const requestKey = input.requestId === '' ? null : `${input.requestId} ${fileKey}`;
  const repeated = requestKey === null ? null : await store.findByRequest(requestKey);
  if (repeated !== null) return answerReceived(ctx, [{ fileKey, contentId: repeated.id }]);
  const known: ItemRow | null = await store.findByAddress('video', videoId);
  if (known !== null) {
    const given = await keepTranscript(ctx, known.id, input);
    const metadata = await metadataChange(ctx, input.metadata ?? {});
    const anew = given.file !== undefined || known.stage === 'failed' || input.action === 'retry';
    if (given.file !== undefined && known.file !== null) await ctx.services.files.remove(known.file);
    if (anew)
      for (const item of await store.again([known.id], { ...given, ...metadata })) await startTraining(ctx, item);
    return answerReceived(ctx, [
      { fileKey, contentId: known.id, ...(anew ? {} : { duplicateOf: { documentId: known.id, name: known.name } }) },
    ]);
  }
  const id = randomUUID();
  const given = await keepTranscript(ctx, id, input);
  const metadata = await metadataChange(ctx, input.metadata ?? {});
  await startTraining(ctx, { id, version: 1, retryCount: 0, scope: 'page' });
  const video = { videoId, channel: '', seconds: null, transcript: null, language: '' };
  const made = await store.create(
    { mimeType: '', ...given, ...metadata, id, kind: 'video', name: url, fileKey, url, addressKey: videoId, video },
    requestKey,
    'addressKey',
  );
  const twin = made ? null : await store.findByAddress('video', videoId);
  if (twin !== null && given.file !== undefined && given.file !== null) await ctx.services.files.remove(given.file);
  return answerReceived(ctx, [
    twin === null
      ? { fileKey, contentId: id }
      : { fileKey, contentId: twin.id, duplicateOf: { documentId: twin.id, name: twin.name } },
  ]);
}
