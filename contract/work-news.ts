import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const workSchema = z.object({
  id: z.string(),
  kind: z.enum(['import', 'export']),
  /** 'expired': an export's file was deleted after its retention period. */
  state: z.enum(['waiting', 'running', 'done', 'canceled', 'failed', 'expired']),
  /** The imported file; empty for an export. */
  name: z.string(),
  /** Steps completed, out of `total`: rows of a file, or tables and files of an export. */
  done: z.number().int(),
  total: z.number().int(),
  /** For an import: sessions created, rows already present, rows rejected. */
  made: z.number().int(),
  duplicates: z.number().int(),
  refused: z.number().int(),
  problem: z.string(),
  /** When it ended; while it runs, when it started. */
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
