import { boolean, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { organization, user } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
const organizationId = () =>
  text('organization_id')
    .notNull()
    .references(() => organization.id, { onDelete: 'cascade' });

/** Organization-specific fields of a member, beyond the account. */
export const userRecords = pgTable(
  'user_records',
  {
    organizationId: organizationId(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    firstName: text('first_name'),
    lastName: text('last_name'),
    calendarBookingUrl: text('calendar_booking_url').notNull().default(''),
    /** Whether buyers' responses, and approvals, are also told by email. */
    mailReplies: boolean('mail_replies').notNull().default(true),
    mailApprovals: boolean('mail_approvals').notNull().default(true),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.userId] })],
);

/** Invitation emails of the last hour, for the hourly limit. */
export const invitationMails = pgTable(
  'invitation_mails',
  { organizationId: organizationId(), id: uuid().notNull().defaultRandom(), at: instant('at').notNull().defaultNow() },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('invitation_mails_recent').on(table.organizationId, table.at),
  ],
);

/** Who changed what. Names are copied, so that entries stay readable after people leave. */
export const auditLog = pgTable(
  'audit_log',
  {
    organizationId: organizationId(),
    id: uuid().notNull().defaultRandom(),
    at: instant('at').notNull().defaultNow(),
    actorId: text('actor_id'),
    actorName: text('actor_name').notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    details: jsonb().$type<Record<string, string>>().notNull().default({}),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.id] }),
    index('audit_log_recent').on(table.organizationId, table.at.desc(), table.id),
  ],
);
