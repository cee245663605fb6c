import {
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
import type { call as callServer } from '#web/lib/client.ts';

type Call = typeof callServer;
interface Options {
  organizationId: string;
  signal: AbortSignal;
}

const nothing = (answer: unknown): boolean =>
  answer === undefined || answer === null || answer === '' || (Array.isArray(answer) && answer.length === 0);

const invalid = (): CallError => new CallError('VALIDATION', 'invalid_response', 'Invalid response format', 200);

/** Unwraps a response that an automation may have wrapped; `empty` is the error text for no response. */
async function unwrapped(asked: Promise<unknown>, empty: string): Promise<unknown> {
  let answer: unknown;
  try {
    answer = await asked;
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'no_response') throw error;
  }
  if (nothing(answer)) throw new CallError('VALIDATION', 'no_response', empty, 200);
  try {
    return unwrapAnswer(answer);
  } catch (error) {
    if (error instanceof SyntaxError) throw invalid();
    throw error;
  }
}

/** Loads all sessions from the session endpoint. Rejects the whole list if a row lacks a field (decision A98). */
export async function loadSessions(call: Call, clientId: string, options: Options): Promise<SessionItem[]> {
  const asked = call(sessionEndpoint, { action: 'loadAll', clientId }, options);
  const read = sessionsAnswerSchema.safeParse(await unwrapped(asked, 'No response received from sessions endpoint'));
  if (!read.success) throw invalid();
  return read.data.data.sessions;
}

/** Defaults for fields only this server knows, used for an automation's responses. */
const known = {
  stage: limits.discovery.stages,
  prepMeetingId: '',
  questions: [],
  speakers: [],
  writers: [],
  mayWrite: true,
  mayChange: true,
  clockMs: null,
  wordsDeletedAt: null,
  revision: 0,
};

/** Loads a session from the record store, or from the session endpoint if that fails. */
export async function loadSession(call: Call, sessionId: string, options: Options): Promise<OpenSession> {
  try {
    return (await call(readSession, { sessionId }, options)).data;
  } catch (error) {
    if (options.signal.aborted || (error instanceof CallError && error.status === 404)) throw error;
    const asked = call(sessionEndpoint, { action: 'loadSingle', sessionId }, options);
    const read = sessionAnswerSchema.safeParse(await unwrapped(asked, 'No response received from session endpoint'));
    if (!read.success) throw invalid();
    return { ...known, ...read.data.data } as OpenSession;
  }
}
