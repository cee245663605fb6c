import { z } from 'zod';
import { openSessionSchema, speakerSchema, speakerSideSchema } from './discovery.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { block, line, outsideId, pasted, recordId } from './text.ts';

/** `private-note`: readable only by its author. A bookmark may have no text. */
export const lineKindSchema = z.enum(['utterance', 'note', 'private-note', 'bookmark']);
export type LineKind = z.infer<typeof lineKindSchema>;

/** A line said or noted in a session, with its time. */
export const sessionLineSchema = z.object({
  id: z.string(),
  kind: lineKindSchema,
  speakerId: z.string().nullable(),
  /** Milliseconds on the call clock; null for a transcript without times. */
  atMs: z.number().int().nullable(),
  /** When it ended on the call clock; null where nothing says it. */
  endMs: z.number().int().nullable().default(null),
  text: z.string(),
  authorId: z.string(),
  /** `heard`: transcribed live from the call. */
  origin: z.enum(['typed', 'pasted', 'uploaded', 'heard']),
  /** Position of the line in stored order. */
  number: z.number().int(),
  /** The session revision that last wrote the line. */
  revision: z.number().int(),
  /** Whether the line was removed; its text is gone. */
  removed: z.boolean(),
});
export type SessionLine = z.infer<typeof sessionLineSchema>;

const moment = z.number().int().min(0).max(limits.discovery.momentMax);

const newLineSchema = z.object({
  /** The sender creates the id, so a line sent twice is stored once. */
  id: z.uuid(),
  kind: lineKindSchema,
  atMs: moment,
  text: block(limits.discovery.lineMax).default(''),
});

export const addLines = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/lines',
  access: 'member',
  summary: 'Keep notes and bookmarks with their moment',
  input: z.object({
    sessionId: recordId(),
    lines: z.array(newLineSchema).min(1).max(limits.discovery.linesEach),
  }),
  output: z.object({ acknowledged: z.array(z.string()), revision: z.number() }),
});

export const readLines = endpoint({
  method: 'GET',
  path: '/api/sessions/:sessionId/lines',
  access: 'member',
  summary: 'What was said and noted in a session',
  input: z.object({ sessionId: recordId() }),
  output: z.object({ lines: z.array(sessionLineSchema), revision: z.number() }),
});

/** `was` is the text the caller edited; if another one is stored, rejects the change and returns that text. */
export const changeLine = endpoint({
  method: 'PATCH',
  path: '/api/sessions/:sessionId/lines/:lineId',
  access: 'member',
  summary: 'Correct the words of a line',
  input: z.object({
    sessionId: recordId(),
    lineId: recordId(),
    text: block(limits.discovery.lineMax),
    was: pasted(limits.discovery.lineMax),
  }),
  output: z.object({ line: sessionLineSchema }),
});

const spelling = line(limits.capture.wordMax).min(1, 'Enter a word');

export const changeWord = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/words',
  access: 'member',
  summary: 'Spell a word otherwise in every line that holds it, and in those that are heard later',
  input: z.object({ sessionId: recordId(), from: spelling, to: spelling }),
  output: z.object({ changed: z.number().int() }),
});

export const removeLine = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:sessionId/lines/:lineId',
  access: 'member',
  summary: 'Remove a line and its words',
  input: z.object({ sessionId: recordId(), lineId: recordId() }),
  output: z.object({ success: z.boolean() }),
});

const speakerName = line(limits.discovery.speakerNameMax).min(1, 'Enter a name');
const speakerId = outsideId();

/** Corrects who said what: a speaker's name and side change for all their lines. */
export const speakerChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('rename'), speakerId, name: speakerName, side: speakerSideSchema }),
  /** Assigns all lines of `speakerId` to `into`. */
  z.object({ kind: z.literal('merge'), speakerId, into: speakerId }),
  /** Assigns these lines to `into`, or to a new speaker with this name. */
  z.object({
    kind: z.literal('split'),
    lineIds: z.array(recordId()).min(1).max(limits.discovery.linesEach),
    into: speakerId.nullable(),
    name: line(limits.discovery.speakerNameMax).default(''),
    /** The side of a new speaker. */
    side: speakerSideSchema.default('unknown'),
  }),
  /** Sets on which side speakers are; a guess that is sent is confirmed. */
  z.object({
    kind: z.literal('sides'),
    sides: z
      .array(z.object({ speakerId, side: speakerSideSchema }))
      .min(1)
      .max(limits.discovery.speakers),
  }),
  /** Marks the caller as this speaker. */
  z.object({ kind: z.literal('mine'), speakerId }),
]);
export type SpeakerChange = z.infer<typeof speakerChangeSchema>;

/** What becomes of lines that name no speaker; with `ask`, a transcript that names none isn't added. */
export const unnamedSchema = z.enum(['ask', 'keep', 'prospect', 'turns']);

export const changeSpeakers = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/speakers',
  access: 'member',
  summary: 'Rename, merge or split speakers',
  input: z.object({ sessionId: recordId(), change: speakerChangeSchema }),
  output: z.object({ speakers: z.array(speakerSchema), revision: z.number() }),
});

export const tickQuestion = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/questions/:questionId',
  access: 'member',
  summary: 'Mark a prepared question as asked, or as not asked',
  input: z.object({ sessionId: recordId(), questionId: outsideId(), asked: z.boolean() }),
  output: z.object({ success: z.boolean() }),
});

export const beginSession = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/begin',
  access: 'member',
  summary: 'Start capture: the clock of the call runs, and the session counts as used',
  input: z.object({ sessionId: recordId() }),
  output: z.object({ clockMs: z.number() }),
});

export const endSession = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/end',
  access: 'member',
  summary: 'End the call, which stops its clock, or let it go on; a call that hasn’t begun doesn’t change',
  input: z.object({ sessionId: recordId(), ended: z.boolean() }),
  output: z.object({ endedAt: z.string().nullable() }),
});

export const setWriters = endpoint({
  method: 'PUT',
  path: '/api/sessions/:sessionId/writers',
  access: 'member',
  summary: 'Set who may write in a session besides its owner and the admins',
  input: z.object({ sessionId: recordId(), userIds: z.array(outsideId()).max(limits.discovery.speakers) }),
  output: z.object({ writers: z.array(z.string()) }),
});

/** A transcript as text, or a file as base64. Idempotent by `requestId`. */
export const addTranscript = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/transcript',
  access: 'member',
  summary: 'Add a transcript that was pasted or uploaded',
  input: z.object({
    sessionId: recordId(),
    requestId: z.uuid(),
    name: line(limits.text.prepField).default(''),
    text: pasted(limits.discovery.transcriptCharacters).optional(),
    fileData: pasted(Math.ceil(limits.discovery.transcriptBytes / 3) * 4).optional(),
    unnamed: unnamedSchema.default('keep'),
  }),
  output: z.object({
    lines: z.number(),
    speakers: z.number(),
    note: z.string().nullable(),
    revision: z.number(),
    /** Not added: no line names a speaker. `turns` counts turns set off by blank lines or dashes, 0 if there are none. */
    asks: z.object({ lines: z.number(), turns: z.number() }).optional(),
  }),
  maxBody: {
    bytes: Math.ceil(limits.discovery.transcriptBytes / 3) * 4 + 10_000,
    text: 'A transcript may have up to 8 MB. Nothing was added.',
  },
  timeoutMs: limits.webhook.timeoutMs.contentProcess,
});

/** Events of a session for `Accept: text/event-stream`, starting after the reader's Last-Event-ID. */
export const sessionEvents = {
  session: openSessionSchema,
  line: z.object({ line: sessionLineSchema }),
  /** A buyer read its proposal or sent a response. */
  buyers: z.object({}),
  end: z.object({ reason: z.enum(['deleted']) }),
} as const;

export type SessionStreamEvent = {
  [Kind in keyof typeof sessionEvents]: { event: Kind; id: string; data: z.infer<(typeof sessionEvents)[Kind]> };
}[keyof typeof sessionEvents];
