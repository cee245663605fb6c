import { z } from 'zod';
import type { ModelTest } from '#contract/model.ts';
import { limits } from '#contract/limits.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { createRateLimit } from '#server/platform/rate-limit.ts';
import { ModelError, type LanguageModel, type ModelFault } from '#server/ports/language-model.ts';
import { findModel } from './find-model.ts';

/** Limits tests per organization and minute, because each costs the operator tokens. */
const tests = createRateLimit(limits.model.testsPerMinute);

const answerShown = 200;
const form = z.object({ ready: z.boolean(), model: z.string() });
const request = {
  instructions: 'Answer with JSON in the given form and nothing else: {"ready":true,"model":"your name"}.',
  material: 'Are you ready?',
  name: 'test',
};

/** What an admin can do about a fault of the organization's own model. */
const ownActions: Record<ModelFault, string> = {
  timeout: 'Choose a faster model, or check that its server has it loaded.',
  'rate-limited': 'Wait a minute, or ask the provider for a higher limit.',
  refused: 'Enter the key again.',
  form: 'Check the name of the model and the address.',
  'server-error': 'Try again in a few minutes. If it keeps failing, ask the provider.',
  connection: 'Check the address.',
  'too-large': 'Choose a model that follows instructions.',
  malformed: 'Choose a model that answers in JSON.',
  declined: 'Choose another model: this one declines harmless questions.',
  'private-address': 'Enter an address that can be reached from the internet.',
  limit: 'Raise the limit, or wait for the next month.',
};

const actions: Record<ModelFault, string> = {
  timeout: 'Ask your operator to check that the model is loaded, or to choose a faster one.',
  'rate-limited': 'Wait a minute, or ask your operator for a higher limit with the provider.',
  refused: 'Ask your operator to check MODEL_KEY.',
  form: 'Ask your operator to check MODEL_NAME and MODEL_URL.',
  'server-error': 'Try again in a few minutes. If it keeps failing, ask your operator to check that server’s log.',
  connection: 'Ask your operator to check MODEL_URL, and that this server can reach it.',
  'too-large': 'Ask your operator for a model that follows instructions.',
  malformed: 'Ask your operator for a model that answers in JSON.',
  declined: 'Ask your operator for another model: this one declines harmless questions.',
  'private-address': 'Ask your operator to check MODEL_URL.',
  limit: 'Raise the limit, or wait for the next month.',
};

async function ask(model: LanguageModel): Promise<unknown> {
  const until = performance.now() + limits.model.testMs;
  const call = { ...request, timeoutMs: limits.model.testMs, signal: new AbortController().signal };
  try {
    return (await model.answer({ ...call, form })).json;
  } catch (error) {
    // A server that refuses the response schema is asked without it, as runs do.
    if (!(error instanceof ModelError) || error.fault !== 'form') throw error;
    const timeoutMs = Math.max(1, Math.floor(until - performance.now()));
    return (await model.answer({ ...call, timeoutMs, form: null })).json;
  }
}

/**
 * Asks the model one short question and reports the outcome; sends none of the organization's data and isn't counted.
 */
export async function testModel(ctx: TenantContext): Promise<ModelTest> {
  const { model, isOwn } = await findModel(ctx);
  if (model === null) return { state: 'not-configured' };
  tests.take(ctx.organizationId);
  const began = performance.now();
  const took = (): number => Math.round(performance.now() - began);
  try {
    const answer = JSON.stringify(await ask(model)).slice(0, answerShown);
    return { state: 'answered', model: model.name, ms: took(), answer };
  } catch (error) {
    ctx.log.warn({ err: error, model: model.name }, 'the test of the model failed');
    const failed = error instanceof ModelError ? error : null;
    const status = failed?.status ?? null;
    return {
      state: 'failed',
      model: model.name,
      ms: took(),
      reason: `${failed?.message ?? 'The model’s answer couldn’t be read.'}${status === null ? '' : ` (status ${status})`}`,
      action: (isOwn ? ownActions : actions)[failed?.fault ?? 'malformed'],
    };
  }
}
