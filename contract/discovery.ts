import { z } from 'zod';
import { heardFields } from './coaching.ts';
import { listFields, textFields, type ListField, type TextField } from './discovery-fields.ts';
import { discoveryStateShape, sessionDataSchema } from './discovery-state.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { line, outsideId, recordId } from './text.ts';

/** Decision A101; unknown statuses are displayed as stored. */
export const sessionStatuses = ['draft', 'in_progress', 'completed'] as const;
export type SessionStatus = (typeof sessionStatuses)[number];

/** Decision A98: twelve keys are always present; other servers may omit the two for the rep. */
export const sessionItemSchema = z.object({
  sessionId: z.string(),
  sessionName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  status: z.string(),
  userID: z.string(),
  clientId: z.string(),
  solutionName: z.string(),
  solutionId: z.string(),
  repFirstName: z.string().default(''),
  repLastName: z.string().default(''),
});
export type SessionItem = z.infer<typeof sessionItemSchema>;

/** A question of the brief that started the session, verbatim. */
export const preparedQuestionSchema = z.object({
  id: z.string(),
  state: z.enum(['current', 'future']),
  text: z.string(),
  why: z.string(),
  reveals: z.string(),
  /** When the question was checked off, ISO 8601; null if not asked yet. */
  askedAt: z.string().nullable(),
});
export type PreparedQuestion = z.infer<typeof preparedQuestionSchema>;

/** Which fields of the session an answer would fill. */
const asks = z.array(z.enum(heardFields)).default([]);
/** A question that suits the prospect's industry, from general knowledge. */
const playbookQuestionSchema = preparedQuestionSchema.pick({ state: true, text: true, reveals: true }).extend({ asks });
export type PlaybookQuestion = z.infer<typeof playbookQuestionSchema>;

export const speakerSideSchema = z.enum(['rep', 'prospect', 'unknown']);
export const speakerSchema = z.object({
  id: z.string(),
  name: z.string(),
  side: speakerSideSchema,
  /** Whether the side is a guess that nobody has confirmed. */
  guessed: z.boolean().optional(),
});
export type Speaker = z.infer<typeof speakerSchema>;

const texts = Object.fromEntries(textFields.map((field) => [field, z.string()])) as Record<TextField, z.ZodString>;
const lists = Object.fromEntries(listFields.map((field) => [field, z.array(z.string())])) as Record<
  ListField,
  z.ZodArray<z.ZodString>
>;

/** Every field of a full session, none omitted: texts are strings, lists are arrays. */
export const fullSessionSchema = sessionItemSchema.extend({ ...texts, ...lists });

/** A full session plus the fields that only this product stores. */
export const openSessionSchema = fullSessionSchema.extend({
  /** The furthest stage reached, 1 to 5. */
  stage: z.number().int().min(1).max(limits.discovery.stages),
  /** Empty if the session was not started from a brief. */
  prepMeetingId: z.string(),
  questions: z.array(preparedQuestionSchema.extend({ asks })),
  /** What to ask when the brief's questions are all asked, or there is no brief. */
  playbook: z.array(playbookQuestionSchema).default([]),
  speakers: z.array(speakerSchema),
  /** Names from the invitation of the brief that the session began from. */
  attendees: z.array(z.string()).default([]),
  /** Ids of members who may write, besides the owner and admins. */
  writers: z.array(z.string()),
  mayWrite: z.boolean(),
  /** Only the owner and admins may delete the session or invite others. */
  mayChange: z.boolean(),
  /** Milliseconds from capture or the first typed line until now or the end of the call; null if it has not begun. */
  clockMs: z.number().nullable(),
  /** When someone ended the call, ISO 8601; null while it goes on. */
  endedAt: z.string().nullable(),
  /** When the transcript was deleted under the retention setting, ISO 8601; null if it was not. */
  wordsDeletedAt: z.string().nullable(),
  /** Increases with every write; readers treat higher numbers as unseen. */
  revision: z.number().int(),
});
export type OpenSession = z.infer<typeof openSessionSchema>;

/** A field changed by someone else in the meantime: it keeps its stored value, and both texts are returned. */
export const conflictSchema = z.object({
  field: z.string(),
  stored: z.union([z.string(), z.array(z.string())]),
  sent: z.union([z.string(), z.array(z.string())]),
  /** Why nobody may change the field here; omitted if someone else changed it. */
  refused: z.string().optional(),
});
export type Conflict = z.infer<typeof conflictSchema>;

const failure = z.object({ code: z.string(), message: z.string() });
const session = z.object({ status: z.literal('success'), data: openSessionSchema });
const automation = {
  action: line(limits.text.word).optional(),
  requestId: line(limits.text.id).default(''),
  clientId: outsideId().optional(),
  userID: outsideId().optional(),
};

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/records/sessions/fetch-by-client',
  access: 'member',
  summary: 'Discovery sessions of the organization, newest first',
  input: z.object({ clientId: outsideId().optional() }),
  output: z.object({ sessions: z.array(sessionItemSchema) }),
});

export const listPrepSessions = endpoint({
  method: 'GET',
  path: '/api/preps/:prospectId/sessions',
  access: 'member',
  summary: 'Discovery sessions started from a brief, newest first',
  input: z.object({ prospectId: recordId() }),
  output: z.object({ sessions: z.array(sessionItemSchema) }),
});

/** Streams events for `Accept: text/event-stream` (contract/session-lines.ts). */
export const readSession = endpoint({
  method: 'GET',
  path: '/api/records/sessions/fetch-by-id/route',
  access: 'member',
  summary: 'One discovery session',
  input: z.object({ sessionId: recordId() }),
  output: session.extend({ session: openSessionSchema }),
  timeoutMs: limits.webhook.timeoutMs.loadSession,
});

/**
 * Merges the sent keys. `was` holds the values the caller edited, to detect conflicts; without it the sent value wins.
 */
export const updateSession = endpoint({
  method: 'PATCH',
  path: '/api/records/sessions/update-session/route',
  access: 'member',
  summary: 'Change fields of a discovery session',
  input: sessionDataSchema.extend({
    sessionId: recordId(),
    stage: z.number().int().min(1).max(limits.discovery.stages).optional(),
    was: sessionDataSchema.pick({ ...Object.fromEntries(keysOf()) } as Record<TextField | ListField, true>).optional(),
  }),
  output: session.extend({ conflicts: z.array(conflictSchema) }),
  query: ['sessionId'],
});

function keysOf(): [string, true][] {
  return [...textFields, ...listFields].map((field) => [field, true]);
}

/** The session endpoint (decision A97). For its responses see `sessionsAnswerSchema` and `sessionAnswerSchema`. */
export const sessionEndpoint = endpoint({
  method: 'POST',
  path: '/api/automation/load-session/route',
  access: 'member',
  summary: 'Load all discovery sessions, load one, or delete one',
  input: z.object({
    ...automation,
    action: z.enum(['loadAll', 'loadSingle', 'delete'], { error: 'Use loadAll, loadSingle or delete' }),
    /** An automation's sessions have ids of its own format. */
    sessionId: outsideId().optional(),
  }),
  output: z.unknown(),
  timeoutMs: limits.webhook.timeoutMs.loadSession,
});

/** First item of the `loadAll` response. */
export const sessionsAnswerSchema = z.object({
  status: z.literal('success').optional(),
  data: z.object({ sessions: z.array(sessionItemSchema) }),
});
/** The `loadSingle` response; valid only with every field, each of the right type. */
export const sessionAnswerSchema = z.object({
  status: z.literal('success'),
  data: z.looseObject(fullSessionSchema.shape),
});
export const deletedAnswerSchema = z.object({ status: z.string() });

/** Unwraps an automation's response, which may arrive in a list or as text in a key `body`. */
export function unwrapAnswer(answer: unknown): unknown {
  let value = answer;
  if (typeof value === 'object' && value !== null && 'body' in value) value = value.body;
  if (typeof value === 'string' && value.trim() !== '') value = JSON.parse(value) as unknown;
  return Array.isArray(value) ? (value as unknown[])[0] : value;
}

export const createSession = endpoint({
  method: 'POST',
  path: '/api/automation/create-session/route',
  access: 'member',
  summary: 'Start a discovery session: empty, from a brief, or with the fields sent',
  input: sessionDataSchema.extend({
    ...automation,
    /** The prep whose prospect and questions the session takes over. */
    prepMeetingId: recordId().optional(),
  }),
  output: z.object({
    status: z.enum(['success', 'error']),
    data: z.object({ sessionId: z.string() }).optional(),
    error: failure.optional(),
  }),
  timeoutMs: limits.webhook.timeoutMs.createSession,
});

/** Composes the themes and statements of stage 4 from the fields sent. */
export const summarizeDiscovery = endpoint({
  method: 'POST',
  path: '/api/automation/discovery/route',
  access: 'member',
  summary: 'Compose the AI summary of a discovery session',
  input: sessionDataSchema.extend({ ...automation, sessionId: recordId().optional() }),
  output: z.object({
    status: z.enum(['success', 'error']),
    data: z.object({ aiSummary: discoveryStateShape.aiSummary.unwrap().required() }).optional(),
    error: failure.optional(),
  }),
  timeoutMs: limits.webhook.timeoutMs.discovery,
});
