import { extractFile } from './extract-file.ts';
import type { SpokenBy } from './extraction.ts';
import { callTranscriptType } from './transcript/read-call.ts';

export interface Spoken extends SpokenBy {
  text: string;
}

/**
 * Reads a call transcript (VTT, SRT, TXT, Markdown, or a Word export of Teams or Meet) in a thread, within the limits
 * of every file.
 * An unreadable one is a `failed` outcome with a message for users.
 */
export async function readTranscript(file: {
  bytes: Uint8Array;
  name: string;
}): Promise<{ status: 'ready'; spoken: Spoken[]; note: string | null } | { status: 'failed'; message: string }> {
  const read = await extractFile({ ...file, type: callTranscriptType });
  if (read.status === 'failed') return read;
  return {
    status: 'ready',
    spoken: read.pieces.map(({ text, spoken = { speaker: null, atMs: null } }) => ({ text, ...spoken })),
    note: read.note,
  };
}
