import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { automationAnswerSchema, automationErrorSchema } from '#contract/automation-answers.ts';
import { automationNameOf, type AutomationName } from '#contract/automation.ts';
import type { ErrorBody } from '#contract/errors.ts';
import { unwrapAnswer } from '#contract/discovery.ts';
import { limits } from '#contract/limits.ts';
import { requireOwnIds } from '#server/access/own-client.ts';
import { AutomationFailed } from '#server/ports/automation.ts';
import type { TenantContext } from './context.ts';
import { AppError } from './errors.ts';
import { knownCaller, readInput, type Route } from './http.ts';

/** What the product adds around a call that an automation handles. */
export interface AroundAutomation {
  /** Reserves the cost before forwarding; returns a function that settles it, with true if a response came. */
  hold?: (ctx: TenantContext) => Promise<(succeeded: boolean) => Promise<void>>;
  /** Returns the stored result of the same request without asking again, or null if there is none. */
  known?: (ctx: TenantContext, input: unknown) => Promise<object | null>;
  /** Stores a successful, validated response and returns the call's result. */
  keep?: (ctx: TenantContext, given: { input: unknown; data: unknown; ms: number }) => Promise<object>;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the single response inside any wrapper, or null if there is none. */
function unwrapped(text: string): Record<string, unknown> | null {
  try {
    const value = unwrapAnswer(JSON.parse(text));
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * Parses an automation's response: success in the declared shape, or the automation's own error.
 * Throws for anything else.
 */
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

/** Maximum characters of an error text that are passed on or logged. */
const mostRefusal = 2000;

/** Passes a status on, unless a browser would act on it: a redirect has no body to read. */
const ownStatus = (status: number) => (status >= 400 && status <= 599 ? status : 502) as ContentfulStatusCode;

/**
 * Wraps a route so that configured calls are forwarded to the operator's automation (decision A106).
 * Caller, input and whose ids it names are checked as usual, and so is the shape of the response.
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
      requireOwnIds(ctx, input);
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
        if (status === 400) return c.text(text === '' ? 'Invalid payload format' : text.slice(0, mostRefusal), 400);
        if (status < 200 || status >= 300) {
          ctx.log.warn({ name, status, text: text.slice(0, mostRefusal) }, 'the automation refused');
          const body: ErrorBody = {
            error: `HTTP error! Status: ${status}`,
            code: 'automation_refused',
            requestId: ctx.requestId,
          };
          return c.json(body, ownStatus(status));
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
