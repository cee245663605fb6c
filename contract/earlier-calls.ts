import { z } from 'zod';
import { promiseSchema } from './coaching.ts';
import { endpoint } from './endpoint.ts';
import { claimSchema, sourceSchema } from './evidence.ts';
import { recordId } from './text.ts';

/** What an earlier session with the same company left, as stored now. */
export const earlierCallSchema = z.object({
  sessionId: z.string(),
  /** When the call began, ISO 8601. */
  at: z.string(),
  person: z.string(),
  role: z.string(),
  promises: z.array(promiseSchema.extend({ claim: claimSchema })),
  /** Prepared questions that were not asked. */
  questions: z.array(claimSchema),
  /** Non-empty fields of stages 2 to 4, as rows. */
  fields: z.array(claimSchema),
  /** Suggestions for fields that nobody accepted or cleared, as rows. */
  heard: z.array(claimSchema),
  /** What the coach had a card for: objections, prices, rivals, security and proof, as they were said. */
  doubts: z.array(claimSchema),
  /** Only members who may write in the session can mark its promises as kept. */
  mayWrite: z.boolean(),
});
export type EarlierCall = z.infer<typeof earlierCallSchema>;

export const readEarlierCalls = endpoint({
  method: 'GET',
  path: '/api/preps/:prospectId/earlier-calls',
  access: 'member',
  summary: 'The organization’s last sessions with the company of a brief: promises, doubts, open questions and notes',
  input: z.object({ prospectId: recordId() }),
  /** Newest first; `sources` covers all calls. */
  output: z.object({ calls: z.array(earlierCallSchema), sources: z.array(sourceSchema) }),
});
