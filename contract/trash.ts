import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { recordId } from './text.ts';

const trashKindSchema = z.enum(['content', 'prep']);
export type TrashKind = z.infer<typeof trashKindSchema>;

const trashItemSchema = z.object({
  kind: trashKindSchema,
  id: z.string(),
  name: z.string(),
  /** For a prep, the person it is with; for content, its kind, such as 'webpage'. */
  more: z.string(),
  deletedAt: z.string(),
  /** Empty if the account was deleted. */
  deletedBy: z.string(),
  /** When the item is permanently deleted. */
  endsAt: z.string(),
  mayChange: z.boolean(),
});
export type TrashItem = z.infer<typeof trashItemSchema>;

const one = z.object({ kind: trashKindSchema, id: recordId() });

export const listTrash = endpoint({
  method: 'GET',
  path: '/api/trash',
  access: 'member',
  summary: 'Content and briefs deleted within the last 30 days, newest first',
  input: z.object({}),
  output: z.object({ items: z.array(trashItemSchema) }),
});
export const restoreTrash = endpoint({
  method: 'POST',
  path: '/api/trash/restore',
  access: 'member',
  summary: 'Restore something from the trash',
  input: one,
  output: z.object({ success: z.boolean() }),
});
export const deleteForGood = endpoint({
  method: 'POST',
  path: '/api/trash/delete',
  access: 'member',
  summary: 'Delete something in the trash for good, with its text and files',
  input: one,
  output: z.object({ success: z.boolean() }),
});
