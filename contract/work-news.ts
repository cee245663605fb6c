import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const workSchema = z.object({
  id: z.string(),
  kind: z.enum(['import', 'export']),
  /** 'expired': the file of an export was deleted after its days. */
  state: z.enum(['waiting', 'running', 'done', 'canceled', 'failed', 'expired']),
  /** The file that was imported; empty for an export. */
  name: z.string(),
  /** Steps done, of all: rows of a file, or tables and files of an export. */
  done: z.number().int(),
  total: z.number().int(),
  /** Of an import: sessions made, rows that were there already, rows that could not be taken. */
  made: z.number().int(),
  duplicates: z.number().int(),
  refused: z.number().int(),
  problem: z.string(),
  /** When it ended; while it runs, when it was started. */
  at: z.string(),
});
export type WorkNews = z.infer<typeof workSchema>;

export const readWorkNews = endpoint({
  method: 'GET',
  path: '/api/work-news',
  access: 'member',
  summary: 'Results of the caller’s imports and exports, newest first',
  input: z.object({}),
  output: z.object({ news: z.array(workSchema) }),
});
