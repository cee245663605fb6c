import { z } from 'zod';
import { promiseSchema } from './coaching.ts';
import { endpoint } from './endpoint.ts';
import { claimSchema, sourceSchema } from './evidence.ts';
import { recordId } from './text.ts';

/** What a session on the same company left, as it is stored now. */
export const earlierCallSchema = z.object({
  sessionId: z.string(),
  /** When it began, ISO 8601. */
  at: z.string(),
  person: z.string(),
  role: z.string(),
  promises: z.array(promiseSchema.extend({ claim: claimSchema })),
  /** Prepared questions that nobody asked. */
  questions: z.array(claimSchema),
  /** Fields of stages 2 to 4 that hold something, as rows. */
  fields: z.array(claimSchema),
  /** Only who may write in the session ticks its promises off. */
  mayWrite: z.boolean(),
});
export type EarlierCall = z.infer<typeof earlierCallSchema>;

export const readEarlierCalls = endpoint({
  method: 'GET',
  path: '/api/preps/:prospectId/earlier-calls',
  access: 'member',
  summary: 'The organization’s last sessions with the company of a brief: promises, open questions and notes',
  input: z.object({ prospectId: recordId() }),
  /** Newest first; the sources are those of all calls. */
  output: z.object({ calls: z.array(earlierCallSchema), sources: z.array(sourceSchema) }),
});
