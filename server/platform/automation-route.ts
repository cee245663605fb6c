import { automationAnswerSchema, automationErrorSchema } from '#contract/automation-answers.ts';
import { automationNameOf, type AutomationName } from '#contract/automation.ts';
import { unwrapAnswer } from '#contract/discovery.ts';
import { limits } from '#contract/limits.ts';
import { AutomationFailed } from '#server/ports/automation.ts';
import type { TenantContext } from './context.ts';
import { AppError } from './errors.ts';
import { knownCaller, readInput, type Route } from './http.ts';

/** What the product does around a call that an automation answers. */
export interface AroundAutomation {
  /** Holds what the call costs before it is sent on, and ends what it held: with true where an answer came. */
  hold?: (ctx: TenantContext) => Promise<(succeeded: boolean) => Promise<void>>;
  /** What is kept of the same request already, which is answered without asking again; null: nothing. */
  known?: (ctx: TenantContext, input: unknown) => Promise<object | null>;
  /** Stores what was answered well, after its shape was checked; what comes back is the call's answer. */
  keep?: (ctx: TenantContext, given: { input: unknown; data: unknown; ms: number }) => Promise<object>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The one answer within whatever wraps it; null: it is none. */
function unwrapped(text: string): Record<string, unknown> | null {
  try {
    const value = unwrapAnswer(JSON.parse(text));
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/** An answer of a call in its stated shape: what went well, or an error of the automation's own. Throws for every other. */
export function readAutomationAnswer(
  name: AutomationName,
  action: unknown,
  text: string,
): { succeeded: boolean; value: Record<string, unknown> } {
  const value = unwrapped(text);
  if (value !== null) {
    const succeeded = value['status'] !== 'error';
    const shape = succeeded ? automationAnswerSchema(name, action) : automationErrorSchema;
    const { success, data } = shape.safeParse(value);
    const documents = !succeeded && name.startsWith('content/process') ? { documents: [] } : {};
    if (success && isObject(data)) return { succeeded, value: { ...data, ...documents } };
  }
  throw new AppError('invalid_answer', 'Invalid response format');
}

/** Characters of a refusal that are passed on. */
const mostRefusal = 2000;

/**
 * The route of an automation call, sent on to the operator's own automation where the settings name it there (decision
 * A106): who calls and what they sent are checked as ever, and so is the shape of what comes back.
 */
export function sentOn(route: Route, around: Partial<Record<AutomationName, AroundAutomation>>): Route {
  const name = automationNameOf(route.endpoint.path);
  if (name === null) return route;
  const { hold, known, keep } = around[name] ?? {};
  return {
    ...route,
    async answer(c, services, callLimits) {
      const { automation } = services;
      if (automation === null || !automation.takes(name)) return route.answer(c, services, callLimits);
      const ctx = (await knownCaller(c, route.endpoint, services, callLimits)) as TenantContext;
      const input = await readInput(c, route.endpoint);
      const requestId =
        typeof input['requestId'] === 'string' && input['requestId'] !== '' ? input['requestId'] : ctx.requestId;
      const before = await known?.(ctx, input);
      if (before) return c.json(before);
      const settle = (await hold?.(ctx)) ?? (async () => undefined);
      let succeeded = false;
      const began = performance.now();
      try {
        const { status, text } = await automation.send(
          name,
          { action: name, ...input, requestId, clientId: ctx.organizationId, userID: ctx.userId },
          {
            signal: c.req.raw.signal,
            timeoutMs: route.endpoint.timeoutMs ?? limits.defaultTimeoutMs,
          },
        );
        if (status < 200 || status >= 300) {
          const said = text === '' && status === 400 ? 'Invalid payload format' : text.slice(0, mostRefusal);
          return c.text(said, status as 400);
        }
        const answer = readAutomationAnswer(name, input['action'], text);
        const ms = Math.round(performance.now() - began);
        const kept =
          answer.succeeded && keep ? await keep(ctx, { input, data: answer.value['data'], ms }) : answer.value;
        succeeded = answer.succeeded;
        return c.json(kept);
      } catch (error) {
        if (!(error instanceof AutomationFailed)) throw error;
        ctx.log.warn({ err: error, name }, 'the automation did not answer');
        throw error.reason === 'timeout'
          ? new AppError('upstream_timeout', 'Request timeout after all retries')
          : new AppError(
              'upstream_failed',
              'We couldn’t reach the automation. Nothing was stored. Try again in a few minutes.',
            );
      } finally {
        await settle(succeeded);
      }
    },
  };
}
