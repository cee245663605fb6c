import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';

/** What a model did in one prep run, and why rules wrote the remaining parts. */
const modelRunSchema = z.object({
  prospectId: z.string(),
  companyName: z.string(),
  /** ISO 8601. */
  endedAt: z.string(),
  model: z.string(),
  calls: z.number(),
  ms: z.number(),
  /** Null if the provider reports no tokens. */
  inputTokens: z.number().nullable(),
  outputTokens: z.number().nullable(),
  inputCharacters: z.number(),
  outputCharacters: z.number(),
  /** Sentences checked against the sources, and how many passed. */
  said: z.number(),
  kept: z.number(),
  /** Parts written by the model: section keys and `questions`. */
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
    /** Null if no model is configured and rules write alone. */
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
    /** The model's response, shortened. */
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

/** Asks the model one short question; sends none of the organization's data. */
export const testModel = endpoint({
  method: 'POST',
  path: '/api/model/test',
  access: 'admin',
  summary: 'Whether the model answers, and how fast',
  timeoutMs: limits.model.testMs + 10_000,
  input: z.object({}),
  output: modelTestSchema,
});
