import { extractTranscript } from '#server/readers/extract-transcript.ts';
import type { Extraction } from '#server/readers/extraction.ts';
import type { ContentFailure } from '#contract/content.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { CaptionsError } from '#server/ports/captions.ts';
import type { ItemChange, ItemRow } from './content.store.ts';

export type ReadVideo =
  | { extraction: Extraction; change: ItemChange }
  | { failure: ContentFailure; change: ItemChange };

/** Returns a given transcript, else the video's captions. */
export async function readVideo(ctx: TenantContext, item: ItemRow, signal: AbortSignal): Promise<ReadVideo> {
  const { video } = item;
  if (video === null) throw new Error(`Item ${item.id} isn’t a video`);
  const given = item.file === null ? null : await ctx.services.files.read(item.file);
  if (given !== null) {
    const extraction = extractTranscript(new TextDecoder().decode(given), item.mimeType);
    return { extraction, change: { video: { ...video, transcript: 'pasted' } } };
  }
  try {
    const { title, channel, seconds, language, transcript } = await ctx.services.captions.read(video.videoId, {
      signal,
    });
    const named = title === '' ? {} : { title, name: title.slice(0, 300) };
    return {
      extraction: extractTranscript(transcript, 'captions.vtt'),
      change: { ...named, video: { ...video, channel, seconds, language, transcript: 'captions' } },
    };
  } catch (error) {
    if (!(error instanceof CaptionsError)) throw error;
    return {
      failure: { reason: 'no-captions', message: error.message },
      change: error.title === '' ? {} : { title: error.title, name: error.title.slice(0, 300) },
    };
  }
}
