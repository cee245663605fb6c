import { z } from 'zod';
import { answerSchema } from './ask.ts';
import { sectionKeys } from './brief.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { line, recordId } from './text.ts';

/** Words of the call, letter by letter, and the line that holds them. */
const saidSchema = z.object({ text: z.string(), lineId: z.string(), speaker: z.string() });
/** A statement of the brief that the session came from. */
const briefedSchema = z.object({ text: z.string(), claimId: z.string(), section: z.enum(sectionKeys) });

/** `certain`: it answers; else it is the closest that stands there. Empty: nothing there has to do with the question. */
const foundIn = <T extends z.ZodType>(each: T) => z.object({ certain: z.boolean(), found: z.array(each) });

/** What is said on a question, from each place by itself. */
export const callAnswerSchema = z.object({
  call: foundIn(saidSchema),
  prep: foundIn(briefedSchema),
  /** Null: the content does not answer. */
  content: answerSchema.nullable(),
  /** Where was looked, for an answer that was not found. */
  looked: z.object({ lines: z.number(), claims: z.number(), passages: z.number() }),
});
export type CallAnswer = z.infer<typeof callAnswerSchema>;

export const askCall = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/ask',
  access: 'member',
  summary: 'What the call, its brief and the content say about a question, and where',
  timeoutMs: 60_000,
  input: z.object({
    sessionId: recordId(),
    question: line(limits.content.queryMax).min(1, 'Enter a question'),
  }),
  output: callAnswerSchema,
});
