import { z } from 'zod';
import { briefSchema, questionSchema, sectionSchema } from './brief.ts';
import { sectionKeySchema } from './brief-marks.ts';
import { sourceSchema } from './evidence.ts';
import { prepDetailSchema, prepStatusSchema } from './prep.ts';

/** How a run stands, without its sections and sources, which come as events of their own. */
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
 * What the calls of a preparation send for `Accept: text/event-stream`. Every event carries an id; with it as
 * Last-Event-ID a reader gets what came after. `end` is the last one.
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
