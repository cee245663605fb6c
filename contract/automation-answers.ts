import { z } from 'zod';
import type { AutomationName } from './automation.ts';
import { sectionKeys } from './brief.ts';
import { contentAnswerSchema } from './content.ts';
import {
  createSession,
  deletedAnswerSchema,
  sessionAnswerSchema,
  sessionsAnswerSchema,
  summarizeDiscovery,
} from './discovery.ts';
import { limits } from './limits.ts';
import { lookUpClient } from './members.ts';
import { draftSolution } from './proposal.ts';
import { solutionOptions } from './solutions.ts';
import { block, line } from './text.ts';

/**
 * Limits of an automation's response: characters per question, statement and message, and how many of each it may
 * return.
 */
const at = { question: 500, questions: 20, statement: 2000, statements: 20, message: 1000 } as const;
const question = line(at.question).min(1);
const statement = block(at.statement).min(1);

/**
 * A prep as returned by an automation: the questions the specification requires (S3-PREPD-01), the URL of its own
 * document and, optionally, statements by section. Unknown fields are dropped.
 */
export const automationPrepSchema = z
  .object({
    currentDiscQuestions: z.array(question).max(at.questions),
    futureDiscQuestions: z.array(question).max(at.questions),
    prepDocUrl: line(limits.text.address).default(''),
    companyName: line(limits.text.prepField).default(''),
    prospWebUrl: line(limits.text.address).default(''),
    sections: z
      .partialRecord(
        z.enum(sectionKeys),
        z.union([statement.transform((one) => [one]), z.array(statement).max(at.statements)]),
      )
      .default({}),
  })
  .refine(
    ({ currentDiscQuestions, futureDiscQuestions, sections }) =>
      currentDiscQuestions.length + futureDiscQuestions.length + Object.keys(sections).length > 0,
    'a preparation has a question or a statement',
  );
export type AutomationPrep = z.infer<typeof automationPrepSchema>;

/** An error response; code `INVALID_URL` is shown under the form field (S8-HOOK-03). */
export const automationErrorSchema = z.object({
  status: z.literal('error'),
  error: z
    .object({ code: line(limits.text.word).catch(''), message: block(at.message).catch('') })
    .default({ code: '', message: '' }),
});

const success = z.literal('success');
const sessionAnswers: Record<string, z.ZodType> = {
  loadAll: sessionsAnswerSchema,
  loadSingle: sessionAnswerSchema,
  delete: deletedAnswerSchema,
};
const content = contentAnswerSchema.extend({ status: success });
const shapes: Record<Exclude<AutomationName, 'load-session'>, z.ZodType> = {
  discovery: summarizeDiscovery.output.required({ data: true }).extend({ status: success }),
  solution: draftSolution.output.required({ data: true }).extend({ status: success }),
  'create-session': createSession.output.required({ data: true }).extend({ status: success }),
  client: lookUpClient.output.required({ data: true }).extend({ status: success }),
  'meeting-prepper': z.object({ status: success, data: automationPrepSchema }),
  'content/process-document': content,
  'content/process-weburl': content,
  'content/process-youtube': content,
  'content/solution-options': solutionOptions.output,
};

/** Returns the schema of a call's success response; that of the session endpoint depends on `action`. */
export function automationAnswerSchema(name: AutomationName, action: unknown): z.ZodType {
  return name === 'load-session' ? (sessionAnswers[String(action)] ?? z.never()) : shapes[name];
}
