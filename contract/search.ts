import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { line } from './text.ts';

/** Characters and words of a query, and results per response. */
export const searchLimits = { queryMax: 200, words: 8, results: 20 } as const;

export const foundKinds = ['prep', 'session', 'proposal', 'solution', 'content'] as const;
const foundSchema = z.object({
  kind: z.enum(foundKinds),
  /** Id of the prep, the session (also for its proposal), the solution or the content item. */
  id: z.string(),
  title: z.string(),
  /** The person and company, or the words that matched. */
  detail: z.string(),
  /** When it last changed, ISO 8601. */
  at: z.string(),
  /** Status as its list shows it; empty if it has none. */
  status: z.string(),
  /** For content: its tab, the matching passage (null if the name matched), and whether `detail` is for the team alone. */
  content: z
    .object({
      kind: z.enum(['document', 'webpage', 'video']),
      passage: z.number().nullable(),
      teamOnly: z.boolean().default(false),
    })
    .nullable(),
});
export type Found = z.infer<typeof foundSchema>;

/** Uses POST because prospect names must not appear in URLs. */
export const searchEverything = endpoint({
  method: 'POST',
  path: '/api/search',
  access: 'member',
  summary: 'Preps, sessions, proposals, solutions and content that contain every word of a query, best first',
  input: z.object({ query: line(searchLimits.queryMax).min(1, 'Enter what to search for') }),
  output: z.object({ results: z.array(foundSchema) }),
});
