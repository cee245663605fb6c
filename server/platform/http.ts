import type { Hono } from 'hono';
import type { Context as HonoContext } from 'hono';
import { errorKinds, type ErrorBody } from '#contract/errors.ts';
import type { Access, Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts';
import type { Context, Services, TenantContext, UserContext } from './context.ts';
import { authenticate } from './authenticate.ts';
import { PaymentsUnavailable } from '#server/ports/payments.ts';
import { AppError } from './errors.ts';
import { eventStream, wantsEvents } from './event-stream.ts';
import { withoutToken } from './log.ts';
import type { CallLimits } from './rate-limit.ts';

interface ContextOf {
  public: Context;
  'signed-in': UserContext;
  member: TenantContext & UserContext;
  admin: TenantContext & UserContext;
}

/** An endpoint with the verb that answers it; `server/app.ts` lists them all. */
export interface Route {
  endpoint: Endpoint;
  answer(honoContext: HonoContext, services: Services, limits: CallLimits): Promise<Response>;
}

/** What was sent, as the endpoint's schema reads it. */
export async function readInput(c: HonoContext, endpoint: Endpoint): Promise<Record<string, unknown>> {
  const query = c.req.query();
  const body = await c.req.text();
  let fields: unknown = {};
  try {
    if (body !== '') fields = JSON.parse(body);
  } catch (error) {
    throw new AppError('invalid_input', 'The request body is not valid JSON', { cause: String(error) });
  }
  const parsed = endpoint.input.safeParse({ ...query, ...(fields as object), ...c.req.param() });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message }));
  throw new AppError('invalid_input', issues[0]?.message ?? 'Invalid input', { issues });
}

/** Who calls, if they may and within what they and their organization may call a minute. */
export async function knownCaller(c: HonoContext, endpoint: Endpoint, services: Services, limits: CallLimits): Promise<Context | UserContext | TenantContext> {
  const ctx = await authenticate(endpoint.access, c.req.raw.headers, c.get('requestId'), services);
  if ('userId' in ctx) limits.people.take(ctx.userId);
  if ('organizationId' in ctx) limits.organizations.take(ctx.organizationId);
  return ctx;
}

/** Binds a verb to an endpoint: who calls, what they sent and what they get back are checked here, once for all. */
export function route<E extends Endpoint, A extends Access = E['access']>(
  endpoint: E & { access: A },
  verb: (ctx: ContextOf[A], input: InputOf<E>) => Promise<OutputOf<E>>,
  status: (output: OutputOf<E>) => 200 | 201 | 503 = () => 200,
): Route {
  return {
    endpoint,
    async answer(c, services, limits) {
      const ctx = await knownCaller(c, endpoint, services, limits);
      const input = await readInput(c, endpoint);
      const output = await verb(ctx as ContextOf[A], input as InputOf<E>);
      return c.json(endpoint.output.parse(output) as object, status(output));
    },
  };
}

type Streamed<E extends Endpoint, A extends Access> = (
  ctx: ContextOf[A], input: InputOf<E>, options: { lastEventId: string; signal: AbortSignal },
) => Promise<AsyncIterable<{ event: string; id: string; data: unknown }>>;

/** The same for a call that answers events as they come to whoever accepts `text/event-stream`. */
export function eventRoute<E extends Endpoint, A extends Access = E['access']>(
  endpoint: E & { access: A },
  verb: (ctx: ContextOf[A], input: InputOf<E>, signal: AbortSignal) => Promise<OutputOf<E>>,
  stream: Streamed<E, A>,
): Route {
  return {
    endpoint,
    async answer(c, services, people) {
      const ctx = await knownCaller(c, endpoint, services, people);
      const input = (await readInput(c, endpoint)) as InputOf<E>;
      const stop = new AbortController();
      c.req.raw.signal.addEventListener('abort', () => stop.abort(), { once: true });
      const signal = AbortSignal.any([stop.signal, services.live.closing]);
      if (!wantsEvents(c.req.raw.headers)) return c.json(endpoint.output.parse(await verb(ctx as ContextOf[A], input, signal)) as object);
      const events = await stream(ctx as ContextOf[A], input, { lastEventId: c.req.header('last-event-id') ?? '', signal });
      return eventStream(events, stop, (error) => ctx.log.error({ err: error, path: endpoint.path }, 'a stream broke'));
    },
  };
}

/** The same for a verb that answers a text file to be saved under a name. */
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
      return c.body(text, 200, { 'content-type': file.type, 'content-disposition': `attachment; filename="${file.name}"` });
    },
  };
}

/** The specification's calls answer with and without a trailing '/route' (decision A124). */
export function pathsOf(path: string): string[] {
  if (path.endsWith('/route')) return [path, path.slice(0, -'/route'.length)];
  return /^\/api\/(records|identity|automation|users)\//.test(path) ? [path, `${path}/route`] : [path];
}

export function mount(app: Hono, routes: readonly Route[], services: Services, limits: CallLimits): void {
  for (const each of routes) app.on(each.endpoint.method, pathsOf(each.endpoint.path), (c) => each.answer(c, services, limits));
}

const paymentsUnavailableText = 'The payment provider cannot be reached right now. Nothing was changed or charged; please try again in a minute.';

/** The one place where an error becomes an answer; an unknown one never shows its message. */
export function errorResponse(error: unknown, c: HonoContext, services: Services): Response {
  const requestId = c.get('requestId') as string;
  const known = error instanceof PaymentsUnavailable ? new AppError('upstream_failed', paymentsUnavailableText) : error instanceof AppError ? error : null;
  const code = known?.code ?? 'internal';
  const { status } = errorKinds[code];
  if (status >= 500) services.log.error({ requestId, code, err: error, path: withoutToken(c.req.path) }, 'request failed');
  const body: ErrorBody = {
    error: known?.message ?? 'Something went wrong on our side. Nothing was lost; please try again.',
    code,
    requestId,
    ...(known?.details === undefined ? {} : { details: known.details }),
  };
  const retryAfter = known?.details?.['retryAfter'];
  const headers = { 'content-type': 'application/json', ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }) };
  return new Response(JSON.stringify(body), { status, headers });
}
