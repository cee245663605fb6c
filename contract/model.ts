import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/** What a model was used for in one run of a preparation, and in words why rules wrote where it did not. */
const modelRunSchema = z.object({
  prospectId: z.string(),
  companyName: z.string(),
  /** ISO 8601. */
  endedAt: z.string(),
  model: z.string(),
  calls: z.number(),
  ms: z.number(),
  /** Null: the provider names no tokens. */
  inputTokens: z.number().nullable(),
  outputTokens: z.number().nullable(),
  inputCharacters: z.number(),
  outputCharacters: z.number(),
  /** Sentences that were held against the sources, and how many of them stood up. */
  said: z.number(),
  kept: z.number(),
  /** Parts that the model wrote: keys of sections, and `questions`. */
  written: z.array(z.string()),
  notes: z.array(z.string()),
});
export type ModelRunRecord = z.infer<typeof modelRunSchema>;

export const readModel = endpoint({
  method: 'GET',
  path: '/api/model',
  access: 'admin',
  summary: 'The model that writes briefs, and what each of the latest runs used',
  input: z.object({}),
  output: z.object({
    /** Null: none is set, rules write alone. */
    model: z.object({ name: z.string(), host: z.string() }).nullable(),
    runs: z.array(modelRunSchema),
  }),
});

const modelTestSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('not-configured') }),
  z.object({
    state: z.literal('answered'),
    model: z.string(),
    ms: z.number(),
    /** What it answered, shortened. */
    answer: z.string(),
  }),
  z.object({
    state: z.literal('failed'),
    model: z.string(),
    ms: z.number(),
    reason: z.string(),
    /** What to do about it. */
    action: z.string(),
  }),
]);
export type ModelTest = z.infer<typeof modelTestSchema>;

/** Asks the model one short question; nothing of the organization is sent. */
export const testModel = endpoint({
  method: 'POST',
  path: '/api/model/test',
  access: 'admin',
  summary: 'Whether the model answers, and how fast',
  timeoutMs: limits.model.testMs + 10_000,
  input: z.object({}),
  output: modelTestSchema,
});
