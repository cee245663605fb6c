import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { FramePoint } from '#contract/frames.ts';
import { organization } from './identity.ts';

/** Qualification frames that admins wrote for their organization. */
export const qualificationFrames = pgTable(
  'qualification_frames',
  {
    organizationId: text('organization_id')
      .notNull()
      .references(() => organization.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    name: text().notNull(),
    points: jsonb().$type<FramePoint[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.id] })],
);
