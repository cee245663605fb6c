import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { instant, line } from './text.ts';

/** Every action the audit log records, with the text shown to people. */
export const auditActions = {
  'organization.created': 'Created the organization',
  'invitation.created': 'Invited',
  'invitation.resent': 'Resent the invitation to',
  'invitation.revoked': 'Revoked the invitation for',
  'invitation.link-shown': 'Copied the invitation link for',
  'invitation.accepted': 'Accepted the invitation to',
  'member.role-changed': 'Changed the role of',
  'member.removed': 'Removed',
  'domain.claimed': 'Claimed the domain',
  'domain.proven': 'Verified the domain',
  'domain.lost': 'Ended the verification of the domain',
  'domain.removed': 'Removed the domain',
  'sign-in.required': 'Required hosted sign-in for',
  'sign-in.left-open': 'No longer requires hosted sign-in for',
  'user.changed': 'Changed the user record of',
  'company.changed': 'Changed company details',
  'member.left': 'Left the organization as',
  'content.deleted': 'Deleted the content',
  'content.open-to': 'Changed who may hear',
  'content.restored': 'Restored the content',
  'content.erased': 'Permanently deleted the content',
  'preparation.deleted': 'Deleted the brief on',
  'preparation.restored': 'Restored the brief on',
  'preparation.erased': 'Permanently deleted the brief on',
  'session.deleted': 'Deleted the discovery session with',
  'capture.changed': 'Changed how calls are captured',
  'transcripts.expired': 'Deleted old transcripts as scheduled',
  'coach-card.saved': 'Saved the coach card',
  'coach-card.deleted': 'Deleted the coach card',
  'frame.saved': 'Saved the qualification frame',
  'frame.deleted': 'Deleted the qualification frame',
  'preparation.shared': 'Created a link to the brief on',
  'preparation.share-revoked': 'Revoked a link to the brief on',
  'proposal.shared': 'Created a link to the proposal for',
  'proposal.share-revoked': 'Revoked a link to the proposal for',
  'api-key.created': 'Created the API key',
  'api-key.revoked': 'Revoked the API key',
  'webhook.created': 'Created the webhook',
  'webhook.changed': 'Changed the webhook',
  'webhook.deleted': 'Deleted the webhook',
  'webhook.disabled': 'Turned off the webhook',
  'sessions.imported': 'Imported sessions from',
  'organization.exported': 'Exported',
  'organization.export-canceled': 'Canceled an export of',
  'organization.export-downloaded': 'Downloaded an export of',
  'proposal.approved': 'Approved the proposal for',
  'proposal.returned': 'Sent back the proposal for',
  'proposal-template.saved': 'Saved the proposal template',
  'proposal-template.archived': 'Archived the proposal template',
  'proposal-template.restored': 'Restored the proposal template',
  'model.changed': 'Changed the model to',
  'sharing.changed': 'Changed how proposals are shared:',
} as const;
export type AuditAction = keyof typeof auditActions;

const entrySchema = z.object({
  id: z.string(),
  at: z.string(),
  actorName: z.string(),
  action: z.string(),
  subject: z.string(),
  details: z.record(z.string(), z.string()),
});
export type AuditEntry = z.infer<typeof entrySchema>;

/**
 * Newest first; `before` and `beforeId` are the `at` and `id` of the last entry on the previous page. Every word of `search`
 * has to appear in who did it, what, to whom or in the details.
 */
export const listAuditLog = endpoint({
  method: 'GET',
  path: '/api/audit-log',
  access: 'admin',
  summary: 'Who changed what in the organization, newest first',
  input: z.object({
    before: instant().optional(),
    beforeId: z.uuid().optional(),
    search: line(limits.audit.search).optional(),
  }),
  output: z.object({ entries: z.array(entrySchema), more: z.boolean() }),
});

/** Returns text/csv with a header row; `search` as in the list. */
export const exportAuditLog = endpoint({
  method: 'GET',
  path: '/api/audit-log/csv',
  access: 'admin',
  summary: 'The audit log as a CSV file, or what a search finds in it',
  input: z.object({ search: line(limits.audit.search).optional() }),
  output: z.string(),
});
