import { z } from 'zod';
import { evidenceSubjectSchema, evidenceTagSchema } from '#contract/evidence.ts';
import { limits } from '#contract/limits.ts';

const { textCharacters, quoteCharacters, quotes, items, entries } = limits.model;

/** Parts of a brief that an entry can belong to. */
export const entryParts = ['company', 'finance', 'competitor', 'person', 'trend', 'pain', 'seller'] as const;

// Providers' strict schemas allow no maxima and require every field, so limits are checked on the response.
const quoteForm = z.object({ source: z.string(), text: z.string() });
const entryForm = z.object({
  part: z.enum(entryParts),
  subject: evidenceSubjectSchema,
  topic: z.string(),
  text: z.string(),
  quotes: z.array(quoteForm),
  when: z.string().nullable(),
  tag: evidenceTagSchema,
});
/** Response schema of the read call. */
export const readForm = z.object({ entries: z.array(entryForm) });

const text = z.string().trim().min(1).max(textCharacters);
const ids = z.array(z.string().max(20)).max(12);

export const entrySchema = z.object({
  part: z.enum(entryParts),
  subject: evidenceSubjectSchema,
  topic: z.string().trim().min(1).max(40),
  text,
  quotes: z
    .array(z.object({ source: z.string().max(60), text: z.string().trim().min(1).max(quoteCharacters) }))
    .max(quotes),
  when: z
    .string()
    .regex(/^\d{4}(?:-\d{2}(?:-\d{2})?)?$/u)
    .nullable()
    .catch(null),
  tag: evidenceTagSchema.catch('identity'),
});
export type SaidEntry = z.infer<typeof entrySchema>;

/** Parses list items one by one, so that an invalid item doesn't affect the others. */
const list = (most: number) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((all) => all.slice(0, most));
export const readAnswerSchema = z.object({ entries: z.array(z.unknown()).transform((all) => all.slice(0, entries)) });

const restingForm = z.object({ text: z.string(), restsOn: z.array(z.string()) });
/** Response schema of the write call. */
export const writeForm = z.object({
  topLine: restingForm.nullable(),
  pains: z.array(z.object({ text: z.string(), restsOn: z.array(z.string()), against: z.array(z.string()) })),
  mappings: z.array(
    z.object({
      pain: z.number(),
      solution: z.string(),
      text: z.string(),
      quote: z.string(),
      restsOn: z.array(z.string()),
    }),
  ),
  openers: z.array(restingForm),
  avoid: z.array(restingForm),
  questions: z.array(
    z.object({
      text: z.string(),
      state: z.enum(['current', 'future']),
      why: z.string(),
      reveals: z.string(),
      restsOn: z.array(z.string()),
    }),
  ),
  gaps: z.array(z.string()),
});

export const restingSchema = z.object({ text, restsOn: ids });
export const painSchema = restingSchema.extend({ against: ids.catch([]) });
export const mappingSchema = restingSchema.extend({
  /** Number of the pain in the response, from 1. */
  pain: z.number().int().min(1).max(items),
  solution: z.string().max(20),
  quote: z.string().trim().min(1).max(quoteCharacters),
});
export const askedSchema = restingSchema.extend({
  state: z.enum(['current', 'future']),
  why: text,
  reveals: text,
});

export const writeAnswerSchema = z.object({
  topLine: z.unknown().optional(),
  pains: list(items),
  mappings: list(items),
  openers: list(items),
  avoid: list(items),
  questions: list(items),
  gaps: list(items),
});
