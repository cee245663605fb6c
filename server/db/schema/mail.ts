import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { organization } from './identity.ts';

/** Messages that could not be sent without SMTP. `sealed` is encrypted, because the message's link opens an account. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    organizationId: text('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    /** The key the message was sent under; a repeat replaces it. */
    key: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    sealed: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.key] })],
);
