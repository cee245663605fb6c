import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant } from './text.ts';

/** Every action the audit log records, with the text shown to people. */
export const auditActions = {
  'organization.created': 'Created the organization',
  'invitation.created': 'Invited',
  'invitation.resent': 'Sent the invitation again to',
  'invitation.revoked': 'Revoked the invitation of',
  'invitation.link-shown': 'Copied the invitation link of',
  'invitation.accepted': 'Accepted the invitation to',
  'member.role-changed': 'Changed the role of',
  'member.removed': 'Removed',
  'domain.claimed': 'Claimed the domain',
  'domain.proven': 'Proved the domain',
  'domain.lost': 'Ended the proof of the domain',
  'domain.removed': 'Gave up the domain',
  'sign-in.required': 'Required hosted sign-in for',
  'sign-in.left-open': 'No longer requires hosted sign-in for',
  'user.changed': 'Changed the user record of',
  'company.changed': 'Changed company details',
  'member.left': 'Left the organization as',
  'content.deleted': 'Deleted the content',
  'content.restored': 'Restored the content',
  'content.erased': 'Deleted for good the content',
  'preparation.deleted': 'Deleted the preparation of',
  'preparation.restored': 'Restored the preparation of',
  'preparation.erased': 'Deleted for good the preparation of',
  'session.deleted': 'Deleted the discovery session with',
  'capture.changed': 'Changed how calls are captured',
  'transcripts.expired': 'Had old transcripts deleted, as set',
  'coach-card.saved': 'Saved the coach card',
  'coach-card.deleted': 'Deleted the coach card',
  'frame.saved': 'Saved the qualification frame',
  'frame.deleted': 'Deleted the qualification frame',
  'preparation.shared': 'Made a link to the brief on',
  'preparation.share-revoked': 'Revoked a link to the brief on',
  'proposal.shared': 'Made a link to the proposal for',
  'proposal.share-revoked': 'Revoked a link to the proposal for',
  'api-key.created': 'Made the API key',
  'api-key.revoked': 'Revoked the API key',
  'webhook.created': 'Made the webhook',
  'webhook.changed': 'Changed the webhook',
  'webhook.deleted': 'Deleted the webhook',
  'webhook.disabled': 'Switched off the webhook',
  'sessions.imported': 'Imported sessions from',
  'organization.exported': 'Exported',
  'organization.export-canceled': 'Canceled an export of',
  'organization.export-downloaded': 'Downloaded an export of',
  'proposal.approved': 'Approved the proposal for',
  'proposal.returned': 'Sent back the proposal for',
  'proposal-template.saved': 'Saved the proposal template',
  'proposal-template.archived': 'Put away the proposal template',
  'proposal-template.restored': 'Took back the proposal template',
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

/** Newest first; `before` is the `at` of the last entry on the previous page. */
export const listAuditLog = endpoint({
  method: 'GET',
  path: '/api/audit-log',
  access: 'admin',
  summary: 'Who changed what in the organization, newest first',
  input: z.object({ before: instant().optional() }),
  output: z.object({ entries: z.array(entrySchema), more: z.boolean() }),
});

/** Returns text/csv with a header row. */
export const exportAuditLog = endpoint({
  method: 'GET',
  path: '/api/audit-log/csv',
  access: 'admin',
  summary: 'The audit log as a CSV file',
  input: z.object({}),
  output: z.string(),
});
