import { z } from 'zod';
import { claimSchema, type Claim } from '#contract/evidence.ts';
import type { LanguageModel } from '#server/ports/language-model.ts';
import type { Log } from '#server/platform/log.ts';
import type { Analyst, Composition } from '../analyst.ts';
import { taskMaterial } from './material.ts';
import { isSupported } from './supported.ts';

const rules = `You write one part of a sales brief from evidence. Answer only in the given form.
A claim of kind "fact" carries at least one quote copied letter by letter from the evidence, with the id of its source.
A claim of kind "inference" names in restsOn the ids of the claims it rests on.
Claims of kind "playbook" and "not-found" may only be kept from the draft, word for word.
Never state a number, a company, a person or a product that the evidence does not state. Leave out rather than guess.`;

// A provider's strict form wants an object at the top and no refinements; the runner checks the full schema afterwards.
const claimForm = z.object({
  id: z.string(),
  text: z.string(),
  kind: z.enum(['fact', 'inference', 'playbook', 'not-found']),
  quotes: z.array(z.object({ sourceId: z.string(), text: z.string() })),
  restsOn: z.array(z.string()),
});
const claimsForm = z.object({ claims: z.array(claimForm) });

/** Kept claims: facts that their quotes support, entries of the playbook and gaps exactly as drafted, known ids alone. */
function keepHonest(
  written: readonly z.infer<typeof claimForm>[],
  task: Composition,
  draft: readonly Claim[],
): Claim[] {
  const drafted = new Set(draft.map(({ kind, text }) => `${kind} ${text}`));
  const given = draft.map(({ text }) => text).join(' ');
  return written.flatMap((each): Claim[] => {
    const { restsOn, ...rest } = each;
    const parsed = claimSchema.safeParse(restsOn.length > 0 ? { ...rest, restsOn } : rest);
    if (!parsed.success) return [];
    const claim = parsed.data;
    const ownWords = claim.kind === 'playbook' || claim.kind === 'not-found';
    if (ownWords ? !drafted.has(`${claim.kind} ${claim.text}`) : !isSupported(claim, given)) return [];
    return [claim];
  });
}

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
        log.info({ section: task.key, model: model.name, inputTokens, outputTokens }, 'section written by the model');
        const kept = keepHonest(output.claims, task, draft.data);
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
