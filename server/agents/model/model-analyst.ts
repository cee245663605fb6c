import { z } from 'zod';
import { claimSchema } from '#contract/evidence.ts';
import { limits } from '#contract/limits.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import type { Log } from '#server/platform/log.ts';
import type { Analyst } from '../analyst.ts';
import type { BriefTask, WrittenParts } from '../brief-writer.ts';
import { taskMaterial } from './material.ts';
import { claimForm, keepHonest } from './keep-honest.ts';
import { startModelRun } from './model-run.ts';
import { writeBrief } from './write-brief.ts';

const rules = `You answer a question from evidence, as JSON in the given form and nothing else:
{"claims":[{"id":"1","text":"","kind":"fact","quotes":[{"sourceId":"","text":""}],"restsOn":[]}]}
A claim of kind "fact" carries at least one quote copied letter by letter from the evidence, with the id of its source.
A claim of kind "inference" names in restsOn the ids of the claims it rests on.
Never state a number, a company, a person or a product that the evidence does not state. Leave out rather than guess.`;

/** Returns the rules' draft unchanged, for when the model's part fails. */
const asDrafted = ({ draft }: BriefTask, model: string): WrittenParts => ({
  sections: draft.sections,
  questions: null,
  read: [],
  report: {
    model,
    calls: 0,
    ms: 0,
    inputTokens: null,
    outputTokens: null,
    inputCharacters: 0,
    outputCharacters: 0,
    said: 0,
    kept: 0,
    refused: {},
    written: [],
    notes: ['Writing with the model failed on our side. Rules wrote the whole brief.'],
  },
});

const answerMs = 25_000;
const claimsForm = z.object({ claims: z.array(claimForm) });
const { textCharacters, quoteCharacters, quotes, items } = limits.model;
const saidClaims = z.object({
  claims: z
    .array(
      claimForm.extend({
        text: z.string().max(textCharacters),
        quotes: z.array(z.object({ sourceId: z.string().max(60), text: z.string().max(quoteCharacters) })).max(quotes),
        restsOn: z.array(z.string().max(60)).max(items),
      }),
    )
    .max(limits.model.entries),
});

/**
 * An analyst with a model, which answers from content and rewrites briefs.
 * Extraction, ranking, classification and drafts come from `fallback`, and so does whatever the model fails at.
 */
export function modelAnalyst({ model, fallback, log }: { model: LanguageModel; fallback: Analyst; log: Log }): Analyst {
  return {
    ...fallback,
    name: `model ${model.name}`,
    async writeBrief(task) {
      try {
        return await writeBrief(task, { model, log });
      } catch (error) {
        if (task.signal.aborted) throw task.signal.reason;
        // Whatever fails here, the draft is a complete brief.
        log.error({ err: error, model: model.name }, 'the model’s part of a brief failed');
        for (const [key, section] of task.draft.sections) task.onSection(key, section);
        return asDrafted(task, model.name);
      }
    },
    async answer(task, signal) {
      const draft = z.array(claimSchema).safeParse(await task.draft());
      if (!draft.success) return fallback.answer(task, signal);
      try {
        const run = startModelRun(model, { budgetMs: answerMs, signal, log });
        const answer = await run.ask(
          {
            instructions: rules,
            material: `${taskMaterial(task, draft.data)}\n\n${task.title}. ${task.instructions}`,
            form: claimsForm,
            name: 'claims',
          },
          answerMs,
        );
        if (answer === null) return { output: draft.data, writtenBy: 'built-in' };
        const { json, usage } = answer;
        const { claims: kept, refused } = keepHonest(saidClaims.parse(json).claims, task, draft.data, task.today);
        log.info({ model: model.name, ...usage, kept: kept.length, refused }, 'an answer was written by the model');
        return kept.length > 0 ? { output: kept, writtenBy: 'model' } : { output: draft.data, writtenBy: 'built-in' };
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        log.warn(
          { err: error, model: model.name },
          'the model’s answer could not be used; the built-in analyst answered',
        );
        return { output: draft.data, writtenBy: 'built-in' };
      }
    },
  };
}
