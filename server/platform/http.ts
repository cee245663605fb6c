import { randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import type { Context as HonoContext } from 'hono';
import { limits } from '#contract/limits.ts';
import { errorKinds, type ErrorBody } from '#contract/errors.ts';
import type { Access, Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts';
import type { Context, Services, TenantContext, UserContext } from './context.ts';
import { authenticate } from '#server/access/authenticate.ts';
import { FilesUnavailable } from '#server/ports/files.ts';
import { PaymentsUnavailable } from '#server/ports/payments.ts';
import { AppError } from './errors.ts';
import { isDatabaseAway, isNoSpace } from '#server/process/passing-failure.ts';
import { eventStream, wantsEvents } from './event-stream.ts';
import { JsonText } from './json-text.ts';
import { withoutToken, type Log } from './log.ts';
import { closing, headerOf, readBody, refuseLarge } from './node-request.ts';
import type { CallLimits } from './rate-limit.ts';

interface ContextOf {
  public: Context;
  'signed-in': UserContext;
  member: TenantContext & UserContext;
  admin: TenantContext & UserContext;
}

/** Responses that already carry the shared headers. */
const answered = new WeakSet<Response>();

/** Keeps headers a plain object, so that the server writes the response without building a web Response. */
function jsonAnswer(c: HonoContext, text: string, status = 200, more: Record<string, string> = {}): Response {
  const headers = { ...c.get('headers'), 'content-type': 'application/json', ...more };
  const response = new Response(text, { status, headers });
  answered.add(response);
  return response;
}

/** Returns database-made JSON as it is; validates anything else with the endpoint's schema. */
function checkedAnswer(c: HonoContext, endpoint: Endpoint, output: unknown, status = 200): Response {
  if (output instanceof JsonText) return jsonAnswer(c, output.text, status);
  return jsonAnswer(c, JSON.stringify(endpoint.output.parse(output)), status);
}

const usualBody = { bytes: 1024 * 1024, text: 'The request is larger than 1 MB' };

/** An endpoint bound to its verb; `server/app.ts` lists them all. */
export interface Route {
  endpoint: Endpoint;
  /** Takes form data, so it bypasses the JSON parser. */
  readsBody?: true;
  answer(honoContext: HonoContext, services: Services, limits: CallLimits): Promise<Response>;
}

/** A schema's own check may throw on a non-text value that has a length; that is invalid input too. */
function parseInput(endpoint: Endpoint, given: object): ReturnType<Endpoint['input']['safeParse']> {
  try {
    return endpoint.input.safeParse(given);
  } catch (error) {
    throw new AppError('invalid_input', 'Invalid input', { cause: String(error) });
  }
}

/** Returns the fields of a JSON body; an empty body has none. Throws `invalid_input` for anything but an object. */
function readFields(body: string): Record<string, unknown> {
  if (body === '') return {};
  let fields: unknown;
  try {
    fields = JSON.parse(body);
  } catch (error) {
    throw new AppError('invalid_input', 'The request body isn’t valid JSON', { cause: String(error) });
  }
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields))
    throw new AppError('invalid_input', 'The request body isn’t a JSON object');
  return fields as Record<string, unknown>;
}

/** Adds what was sent under an alternative name (decision A110). */
function withAliases({ aliases = {} }: Endpoint, sent: Record<string, unknown>): Record<string, unknown> {
  const named = { ...sent };
  for (const [alias, name] of Object.entries(aliases)) if (alias in sent) named[name] ??= sent[alias];
  return named;
}

/** Reads and validates the request's input. Throws `invalid_input`. */
export async function readInput(c: HonoContext, endpoint: Endpoint): Promise<Record<string, unknown>> {
  const query = withAliases(endpoint, c.req.query());
  const fields = withAliases(endpoint, readFields(await readBody(c, endpoint.maxBody ?? usualBody)));
  // The query decides on what belongs there: a body can't name another record (decision A116).
  for (const name of endpoint.query ?? []) delete fields[name];
  const given: Record<string, unknown> = { ...query, ...fields, ...c.req.param() };
  const parsed = parseInput(endpoint, given);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }));
  throw new AppError('invalid_input', issues[0]?.message ?? 'Invalid input', { issues });
}

/** Returns the caller if they have access and are within their own and their organization's rate limits. */
export async function knownCaller(
  c: HonoContext,
  endpoint: Endpoint,
  services: Services,
  limits: CallLimits,
): Promise<Context | UserContext | TenantContext> {
  const ctx = await authenticate(endpoint, (name) => headerOf(c, name), c.get('requestId'), services);
  if ('userId' in ctx) limits.people.take(ctx.userId);
  if (ctx.apiKey !== undefined) limits.keys.take(ctx.apiKey.keyId);
  if ('organizationId' in ctx) limits.organizations.take(ctx.organizationId);
  return ctx;
}

/** Binds a verb to an endpoint; checks caller, input and output in one place. */
export function route<E extends Endpoint, A extends Access = E['access']>(
  endpoint: E & { access: A },
  verb: (ctx: ContextOf[A], input: InputOf<E>) => Promise<OutputOf<E> | JsonText<OutputOf<E>>>,
  status: (output: OutputOf<E>) => 200 | 201 | 503 = () => 200,
): Route {
  return {
    endpoint,
    async answer(c, services, limits) {
      const ctx = await knownCaller(c, endpoint, services, limits);
      const input = await readInput(c, endpoint);
      const output = await verb(ctx as ContextOf[A], input as InputOf<E>);
      return checkedAnswer(c, endpoint, output, output instanceof JsonText ? 200 : status(output));
    },
  };
}

type Streamed<E extends Endpoint, A extends Access> = (
  ctx: ContextOf[A],
  input: InputOf<E>,
  options: { lastEventId: string; signal: AbortSignal },
) => Promise<AsyncIterable<{ event: string; id: string; data: unknown }>>;

/** Binds a verb that streams events to callers that accept `text/event-stream`. */
export function eventRoute<E extends Endpoint, A extends Access = E['access']>(
  endpoint: E & { access: A },
  verb: (ctx: ContextOf[A], input: InputOf<E>, signal: AbortSignal) => Promise<OutputOf<E> | JsonText<OutputOf<E>>>,
  stream: Streamed<E, A>,
): Route {
  return {
    endpoint,
    async answer(c, services, people) {
      const ctx = await knownCaller(c, endpoint, services, people);
      const input = (await readInput(c, endpoint)) as InputOf<E>;
      const stop = closing(c);
      const signal = AbortSignal.any([stop.signal, services.live.closing]);
      if (!wantsEvents(headerOf(c, 'accept')))
        return checkedAnswer(c, endpoint, await verb(ctx as ContextOf[A], input, signal));
      const events = await stream(ctx as ContextOf[A], input, {
        lastEventId: c.req.header('last-event-id') ?? '',
        signal,
      });
      return eventStream(services.metrics.stream(events), stop, (error) =>
        ctx.log.error({ err: error, path: endpoint.path }, 'a stream broke'),
      );
    },
  };
}

/** Binds a verb that returns a text file to download. */
export function fileRoute<E extends Endpoint, A extends Access = E['access']>(
  endpoint: E & { access: A },
  verb: (ctx: ContextOf[A], input: InputOf<E>) => Promise<string>,
  file: { type: string; name: string },
): Route {
  return {
    endpoint,
    async answer(c, services, limits) {
      const ctx = await knownCaller(c, endpoint, services, limits);
      const text = await verb(ctx as ContextOf[A], (await readInput(c, endpoint)) as InputOf<E>);
      return c.body(text, 200, {
        'content-type': file.type,
        'content-disposition': `attachment; filename="${file.name}"`,
      });
    },
  };
}

/**
 * Returns both forms of a path: the specification's calls work with and without a trailing '/route' (decision A124).
 */
export function pathsOf(path: string): string[] {
  if (path.endsWith('/route')) return [path, path.slice(0, -'/route'.length)];
  return /^\/api\/(records|identity|automation|users)\//.test(path) ? [path, `${path}/route`] : [path];
}

/** What every call passes before it is handled; throws if it must not continue. */
export interface Gate {
  limits: CallLimits;
  /** Headers of every response. */
  headers: Promise<Record<string, string>>;
  pass(c: HonoContext): Promise<void>;
}

/**
 * Serves the routes without the middleware of pages: each response is built once, headers included.
 * A call that reads its own body (a form) goes through the middleware instead.
 */
export function mount(app: Hono, routes: readonly Route[], services: Services, gate: Gate): void {
  const answer = async (c: HonoContext, route: Route): Promise<Response> => {
    try {
      await gate.pass(c);
      refuseLarge(c, route.endpoint.maxBody ?? usualBody);
      return await route.answer(c, services, gate.limits);
    } catch (error) {
      return errorResponse(error, c, services);
    }
  };
  for (const each of routes)
    app.on(each.endpoint.method, pathsOf(each.endpoint.path), async (c) => {
      const began = performance.now();
      const requestId = randomUUID();
      const headers = { ...(await gate.headers), 'cache-control': 'no-store', 'x-request-id': requestId };
      c.set('requestId', requestId);
      c.set('headers', headers);
      c.set('route', each.endpoint.path);
      const what = `${c.req.method} ${withoutToken(c.req.path)}`;
      const response = await services.condition.track(what, requestId, () => answer(c, each));
      // Responses other than JSON don't have them yet.
      if (!answered.has(response))
        for (const [name, value] of Object.entries(headers))
          if (!response.headers.has(name)) response.headers.set(name, value);
      const seconds = (performance.now() - began) / 1000;
      services.metrics.call(c.req.method, each.endpoint.path, response.status, seconds);
      services.reports.trace(`${c.req.method} ${each.endpoint.path}`, response.status, seconds);
      logCall(c, services.log, response.status, began);
      return response;
    });
}

/** Logs one line per request at debug level. */
export function logCall(c: HonoContext, log: Log, status: number, began: number): void {
  if (!log.isLevelEnabled('debug')) return;
  const ms = Math.round(performance.now() - began);
  log.debug(
    { requestId: c.get('requestId'), method: c.req.method, path: withoutToken(c.req.path), status, ms },
    'request',
  );
}

const paymentsUnavailableText =
  'We can’t reach the payment provider right now. Nothing was changed or charged. Try again in a minute.';

const filesUnavailableText = 'We can’t reach the file storage right now. Nothing was lost. Try again in a minute.';
const storageFullText =
  "The server's disk is full, so nothing was saved. Ask your operator to free some space, then try again.";
const databaseAwayText =
  'The database is restarting. Your last change may not be saved: try again in a few seconds and check it.';

/** Maps an error to what a caller may know; null if there is nothing useful to say. */
function knownError(error: unknown, { condition }: Services): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof PaymentsUnavailable) return new AppError('upstream_failed', paymentsUnavailableText);
  if (error instanceof FilesUnavailable) return new AppError('upstream_failed', filesUnavailableText);
  const isAway = isDatabaseAway(error);
  if (isNoSpace(error) || (isAway && condition.database === 'full'))
    return new AppError('storage_full', storageFullText);
  const { retryAfterSeconds: retryAfter } = limits.process;
  return isAway ? new AppError('unavailable', databaseAwayText, { retryAfter }) : null;
}

/** Turns an error into a response; the only place that does. Unknown errors never expose their message. */
export function errorResponse(error: unknown, c: HonoContext, services: Services): Response {
  const requestId = c.get('requestId') as string;
  const known = knownError(error, services);
  const code = known?.code ?? 'internal';
  const { status } = errorKinds[code];
  if (status >= 500) {
    services.metrics.error(code);
    services.reports.error(error, { where: `${c.req.method} ${c.get('route') ?? 'page'}`, code });
    services.log.error({ requestId, code, err: error, path: withoutToken(c.req.path) }, 'request failed');
  }
  const body: ErrorBody = {
    error: known?.message ?? 'Something went wrong on our side. Nothing was lost. Try again.',
    code,
    requestId,
    ...(known?.details === undefined ? {} : { details: known.details }),
  };
  const { retryAfter, allow } = known?.details ?? {};
  return jsonAnswer(c, JSON.stringify(body), status, {
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    ...(typeof allow === 'string' ? { allow } : {}),
  });
}
