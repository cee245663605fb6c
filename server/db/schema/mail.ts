import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { organization } from './identity.ts';

/** What could not be mailed for want of SMTP. `sealed`: the encrypted message, since its link opens an account. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    organizationId: text('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    /** The key that the message was sent under, so a repeat replaces it. */
    key: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    sealed: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.key] })],
);
