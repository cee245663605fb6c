import { z } from 'zod';
import { claimSchema } from '#contract/evidence.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import type { Log } from '#server/platform/log.ts';
import type { Analyst } from '../analyst.ts';
import { taskMaterial } from './material.ts';
import { claimForm, keepHonest } from './keep-honest.ts';

const rules = `You write one part of a sales brief from evidence. Answer only in the given form.
A claim of kind "fact" carries at least one quote copied letter by letter from the evidence, with the id of its source.
A claim of kind "inference" names in restsOn the ids of the claims it rests on.
Claims of kind "playbook" and "not-found" may only be kept from the draft, word for word.
Never state a number, a company, a person or a product that the evidence does not state. Leave out rather than guess.`;

const claimsForm = z.object({ claims: z.array(claimForm) });

/**
 * An analyst that has a model write the sections. Extraction, ranking and classification stay with `fallback`, and so
 * does a section for which the model fails, answers in another form, or says nothing that stands up.
 */
export function modelAnalyst({ model, fallback, log }: { model: LanguageModel; fallback: Analyst; log: Log }): Analyst {
  return {
    ...fallback,
    name: `model ${model.name}`,
    async compose(task, signal) {
      const draft = z.array(claimSchema).safeParse(await task.draft());
      // Questions keep their own form and rules: they are drafted from the claims that stand.
      if (!draft.success) return fallback.compose(task, signal);
      try {
        const material = taskMaterial(task, draft.data);
        const instructions = `${rules}\n\nThe part: ${task.title}. ${task.instructions}`;
        const { output, inputTokens, outputTokens } = await model.answer({
          instructions,
          material,
          output: claimsForm,
          name: 'claims',
          signal,
        });
        const today = new Date().toISOString().slice(0, 10);
        const { claims: kept, refused } = keepHonest(output.claims, task, draft.data, today);
        log.info(
          { section: task.key, model: model.name, inputTokens, outputTokens, kept: kept.length, refused },
          'section written by the model',
        );
        return kept.length > 0 ? { output: kept, writtenBy: 'model' } : { output: draft.data, writtenBy: 'built-in' };
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        log.warn(
          { err: error, section: task.key, model: model.name },
          'the model failed; the built-in analyst wrote this section',
        );
        return { output: draft.data, writtenBy: 'built-in' };
      }
    },
  };
}
