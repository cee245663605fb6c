import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import { frameLimits } from '#contract/frame-limits.ts';
import type { draftFrame as endpoint } from '#contract/frames.ts';
import { draftPoints } from '#server/agents/frame-drafter/draft-points.ts';
import { AppError } from '#server/platform/errors.ts';
import type { TenantContext } from '#server/platform/context.ts';
import type { Piece } from '#server/readers/extraction.ts';
import { extractFile } from '#server/readers/extract-file.ts';
import { outlineType } from '#server/readers/outline/read-outline.ts';

const { documentCharacters } = frameLimits;
const cutNote = `Only the first ${documentCharacters.toLocaleString('en')} characters were read.`;

/** The first pieces that are no longer together than what is read. */
function upToLength(pieces: readonly Piece[]): readonly Piece[] {
  let length = 0;
  const end = pieces.findIndex(({ text }) => (length += text.length) > documentCharacters);
  return end === -1 ? pieces : pieces.slice(0, end);
}

/** Drafts a frame from an uploaded methodology document; stores nothing. */
export async function draftFrame(
  { services }: TenantContext,
  { fileName, fileData }: InputOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const bytes = Buffer.from(fileData, 'base64');
  const { ocrData } = services.environment;
  const read = await extractFile({ bytes, name: fileName, type: outlineType, ocrData });
  if (read.status === 'failed') throw new AppError('content_unreadable', `${read.message} Nothing was drafted.`);
  const pieces = upToLength(read.pieces);
  const drafted = draftPoints(pieces, { title: read.title, fileName });
  if (drafted.points.length === 0)
    throw new AppError(
      'content_unreadable',
      'We found no list of points in this document. We look for a table, headings or a list with one point each, and what to ask. Nothing was drafted.',
    );
  const notes = [read.note, pieces.length < read.pieces.length ? cutNote : null].filter((note) => note !== null);
  return { ...drafted, note: notes.length === 0 ? null : notes.join(' ') };
}
