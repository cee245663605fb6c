import { z } from 'zod';
import { changesSchema, claimMarkSchema, noteSchema, sectionKeySchema } from './brief-marks.ts';
import { briefSchema } from './brief.ts';
import { endpoint } from './endpoint.ts';
import { industries } from './industries.ts';
import { limits } from './limits.ts';
import { instant, line, outsideId, recordId } from './text.ts';

const text = (max: number) => line(max, `Too long (up to ${max} characters)`).default('');

/** Who the meeting is with. The company is given by web address, name or both. */
export const prepSubjectSchema = z.object({
  firstName: text(300),
  lastName: text(300),
  email: text(320),
  roleTitle: text(300),
  linkedIn: text(2048),
  companyName: text(300),
  prospWebUrl: text(2048),
  industryType: text(100),
  companySize: text(50),
  urgencyLevel: z
    .string()
    .trim()
    .toLowerCase()
    .pipe(z.enum(['low', 'medium', 'high', '']))
    .catch(''),
  /** When the meeting takes place, ISO 8601; empty if unknown. */
  meetingAt: z.union([instant(), z.literal('')]).catch(''),
});
export type PrepSubject = z.infer<typeof prepSubjectSchema>;

/** Returns whether `address` is empty or a LinkedIn URL, with or without 'https://'. */
function isLinkedIn(address: string): boolean {
  if (address === '') return true;
  const whole = /^https?:\/\//iu.test(address) ? address : `https://${address}`;
  return URL.canParse(whole) && /(^|\.)linkedin\.com$/iu.test(new URL(whole).hostname);
}

/** The form and the API require the person and the company (decision A108). */
export const startPrepSchema = prepSubjectSchema
  .extend({
    firstName: line(limits.text.prepField, 'First name is too long (up to 300 characters)').min(
      1,
      'First name is required',
    ),
    lastName: line(limits.text.prepField, 'Last name is too long (up to 300 characters)').min(
      1,
      'Last name is required',
    ),
    email: prepSubjectSchema.shape.email.refine(
      (email) => email === '' || z.email().safeParse(email).success,
      'Enter an email address such as name@company.com',
    ),
    linkedIn: prepSubjectSchema.shape.linkedIn.refine(
      isLinkedIn,
      'Enter a LinkedIn address such as https://www.linkedin.com/in/name',
    ),
    industryType: prepSubjectSchema.shape.industryType.refine(
      (label) => label === '' || industries.some((one) => one.label === label),
      'Choose an industry from the list',
    ),
    /** Names of the people whom the meeting's invitation names, for the speakers of its call; research never learns them. */
    attendees: z.array(line(limits.discovery.speakerNameMax).min(1)).max(limits.discovery.speakers).default([]),
    company: line(limits.text.address).min(1, 'Enter a web address or a company name'),
    /** Starts the run this many hours before `meetingAt`, which is then required; null starts it now. */
    hoursBefore: z.number().int().min(1).max(limits.prep.hoursBeforeMax).nullable().default(null),
    /** Idempotency key: a double click or a retried request starts only one run. */
    requestId: line(100).default(''),
  })
  .omit({ companyName: true, prospWebUrl: true });

/** `refresh`: researches an existing brief again; `section`: only one section of it. */
export const runKindSchema = z.enum(['first', 'refresh', 'section']);
export type RunKind = z.infer<typeof runKindSchema>;

export const prepStatusSchema = z.enum(['queued', 'running', 'ready', 'failed', 'cancelled']);
export type PrepStatus = z.infer<typeof prepStatusSchema>;

/** The only step of a scheduled run before it starts; its detail is the start time, ISO 8601. */
export const scheduledStep = 'scheduled';

/** One line of a run's visible step list. */
export const prepStepSchema = z.object({
  key: z.string(),
  label: z.string(),
  state: z.enum(['waiting', 'working', 'done', 'failed']),
  detail: z.string(),
});
export type PrepStep = z.infer<typeof prepStepSchema>;

/** Why a run ended without a brief, and what to do next. */
export const prepFailureSchema = z.object({ reason: z.string(), action: z.string() });
export type PrepFailure = z.infer<typeof prepFailureSchema>;

const listItem = z.object({
  prepMeetingId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
  roleTitle: z.string(),
  clientId: z.string(),
  userId: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  prepDocUrl: z.string(),
  repFirstName: z.string(),
  repLastName: z.string(),
  status: prepStatusSchema,
  meetingAt: z.string(),
});
export type PrepListItem = z.infer<typeof listItem>;

export const prepDetailSchema = listItem.extend({
  email: z.string(),
  linkedIn: z.string(),
  prospWebUrl: z.string(),
  industryType: z.string(),
  companySize: z.string(),
  urgencyLevel: z.string(),
  currentDiscQuestions: z.array(z.string()),
  futureDiscQuestions: z.array(z.string()),
  isPrepping: z.boolean(),
  /** ISO 8601; null until a worker starts the run. */
  startedAt: z.string().nullable(),
  /** Typical duration of a run in milliseconds, for the progress display. */
  expectedMs: z.number(),
  steps: z.array(prepStepSchema),
  /** Why the last run failed; with status `ready`, why the last refresh failed and left the brief unchanged. */
  failure: prepFailureSchema.nullable(),
  runKind: runKindSchema,
  /** The section written by a run of kind `section`. */
  runSection: sectionKeySchema.nullable(),
  /** When the shown brief was researched, ISO 8601; null until a brief exists. */
  researchedAt: z.string().nullable(),
  /** Includes edits, excludes statements marked wrong. */
  brief: briefSchema,
  marks: z.array(claimMarkSchema),
  notes: z.array(noteSchema),
  /** Compared with the brief before the last refresh; null if there was none. */
  changes: changesSchema.nullable(),
});
export type PrepDetail = z.infer<typeof prepDetailSchema>;

export const startPrep = endpoint({
  method: 'POST',
  path: '/api/preps',
  access: 'member',
  summary: 'Start a prep',
  input: startPrepSchema,
  output: z.object({ prepMeetingId: z.string() }),
});
export const cancelPrep = endpoint({
  method: 'POST',
  path: '/api/preps/:prospectId/cancel',
  access: 'member',
  summary: 'Cancel a running prep',
  input: z.object({ prospectId: recordId() }),
  output: z.object({ status: prepStatusSchema }),
});
export const retryPrep = endpoint({
  method: 'POST',
  path: '/api/preps/:prospectId/retry',
  access: 'member',
  summary: 'Run a prep again',
  input: z.object({ prospectId: recordId() }),
  output: z.object({ status: prepStatusSchema }),
});
export const listPreps = endpoint({
  method: 'GET',
  path: '/api/records/prep-sessions/fetch-by-client',
  access: 'member',
  summary: 'Preps of the organization, newest first',
  input: z.object({ clientId: outsideId().optional() }),
  output: z.object({ prepSessions: z.array(listItem) }),
  timeoutMs: limits.defaultTimeoutMs,
});
export const readPrep = endpoint({
  method: 'GET',
  path: '/api/records/prep-sessions/fetch-by-id/route',
  access: 'member',
  summary: 'One prep with its brief',
  aliases: { prepMeetingId: 'prospectId' },
  input: z.object({ prospectId: recordId() }),
  output: z.object({ prepSession: prepDetailSchema }),
});
export const deletePrep = endpoint({
  method: 'DELETE',
  path: '/api/records/prep-sessions/delete/route',
  access: 'member',
  summary: 'Move a prep and all it holds to the trash',
  input: z.object({ prospectId: recordId() }),
  output: z.object({ success: z.boolean() }),
  query: ['prospectId'],
  aliases: { prepMeetingId: 'prospectId' },
});

/** Waits for the brief, or streams events for `Accept: text/event-stream` (contract/prep-stream.ts). */
export const meetingPrepper = endpoint({
  method: 'POST',
  path: '/api/automation/meeting-prepper/route',
  access: 'member',
  summary: 'Prepare for a meeting and wait for the brief',
  input: prepSubjectSchema.extend({
    firstName: startPrepSchema.shape.firstName,
    lastName: startPrepSchema.shape.lastName,
    /** Alternative to companyName and prospWebUrl. */
    company: text(2048),
    action: line(100).optional(),
    requestId: line(100).default(''),
    clientId: outsideId().optional(),
    userID: outsideId().optional(),
  }),
  output: z.object({
    status: z.enum(['success', 'error']),
    data: prepDetailSchema.optional(),
    error: z.object({ code: z.string(), message: z.string() }).optional(),
  }),
  timeoutMs: limits.webhook.timeoutMs.meetingPrepper,
});
