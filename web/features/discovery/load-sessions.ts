import {
  deletedAnswerSchema,
  fullSessionSchema,
  readSession,
  sessionAnswerSchema,
  sessionEndpoint,
  sessionsAnswerSchema,
  unwrapAnswer,
  type OpenSession,
  type SessionItem,
} from '#contract/discovery.ts';
import { limits } from '#contract/limits.ts';
import { CallError } from '#web/lib/call-error.ts';
import { statedFailure, type CallOptions } from '#web/lib/call.ts';
import type { call as callServer } from '#web/lib/client.ts';
import { emptyIfForeign } from '#web/lib/foreign-client.ts';

type Call = typeof callServer;
interface Options {
  organizationId: string;
  signal?: AbortSignal;
  /** How long and how often the session endpoint is tried, if the operator set it. */
  endpoint?: { timeoutMs?: number; attempts?: number };
}

const ofEndpoint = ({ endpoint, ...options }: Options): CallOptions => ({ ...options, ...endpoint });

const nothing = (answer: unknown): boolean =>
  answer === undefined || answer === null || answer === '' || (Array.isArray(answer) && answer.length === 0);

const invalidText = 'Invalid response format';
const invalid = (): CallError => new CallError('VALIDATION', 'invalid_response', invalidText, 200);

/**
 * Unwraps a response that an automation may have wrapped; throws the error it states. `empty` is the error text for no
 * response.
 */
async function unwrapped(asked: Promise<unknown>, empty: string): Promise<unknown> {
  let answer: unknown;
  try {
    answer = await asked;
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'no_response') throw error;
  }
  if (nothing(answer)) throw new CallError('VALIDATION', 'no_response', empty, 200);
  const value = withoutWrapper(answer);
  const failure = statedFailure(value, 200);
  if (failure !== null) throw failure;
  return value;
}

function withoutWrapper(answer: unknown): unknown {
  try {
    return unwrapAnswer(answer);
  } catch (error) {
    if (error instanceof SyntaxError) throw invalid();
    throw error;
  }
}

/** Loads all sessions from the session endpoint. Rejects the whole list if a row lacks a field (decision A98). */
export async function loadSessions(call: Call, clientId: string, options: Options): Promise<SessionItem[]> {
  const none = { data: { sessions: [] } };
  const asked = emptyIfForeign<unknown>(
    call(sessionEndpoint, { action: 'loadAll', clientId }, ofEndpoint(options)),
    none,
  );
  const read = sessionsAnswerSchema.safeParse(await unwrapped(asked, 'No response received from sessions endpoint'));
  if (!read.success) throw invalid();
  return read.data.data.sessions;
}

/** Defaults for fields only this server knows, used for an automation's responses. */
const known = {
  stage: limits.discovery.stages,
  prepMeetingId: '',
  questions: [],
  playbook: [],
  speakers: [],
  attendees: [],
  writers: [],
  mayWrite: true,
  mayChange: true,
  clockMs: null,
  endedAt: null,
  wordsDeletedAt: null,
  revision: 0,
};

export type ReadSession = OpenSession & {
  /** False if only the session endpoint has it, such as an automation's own (decision 054): it can be read, not written. */
  stored: boolean;
};

/**
 * Loads a session from the record store, or from the session endpoint if that fails. `wasStored`: the record store had
 * it before, so that it was deleted if it's gone.
 */
export async function loadSession(
  call: Call,
  sessionId: string,
  { wasStored = false, ...options }: Options & { wasStored?: boolean | undefined },
): Promise<ReadSession> {
  try {
    const { data } = await call(readSession, { sessionId }, options);
    return { ...data, stored: true };
  } catch (error) {
    const missing = error instanceof CallError && error.status === 404;
    if (options.signal?.aborted || (missing && wasStored)) throw error;
    const asked = call(sessionEndpoint, { action: 'loadSingle', sessionId }, ofEndpoint(options));
    const read = sessionAnswerSchema.safeParse(await unwrapped(asked, 'No response received from session endpoint'));
    if (!read.success) throw invalid();
    const { data } = read.data;
    return missing
      ? { ...known, ...fullSessionSchema.parse(data), mayWrite: false, stored: false }
      : ({ ...known, ...data, stored: true } as ReadSession);
  }
}

/** Deletes a session; throws if the response doesn't say that it was done. */
export async function deleteSession(call: Call, sessionId: string, options: Options): Promise<void> {
  const asked = call(sessionEndpoint, { action: 'delete', sessionId }, ofEndpoint(options));
  if (!deletedAnswerSchema.safeParse(await unwrapped(asked, invalidText)).success) throw invalid();
}
