import { z } from 'zod';
import { captureLimits } from './capture-limits.ts';
import { speakerSideSchema } from './discovery.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { block, line, pasted, recordId } from './text.ts';

/** `off`: no audio capture; `notify`: the rep informs the others; `require`: everyone on the call must agree. */
export const consentPolicies = ['off', 'notify', 'require'] as const;
export type ConsentPolicy = (typeof consentPolicies)[number];

/** `browser`: the browser's own speech recognition, whose vendor hears the call. */
export const captureModes = ['microphone', 'microphone-tab', 'browser'] as const;
export type CaptureMode = (typeof captureModes)[number];

const captureSettings = {
  consent: z.enum(consentPolicies),
  /** Whether the browser's own recognition may be used. */
  browserRecognition: z.boolean(),
  /** Days to keep a transcript after its last word; null keeps it until its session is deleted. */
  keepDays: z.number().int().min(captureLimits.keepDaysMin).max(captureLimits.keepDaysMax).nullable(),
  /** Extra words that speech to text should spell right, besides the organization's and its solutions' names. */
  vocabulary: z.array(line(limits.capture.wordMax).min(1)).max(limits.capture.words),
};
export const captureSettingsSchema = z.object({
  ...captureSettings,
  /** Host of the transcription server; null if none is configured. */
  transcription: z.string().nullable(),
});
export type CaptureSettings = z.infer<typeof captureSettingsSchema>;

/** Settings until an admin changes them. */
export const usualCapture: Omit<CaptureSettings, 'transcription'> = {
  consent: 'require',
  browserRecognition: false,
  vocabulary: [],
  keepDays: null,
};

export const readCapture = endpoint({
  method: 'GET',
  path: '/api/capture',
  access: 'member',
  summary: 'How this organization may capture calls',
  input: z.object({}),
  output: captureSettingsSchema,
});

export const saveCapture = endpoint({
  method: 'PUT',
  path: '/api/capture',
  access: 'admin',
  summary: 'Set how this organization may capture calls',
  input: z.object(captureSettings),
  output: captureSettingsSchema,
});

/** Adds one name to the vocabulary and leaves all other settings as they are. */
export const rememberWord = endpoint({
  method: 'POST',
  path: '/api/capture/vocabulary',
  access: 'admin',
  summary: 'Add a name that speech to text should spell right',
  input: z.object({ word: line(limits.capture.wordMax).min(1) }),
  output: z.object({ vocabulary: z.array(z.string()) }),
});

/** The same `captureId` twice starts one capture. */
export const startCapture = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/captures',
  access: 'member',
  summary: 'Start capturing a call, once the people on it know or have agreed',
  input: z.object({
    sessionId: recordId(),
    captureId: z.uuid(),
    mode: z.enum(captureModes),
    consent: z.literal(true, 'Tell everyone on the call first'),
  }),
  output: z.object({ clockMs: z.number() }),
});

export const channels = ['mic', 'tab'] as const;
export type Channel = (typeof channels)[number];

/**
 * A piece of one channel: sound (16,000 samples a second, 16 bits, one channel, little-endian, base64) or, with the
 * browser's recognition, its words. The line that it becomes has its id. The same piece twice is stored once.
 */
export const addPiece = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/pieces',
  access: 'member',
  summary: 'Transcribe a piece of a call',
  input: z.object({
    sessionId: recordId(),
    captureId: z.uuid(),
    pieceId: z.uuid(),
    channel: z.enum(channels),
    side: speakerSideSchema.exclude(['unknown']),
    /** Counts the pieces of a channel within its capture. */
    number: z.number().int().min(0).max(limits.capture.pieces),
    /** Its beginning on the call's clock, in milliseconds. */
    atMs: z.number().int().min(0).max(limits.discovery.momentMax),
    durationMs: z.number().int().min(0).max(limits.capture.pieceMaxMs),
    /** How much of its beginning is also the end of the piece before it, in milliseconds. */
    overlapMs: z.number().int().min(0).max(limits.capture.pieceMaxMs),
    audio: pasted(limits.capture.base64Max).optional(),
    text: block(limits.discovery.lineMax).optional(),
  }),
  output: z.object({
    acknowledged: z.string(),
    /** Something of it was the other channel's sound: a headset would help. */
    echo: z.boolean(),
    revision: z.number(),
  }),
  maxBody: {
    bytes: limits.capture.base64Max + 10_000,
    text: 'A piece of a call may last up to 20 seconds. Nothing was added.',
  },
  timeoutMs: limits.capture.answerMs,
});
