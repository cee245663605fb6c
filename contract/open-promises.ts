import { z } from 'zod';
import { promiseSchema } from './coaching.ts';
import { endpoint } from './endpoint.ts';

/** Calls searched for open promises, and their maximum age in days. */
export const openPromisesLimits = { calls: 8, days: 30 } as const;

const openPromiseSchema = promiseSchema.extend({
  sessionId: z.string(),
  /** Display name of the session: its company, else its name or person; empty if it has none. */
  title: z.string(),
  /** When the call began, ISO 8601. */
  at: z.string(),
});
export type OpenPromise = z.infer<typeof openPromiseSchema>;

export const readOpenPromises = endpoint({
  method: 'GET',
  path: '/api/promises',
  access: 'member',
  summary: 'Open promises of both sides from the caller’s latest calls, newest call first',
  input: z.object({}),
  output: z.object({ promises: z.array(openPromiseSchema) }),
});
