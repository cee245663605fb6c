import { z } from 'zod';
import { heardFields, saidFacts } from './coaching.ts';
import { endpoint } from './endpoint.ts';
import { frameLimits } from './frame-limits.ts';
import { limits } from './limits.ts';
import { line, pasted, recordId } from './text.ts';

/** Frames available to every organization. */
export const builtInFrames = ['MEDDICC', 'MEDDPICC', 'BANT', 'SPICED', 'SPIN'] as const;

/** Facts of a call that can fill a point: the coach's fields, the current situation, and what is only said or noted. */
export const frameFacts = [...heardFields, 'currentSituation', ...saidFacts] as const;
export type FrameFact = (typeof frameFacts)[number];

const { points, nameMax, labelMax, hintMax, words, wordMin, wordMax } = frameLimits;
const isBuiltIn = (name: string): boolean => builtInFrames.some((each) => each === name.toUpperCase());

export const framePointSchema = z
  .object({
    label: line(labelMax).min(1, 'Name the point'),
    /** What to ask while the point is empty. */
    hint: line(hintMax).default(''),
    facts: z.array(z.enum(frameFacts)).max(frameFacts.length),
    /** Whole words or phrases said by the prospect or written in a note. */
    words: z
      .array(line(wordMax).min(wordMin, `Use ${wordMin} characters or more`))
      .max(words, `Use up to ${words} lines`),
  })
  .refine(({ facts, words: said }) => facts.length + said.length > 0, {
    path: ['facts'],
    message: 'Choose a field or enter words',
  });
export type FramePoint = z.infer<typeof framePointSchema>;

const shape = {
  name: line(nameMax)
    .min(1, 'Name the frame')
    .refine((name) => !isBuiltIn(name), 'Every organization has this frame. Use another name'),
  points: z.array(framePointSchema).min(1, 'Add a point').max(points, `Use up to ${points} points`),
};
export const frameDraftSchema = z.object(shape);
export type FrameDraft = z.infer<typeof frameDraftSchema>;

/** Frames that were stored when more points were allowed are read as they are. */
const frameSchema = z.object({ ...shape, points: z.array(framePointSchema).min(1), id: z.string() });
export type Frame = z.infer<typeof frameSchema>;

/** A point as a document words it; what fills it may still be missing. */
const foundPointSchema = z.object({
  label: z.string(),
  hint: z.string(),
  facts: z.array(z.enum(frameFacts)),
  words: z.array(z.string()),
});
export type FoundPoint = z.infer<typeof foundPointSchema>;

const frames = z.object({ frames: z.array(frameSchema) });

export const listFrames = endpoint({
  method: 'GET',
  path: '/api/qualification-frames',
  access: 'member',
  summary: 'The organization’s own qualification frames, by name',
  input: z.object({}),
  output: frames,
});

/** The caller creates the id, which makes a repeated request idempotent. */
export const saveFrame = endpoint({
  method: 'PUT',
  path: '/api/qualification-frames/:frameId',
  access: 'admin',
  summary: 'Save a qualification frame',
  input: z.object({ frameId: z.uuid(), ...shape }),
  output: frames,
});

const documentCharacters = Math.ceil(frameLimits.documentBytes / 3) * 4;

/** Stores neither the document nor a frame. */
export const draftFrame = endpoint({
  method: 'POST',
  path: '/api/qualification-frames/draft',
  access: 'admin',
  summary: 'The points that a methodology document lists, to be checked and saved as a frame',
  input: z.object({
    /** Of the file, with its ending. */
    fileName: line(limits.discovery.nameMax).min(1, 'Name the file'),
    /** Base64. */
    fileData: pasted(documentCharacters).min(1, 'Choose a file'),
  }),
  output: z.object({
    name: z.string(),
    points: z.array(foundPointSchema),
    /** How many more the document lists than a frame takes. */
    left: z.number(),
    /** What of the document could not be read. */
    note: z.string().nullable(),
  }),
  maxBody: {
    bytes: documentCharacters + 10_000,
    text: 'A document may have up to 8 MB. Nothing was drafted.',
  },
  timeoutMs: limits.webhook.timeoutMs.contentProcess,
});

export const deleteFrame = endpoint({
  method: 'DELETE',
  path: '/api/qualification-frames/:frameId',
  access: 'admin',
  summary: 'Delete a qualification frame; sessions keep their facts',
  input: z.object({ frameId: recordId() }),
  output: frames,
});
