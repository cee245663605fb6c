import { automationNameOf, type AutomationName } from '#contract/automation.ts';
import { limits } from '#contract/limits.ts';
import { AutomationFailed } from '#server/ports/automation.ts';
import type { TenantContext } from './context.ts';
import { AppError } from './errors.ts';
import { knownCaller, readInput, type Route } from './http.ts';

/** Holds what a call costs before it is sent on, and ends what it held: with true where an answer came. */
export type HoldCost = (ctx: TenantContext) => Promise<(succeeded: boolean) => Promise<void>>;

/** Some automations wrap their one answer in a list. */
function unwrapped(text: string): { value: unknown } | null {
  try {
    const value = JSON.parse(text) as unknown;
    return { value: Array.isArray(value) && value.length === 1 ? (value[0] as unknown) : value };
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The route of an automation call, sent on to the operator's own automation where the settings name it there (decision
 * A106): who calls and what they sent are checked as ever, status and body of the answer are passed on as they stand.
 */
export function sentOn(route: Route, hold: Partial<Record<AutomationName, HoldCost>>): Route {
  const name = automationNameOf(route.endpoint.path);
  if (name === null) return route;
  return {
    ...route,
    async answer(c, services, callLimits) {
      const { automation } = services;
      if (automation === null || !automation.takes(name)) return route.answer(c, services, callLimits);
      const ctx = (await knownCaller(c, route.endpoint, services, callLimits)) as TenantContext;
      const input = await readInput(c, route.endpoint);
      const requestId =
        typeof input['requestId'] === 'string' && input['requestId'] !== '' ? input['requestId'] : ctx.requestId;
      const settle = (await hold[name]?.(ctx)) ?? (async () => undefined);
      let succeeded = false;
      try {
        const { status, text } = await automation.send(
          name,
          { action: name, ...input, requestId, clientId: ctx.organizationId, userID: ctx.userId },
          {
            signal: c.req.raw.signal,
            timeoutMs: route.endpoint.timeoutMs ?? limits.defaultTimeoutMs,
          },
        );
        if (status < 200 || status >= 300)
          return c.body(text === '' && status === 400 ? 'Invalid payload format' : text, status as 400);
        const read = unwrapped(text);
        if (read === null || !isObject(read.value)) throw new AppError('invalid_answer', 'Invalid response format');
        succeeded = read.value['status'] !== 'error';
        return c.json(read.value);
      } catch (error) {
        if (!(error instanceof AutomationFailed)) throw error;
        ctx.log.warn({ err: error, name }, 'the automation did not answer');
        throw error.reason === 'timeout'
          ? new AppError('upstream_timeout', 'Request timeout after all retries')
          : new AppError(
              'upstream_failed',
              'The automation could not be reached. Nothing was stored; try again in a few minutes.',
            );
      } finally {
        await settle(succeeded);
      }
    },
  };
}
