import { z } from 'zod';
import { frameDraftSchema, frameFacts, type FoundPoint, type Frame, type FrameDraft } from '#contract/frames.ts';
import { newId } from '#web/lib/request-id.ts';
import { dropDraft, readDraft, writeDraft } from '#web/lib/storage/draft.ts';
import { parseJson } from '#web/lib/call-wire.ts';

/** A point while editing: its words as one text, one per line. `key` identifies it while points are moved. */
const pointDraftSchema = z.object({
  key: z.string(),
  label: z.string(),
  hint: z.string(),
  facts: z.array(z.enum(frameFacts)),
  words: z.string(),
});
const writtenSchema = z.object({ name: z.string(), points: z.array(pointDraftSchema).min(1) });
export type PointDraft = z.infer<typeof pointDraftSchema>;
export type WrittenFrame = z.infer<typeof writtenSchema>;

export const emptyPoint = (): PointDraft => ({ key: newId(), label: '', hint: '', facts: [], words: '' });

const wordsOf = (text: string): string[] =>
  text
    .split('\n')
    .map((word) => word.trim())
    .filter(Boolean);

const written = (point: FoundPoint): PointDraft => ({ ...point, key: newId(), words: point.words.join('\n') });
export const writtenOf = (frame: (Pick<Frame, 'name'> & { points: readonly FoundPoint[] }) | null): WrittenFrame => ({
  name: frame?.name ?? '',
  points: frame?.points.map(written) ?? [emptyPoint()],
});

/** Validates a frame; returns the data to save or the errors. */
export function checkFrame({ name, points }: WrittenFrame): ReturnType<typeof frameDraftSchema.safeParse> {
  const draft: FrameDraft = {
    name,
    points: points.map(({ label, hint, facts, words }) => ({ label, hint, facts, words: wordsOf(words) })),
  };
  return frameDraftSchema.safeParse(draft);
}

/** Returns the points with one moved up or down. */
export function movePoint(points: PointDraft[], at: number, by: -1 | 1): PointDraft[] {
  const [here, other] = [points[at], points[at + by]];
  return here === undefined || other === undefined ? points : points.with(at, other).with(at + by, here);
}

const keyOf = (id: string): string => `frame ${id}`;
/** What identifies the unsaved frame of an organization, or the unsaved change of one. */
export const draftIdOf = (organizationId: string, frameId: string | null): string =>
  `${organizationId} ${frameId ?? 'new'}`;

/** Returns the unsaved frame that this browser keeps. */
export function keptFrame(id: string): WrittenFrame | null {
  return writtenSchema.safeParse(parseJson(readDraft(keyOf(id))['written'] ?? '')).data ?? null;
}
export const keepFrame = (id: string, written: WrittenFrame): void => {
  writeDraft(keyOf(id), { written: JSON.stringify(written) });
};
export const forgetFrame = (id: string): void => {
  dropDraft(keyOf(id));
};
