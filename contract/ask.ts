import { z } from 'zod';
import { captionTimesSchema } from './caption-times.ts';
import { contentFilterSchema } from './content-library.ts';
import { contentKindSchema, openToSchema } from './content.ts';
import { endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { line, recordId } from './text.ts';

const { content: at } = limits;
const query = line(at.queryMax).min(1, 'Enter a question');

/** A passage that matches a query; `from` and `to` of a mark are character offsets in `text`. */
export const passageSchema = z.object({
  passageId: z.string(),
  contentId: z.string(),
  kind: contentKindSchema,
  name: z.string(),
  title: z.string(),
  contentType: z.string(),
  openTo: openToSchema.default('unsaid'),
  /** Whether it, or part of it, is for the seller's own team. */
  teamOnly: z.enum(['no', 'part', 'all']).default('no'),
  /** Position of the passage in the extracted text, for `readContentText`. */
  number: z.number(),
  page: z.number().nullable(),
  heading: z.string().nullable(),
  /** Seconds into the video where the best-matching words are said; null for other kinds. */
  second: z.number().nullable(),
  /** When each word of the passage is said; empty unless the item is a video. */
  times: captionTimesSchema.default([]),
  /** Links to the page or second of the original on the web. */
  url: z.string().nullable(),
  text: z.string(),
  marks: z.array(z.object({ from: z.number(), to: z.number() })),
  score: z.number(),
});
export type ContentPassage = z.infer<typeof passageSchema>;

export const searchContent = endpoint({
  method: 'POST',
  path: '/api/content/search',
  access: 'member',
  summary: 'Matching passages, best first; "in quotes" is a phrase, word* a beginning',
  input: z.object({
    query,
    filter: contentFilterSchema.prefault({}),
    limit: z.number().int().min(1).max(at.passages.max).default(at.passages.default),
  }),
  output: z.object({ passages: z.array(passageSchema), tookMs: z.number() }),
});

/** A sentence of the answer with its passages; each `quote` appears verbatim in its passage. */
const answerSentenceSchema = z.object({
  text: z.string(),
  /** Not for buyers: a cited item says so, or its title and headings do. */
  teamOnly: z.boolean().default(false),
  citations: z.array(z.object({ passageId: z.string(), quote: z.string() })).min(1),
});

export const answerSchema = z.object({
  answer: z.object({ sentences: z.array(answerSentenceSchema), writtenBy: z.enum(['built-in', 'model']) }).nullable(),
  /** `not-clear`: related passages exist, but no sentence answers clearly. */
  reason: z.enum(['not-in-content', 'not-clear']).nullable(),
  /** Passages considered, best first; also set when there is no answer. */
  passages: z.array(passageSchema),
});
export type ContentAnswerToQuestion = z.infer<typeof answerSchema>;

export const askContent = endpoint({
  method: 'POST',
  path: '/api/content/ask',
  access: 'member',
  summary: 'An answer with citations, or a note that the content doesn’t answer',
  timeoutMs: 60_000,
  input: z.object({ question: query, filter: contentFilterSchema.prefault({}) }),
  output: answerSchema,
});

const expectationSchema = z.object({
  /** `answer`: the content must answer the question; `not-in-content`: it must not. */
  outcome: z.enum(['answer', 'not-in-content']).default('answer'),
  /** Item expected to hold the answer; null accepts any item. */
  contentId: recordId().nullable().default(null),
  page: z.number().int().nullable().default(null),
});

const savedQuestionSchema = z.object({
  questionId: z.string(),
  question: z.string(),
  expects: expectationSchema,
  /** Name of the expected item; null if none is expected or the item was deleted. */
  expectsName: z.string().nullable(),
  createdAt: z.string(),
  /** Null until the question is run after being saved or changed. */
  lastRun: z
    .object({
      at: z.string(),
      passed: z.boolean(),
      /** One sentence that compares the actual result with the expected one. */
      detail: z.string(),
      answer: z.string().nullable(),
      contentId: z.string().nullable(),
      contentName: z.string().nullable(),
      page: z.number().nullable(),
    })
    .nullable(),
  /** Result of the run before this one; null if there was none. */
  passedBefore: z.boolean().nullable(),
});
export type SavedQuestion = z.infer<typeof savedQuestionSchema>;

const savedQuestionsSchema = z.object({
  questions: z.array(savedQuestionSchema),
  /** Whether all questions are being re-run, because the content changed or someone asked for it. */
  running: z.boolean(),
  /** Questions asked so far in this run. */
  asked: z.number().int(),
});

export const listSavedQuestions = endpoint({
  method: 'GET',
  path: '/api/content/questions',
  access: 'member',
  summary: 'Saved questions with their last results',
  input: z.object({}),
  output: savedQuestionsSchema,
});
export const saveQuestion = endpoint({
  method: 'POST',
  path: '/api/content/questions',
  access: 'member',
  summary: 'Save a question to be asked again after each change',
  input: z.object({ question: query, expects: expectationSchema.prefault({}) }),
  output: z.object({ question: savedQuestionSchema }),
});
export const deleteQuestion = endpoint({
  method: 'DELETE',
  path: '/api/content/questions/:questionId',
  access: 'member',
  summary: 'Delete a saved question',
  input: z.object({ questionId: recordId() }),
  output: z.object({ success: z.boolean() }),
});
export const runQuestions = endpoint({
  method: 'POST',
  path: '/api/content/questions/run',
  access: 'member',
  summary: 'Ask all saved questions again',
  input: z.object({}),
  output: savedQuestionsSchema,
});

/** Something sellers need that is missing from the content. */
const gapSchema = z.object({
  key: z.string(),
  kind: z.enum(['content-type', 'industry', 'solution', 'question']),
  /** For example 'No pricing content'. */
  text: z.string(),
  action: z.string(),
});
export type ContentGap = z.infer<typeof gapSchema>;
export const listGaps = endpoint({
  method: 'GET',
  path: '/api/content/gaps',
  access: 'member',
  summary: 'What the content is missing',
  input: z.object({}),
  output: z.object({ gaps: z.array(gapSchema), covered: z.array(z.string()) }),
});
