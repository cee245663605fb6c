import { z } from 'zod';
import { answerSchema } from './ask.ts';
import { sectionKeys } from './brief.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { line, recordId } from './text.ts';
import { sessionFieldSchema } from './discovery-fields.ts';

/** Words quoted verbatim from the call, with the transcript line that holds them. */
const saidSchema = z.object({ text: z.string(), lineId: z.string(), speaker: z.string() });
/** A statement of the brief that the session started from. */
const briefedSchema = z.object({
  text: z.string(),
  claimId: z.string(),
  section: z.enum(sectionKeys),
  teamOnly: z.boolean().default(false),
});

/** What somebody wrote in a field of the session. */
const writtenSchema = z.object({ text: z.string(), field: sessionFieldSchema });

/** Where an answer may come from. */
export const answerParts = ['call', 'fields', 'prep', 'content'] as const;
export type AnswerPart = (typeof answerParts)[number];

/**
 * `certain`: the entries answer the question; otherwise they are only the closest matches. Empty if nothing is related.
 */
const foundIn = <T extends z.ZodType>(each: T) => z.object({ certain: z.boolean(), found: z.array(each) });

/** What each source says about a question: the call, the fields of its session, the brief and the content. */
export const callAnswerSchema = z.object({
  call: foundIn(saidSchema),
  fields: foundIn(writtenSchema).default({ certain: false, found: [] }),
  prep: foundIn(briefedSchema),
  /** Null if the content does not answer the question. */
  content: answerSchema.nullable(),
  /** It speaks of what is sold, while the question is about the prospect. */
  contentIsNear: z.boolean().default(false),
  /** Parts with an answer or something near it, what answers best first. */
  order: z.array(z.enum(answerParts)).default([...answerParts]),
  /** How much was searched, so that the screen can say so when there is no answer; promises stand in the call alone. */
  looked: z.object({
    lines: z.number(),
    claims: z.number(),
    passages: z.number(),
    callAlone: z.boolean().default(false),
  }),
});
export type CallAnswer = z.infer<typeof callAnswerSchema>;

export const askCall = endpoint({
  method: 'POST',
  path: '/api/sessions/:sessionId/ask',
  access: 'member',
  summary: 'What the call, its fields, its brief and the content say about a question, the best answer first',
  timeoutMs: 60_000,
  input: z.object({
    sessionId: recordId(),
    question: line(limits.content.queryMax).min(1, 'Enter a question'),
  }),
  output: callAnswerSchema,
});
