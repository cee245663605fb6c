import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { line } from './text.ts';

/** Characters of a query, and how many results one answer holds. */
export const searchLimits = { queryMax: 200, words: 8, results: 20 } as const;

export const foundKinds = ['prep', 'session', 'proposal', 'solution', 'content'] as const;
const foundSchema = z.object({
  kind: z.enum(foundKinds),
  /** Of the prep, the session (also for its proposal), the solution or the content item. */
  id: z.string(),
  title: z.string(),
  /** Who it is with, or the words that matched. */
  detail: z.string(),
  /** When it last changed, ISO 8601. */
  at: z.string(),
  /** As its own list tells it; empty for what has none. */
  status: z.string(),
  /** For content: which of the tabs holds it, and the passage that matched (null: its name did). */
  content: z.object({ kind: z.enum(['document', 'webpage', 'video']), passage: z.number().nullable() }).nullable(),
});
export type Found = z.infer<typeof foundSchema>;

/** A POST: names of prospects belong in no address. */
export const searchEverything = endpoint({
  method: 'POST',
  path: '/api/search',
  access: 'member',
  summary: 'Preps, sessions, proposals, solutions and content that contain every word of a query, best first',
  input: z.object({ query: line(searchLimits.queryMax).min(1, 'Enter what to search for') }),
  output: z.object({ results: z.array(foundSchema) }),
});
