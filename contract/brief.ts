import { z } from 'zod';
import { claimSchema, evidenceSchema, sourceSchema } from './evidence.ts';

/** The eight sections of a brief in reading order; the specification's ninth part is the 8 questions. */
export const sectionKeys = [
  'companySummary',
  'financialInsights',
  'competitors',
  'personalInsights',
  'industryTrends',
  'painPoints',
  'solutionMapping',
  'talkingPoints',
] as const;
export type SectionKey = (typeof sectionKeys)[number];

export const sectionTitles: Record<SectionKey, string> = {
  companySummary: 'Company summary',
  financialInsights: 'Financial insights',
  competitors: 'Top 3 competitors',
  personalInsights: 'Personal insights',
  industryTrends: 'Industry trends',
  painPoints: 'Predicted pain points',
  solutionMapping: 'Solution mapping',
  talkingPoints: 'Talking points',
};

/** `waiting` and `working` occur only during a run; a finished run has only the other three. */
export const sectionStatusSchema = z.enum(['waiting', 'working', 'ready', 'empty', 'failed']);
/** Who wrote a section: the built-in analyst or a model, both held to the same checks. */
export const writerSchema = z.enum(['built-in', 'model']);
export type Writer = z.infer<typeof writerSchema>;
export const sectionSchema = z.object({
  status: sectionStatusSchema,
  claims: z.array(claimSchema),
  error: z.string().optional(),
  writtenBy: writerSchema.optional(),
});
export type Section = z.infer<typeof sectionSchema>;

export const questionSchema = z.object({
  text: z.string(),
  state: z.enum(['current', 'future']),
  /** Why to ask this question. */
  why: z.string(),
  /** What a good answer reveals. */
  reveals: z.string(),
  /** Ids of the claims behind the question; empty if it comes from the playbook alone. */
  restsOn: z.array(z.string()),
  /** Every claim behind it was marked wrong; the next refresh replaces the question. */
  doubtful: z.boolean().optional(),
});
export type Question = z.infer<typeof questionSchema>;

export const prospectSchema = z.object({
  company: z.string(),
  domain: z.string().nullable(),
  url: z.string().nullable(),
  person: z.object({ name: z.string(), role: z.string() }).nullable(),
});
export type Prospect = z.infer<typeof prospectSchema>;

/** Milliseconds since the run began; `networkMs` is the time with at least one request in flight. */
export const timingsSchema = z.object({
  firstSectionMs: z.number().nullable(),
  totalMs: z.number(),
  networkMs: z.number(),
});
export type Timings = z.infer<typeof timingsSchema>;

const sectionShape = Object.fromEntries(sectionKeys.map((key) => [key, sectionSchema])) as Record<
  SectionKey,
  typeof sectionSchema
>;

export const briefSchema = z.object({
  prospect: prospectSchema,
  sections: z.object(sectionShape),
  questions: z.array(questionSchema),
  currentDiscQuestions: z.array(z.string()),
  futureDiscQuestions: z.array(z.string()),
  sources: z.array(sourceSchema),
  timings: timingsSchema,
  /** The evidence behind the brief; empty for older briefs and where it isn't requested. */
  ledger: z.array(evidenceSchema).default([]),
});
export type Brief = z.infer<typeof briefSchema>;
