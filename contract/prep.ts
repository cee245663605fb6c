import { z } from 'zod';
import { changesSchema, claimMarkSchema, noteSchema, sectionKeySchema } from './brief-marks.ts';
import { briefSchema } from './brief.ts';
import { endpoint } from './endpoint.ts';
import { industries } from './industries.ts';
import { limits } from './limits.ts';
import { instant, line, outsideId, recordId } from './text.ts';

const text = (max: number) => line(max, `Too long (${max} characters at most)`).default('');

/** Who the meeting is with. The company is named by its web address, its name, or both. */
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
  /** When the meeting is, ISO 8601; empty when nobody said. */
  meetingAt: z.union([instant(), z.literal('')]).catch(''),
});
export type PrepSubject = z.infer<typeof prepSubjectSchema>;

/** Empty, or an address of that site, with or without 'https://'. */
function isLinkedIn(address: string): boolean {
  if (address === '') return true;
  const whole = /^https?:\/\//iu.test(address) ? address : `https://${address}`;
  return URL.canParse(whole) && /(^|\.)linkedin\.com$/iu.test(new URL(whole).hostname);
}

/** The form and the call ask for the person and the company (decision A108). */
export const startPrepSchema = prepSubjectSchema
  .extend({
    firstName: line(limits.text.prepField, 'First name is too long (300 characters at most)').min(
      1,
      'First name is required',
    ),
    lastName: line(limits.text.prepField, 'Last name is too long (300 characters at most)').min(
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
    company: line(limits.text.address).min(1, 'Enter a web address or a company name'),
    /** Runs by itself so many hours before `meetingAt`, which then is asked for; null: now. */
    hoursBefore: z.number().int().min(1).max(limits.prep.hoursBeforeMax).nullable().default(null),
    /** The same key twice starts one run: a double click or a repeated request. */
    requestId: line(100).default(''),
  })
  .omit({ companyName: true, prospWebUrl: true });

/** `refresh`: a brief stands and is written anew; `section`: one section of it is. */
export const runKindSchema = z.enum(['first', 'refresh', 'section']);
export type RunKind = z.infer<typeof runKindSchema>;

export const prepStatusSchema = z.enum(['queued', 'running', 'ready', 'failed', 'cancelled']);
export type PrepStatus = z.infer<typeof prepStatusSchema>;

/** The only step of a run that waits for its hour; its detail is that hour, ISO 8601. */
export const scheduledStep = 'scheduled';

/** One line of the visible list of steps of a run. */
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
  /** ISO 8601; null until a worker has taken the run up. */
  startedAt: z.string().nullable(),
  /** Milliseconds that a run takes as a rule, for the progress display. */
  expectedMs: z.number(),
  steps: z.array(prepStepSchema),
  /** Why the last run ended without a brief; with status `ready`: why the last refresh did, which changed nothing. */
  failure: prepFailureSchema.nullable(),
  runKind: runKindSchema,
  /** The section that a run of kind `section` writes. */
  runSection: sectionKeySchema.nullable(),
  /** When what is shown was researched, ISO 8601; null until there is a brief. */
  researchedAt: z.string().nullable(),
  /** Without what was marked wrong, with what was edited. */
  brief: briefSchema,
  marks: z.array(claimMarkSchema),
  notes: z.array(noteSchema),
  /** Against the brief before the last refresh; null: there was none. */
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
  summary: 'Delete a preparation and all it holds',
  input: z.object({ prospectId: recordId() }),
  output: z.object({ success: z.boolean() }),
  query: ['prospectId'],
  aliases: { prepMeetingId: 'prospectId' },
});

/** Waits for the brief; with `Accept: text/event-stream` it streams instead (contract/prep-stream.ts). */
export const meetingPrepper = endpoint({
  method: 'POST',
  path: '/api/automation/meeting-prepper/route',
  access: 'member',
  summary: 'Prepare for a meeting and wait for the brief',
  input: prepSubjectSchema.extend({
    firstName: startPrepSchema.shape.firstName,
    lastName: startPrepSchema.shape.lastName,
    /** Either this or companyName or prospWebUrl. */
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
