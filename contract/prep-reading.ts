import { z } from 'zod';
import { briefSchema } from './brief.ts';
import { noteSchema, sectionKeySchema, thumbSchema } from './brief-marks.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { prepDetailSchema, prepStatusSchema } from './prep.ts';
import { block, line, outsideId, recordId } from './text.ts';

const prospectId = recordId();
const prepSession = z.object({ prepSession: prepDetailSchema });
const status = z.object({ status: prepStatusSchema });
const { statementMax, noteMax } = limits.reading;

/** Changes only the given marks. `was` is the sentence the caller saw; responds 409 if it has changed. */
export const markClaim = endpoint({
  method: 'PATCH',
  path: '/api/preps/:prospectId/claims/:claimId',
  access: 'member',
  summary: 'Pin, hide, rate, edit or remove one statement of a brief',
  input: z.object({
    prospectId,
    claimId: line(200),
    was: block(limits.reading.statementMax * 5),
    pinned: z.boolean().optional(),
    hidden: z.boolean().optional(),
    wrong: z.boolean().optional(),
    thumb: thumbSchema.nullable().optional(),
    /** The member's own wording; null restores the agent's. */
    text: block(statementMax, `The statement is too long (up to ${statementMax} characters)`)
      .min(1, 'The statement can’t be empty')
      .nullable()
      .optional(),
  }),
  output: prepSession,
});

/** The caller creates the id, which makes a repeated request idempotent. */
export const saveNote = endpoint({
  method: 'PUT',
  path: '/api/preps/:prospectId/notes/:noteId',
  access: 'member',
  summary: 'Write a note on a section or the whole brief',
  input: z.object({
    prospectId,
    noteId: z.uuid(),
    section: sectionKeySchema.nullable().default(null),
    text: block(noteMax, `The note is too long (up to ${noteMax} characters)`).min(1, 'The note can’t be empty'),
  }),
  output: prepSession,
});
export const deleteNote = endpoint({
  method: 'DELETE',
  path: '/api/preps/:prospectId/notes/:noteId',
  access: 'member',
  summary: 'Delete a note',
  input: z.object({ prospectId, noteId: recordId() }),
  output: prepSession,
});

export const refreshPrep = endpoint({
  method: 'POST',
  path: '/api/preps/:prospectId/refresh',
  access: 'member',
  summary: 'Refresh a finished brief; counts as one session if it succeeds',
  input: z.object({ prospectId }),
  output: status,
});
export const retrySection = endpoint({
  method: 'POST',
  path: '/api/preps/:prospectId/sections/:section/retry',
  access: 'member',
  summary: 'Write one failed section of a brief again; free',
  input: z.object({ prospectId, section: sectionKeySchema }),
  output: status,
});
export const duplicatePrep = endpoint({
  method: 'POST',
  path: '/api/preps/:prospectId/duplicate',
  access: 'member',
  summary: 'Copy a finished brief as the caller’s own; free',
  input: z.object({ prospectId, requestId: line(100).min(1) }),
  output: z.object({ prepMeetingId: z.string() }),
});
export const linkDocument = endpoint({
  method: 'POST',
  path: '/api/preps/:prospectId/document',
  access: 'member',
  summary: 'An address that serves the brief as a PDF for one minute',
  input: z.object({ prospectId }),
  output: z.object({ address: z.string() }),
});
export const mailBrief = endpoint({
  method: 'POST',
  path: '/api/preps/:prospectId/mail',
  access: 'member',
  summary: 'Email a finished brief to the caller, as text',
  input: z.object({ prospectId }),
  output: z.object({ to: z.string() }),
});

const shareSchema = z.object({
  id: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  by: z.string(),
  state: z.enum(['open', 'expired', 'revoked']),
  /** Link to the brief; null once it no longer works. */
  link: z.string().nullable(),
});
export type Share = z.infer<typeof shareSchema>;

export const listShares = endpoint({
  method: 'GET',
  path: '/api/preps/:prospectId/shares',
  access: 'member',
  summary: 'Share links of a brief, newest first',
  input: z.object({ prospectId }),
  output: z.object({ shares: z.array(shareSchema) }),
});
/** The caller creates the id, which makes a repeated request idempotent. */
export const createShare = endpoint({
  method: 'PUT',
  path: '/api/preps/:prospectId/shares/:shareId',
  access: 'member',
  summary: 'Create a link that shows a brief to anyone who has it',
  input: z.object({
    prospectId,
    shareId: z.uuid(),
    days: z.coerce.number().int().min(1).max(limits.reading.shareDaysMax),
  }),
  output: z.object({ share: shareSchema }),
});
export const revokeShare = endpoint({
  method: 'DELETE',
  path: '/api/preps/:prospectId/shares/:shareId',
  access: 'member',
  summary: 'Revoke a share link at once',
  input: z.object({ prospectId, shareId: recordId() }),
  output: z.object({ share: shareSchema }),
});

/** A brief as shown to the holder of a link: reveals nothing of the organization but its name. */
export const sharedBriefSchema = z.object({
  companyName: z.string(),
  sharedBy: z.string(),
  organizationName: z.string(),
  expiresAt: z.string(),
  researchedAt: z.string().nullable(),
  brief: briefSchema,
  notes: z.array(noteSchema.pick({ id: true, section: true, text: true })),
});
export type SharedBrief = z.infer<typeof sharedBriefSchema>;

/** The token travels in the body because URLs end up in logs. */
export const readShared = endpoint({
  method: 'POST',
  path: '/api/shared-brief',
  access: 'public',
  summary: 'The brief behind a share link',
  input: z.object({ token: outsideId() }),
  output: sharedBriefSchema,
});
