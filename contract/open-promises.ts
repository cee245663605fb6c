import { z } from 'zod';
import { promiseSchema } from './coaching.ts';
import { endpoint } from './endpoint.ts';

/** Calls that are looked through, and how old they may be. */
export const openPromisesLimits = { calls: 8, days: 30 } as const;

const openPromiseSchema = promiseSchema.extend({
  sessionId: z.string(),
  /** How the session is called: its company, else its name or person; empty: it has none of them. */
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
