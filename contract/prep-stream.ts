import { z } from 'zod';
import { briefSchema, questionSchema, sectionSchema } from './brief.ts';
import { sectionKeySchema } from './brief-marks.ts';
import { sourceSchema } from './evidence.ts';
import { prepDetailSchema, prepStatusSchema } from './prep.ts';

/** State of a run without sections and sources, which arrive as separate events. */
export const prepStateSchema = prepDetailSchema
  .pick({
    prepMeetingId: true,
    status: true,
    isPrepping: true,
    companyName: true,
    prospWebUrl: true,
    updatedAt: true,
    startedAt: true,
    steps: true,
    failure: true,
    runKind: true,
    runSection: true,
    currentDiscQuestions: true,
    futureDiscQuestions: true,
  })
  .extend({ prospect: briefSchema.shape.prospect, questions: z.array(questionSchema) });
export type PrepState = z.infer<typeof prepStateSchema>;

/**
 * Events of a prep for `Accept: text/event-stream`.
 * Every event has an id; sending it as Last-Event-ID resumes after it.
 * `end` is the last event.
 */
export const prepEvents = {
  source: z.object({ source: sourceSchema }),
  section: z.object({ key: sectionKeySchema, section: sectionSchema }),
  prep: prepStateSchema,
  end: z.object({ status: prepStatusSchema }),
} as const;

export type PrepStreamEvent = {
  [Kind in keyof typeof prepEvents]: { event: Kind; id: string; data: z.infer<(typeof prepEvents)[Kind]> };
}[keyof typeof prepEvents];
