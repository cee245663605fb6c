import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { organization } from './identity.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** The client record of an organization; at most one per organization. */
export const companies = pgTable('companies', {
  organizationId: text('organization_id')
    .primaryKey()
    .references(() => organization.id, { onDelete: 'cascade' }),
  number: integer().notNull().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  status: text().notNull().default('active'),
  industry: text().notNull(),
  website: text().notNull(),
  /** Employee range as text; empty if not given. */
  size: text().notNull().default(''),
  description: text().notNull().default(''),
  instance: text().notNull(),
  logoUrl: text('logo_url').notNull(),
  logoName: text('logo_name').notNull(),
  logoType: text('logo_type').notNull(),
  /** As sent by the browser: a date in US format. */
  logoUploadedAt: text('logo_uploaded_at').notNull(),
  setupFinishedAt: instant('setup_finished_at'),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});
