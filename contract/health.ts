import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** `full`: no disk space left where this part stores its data. */
const checkSchema = z.enum(['ok', 'failed', 'full']);

export const readHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  summary: 'State of the server and its parts (200 or 503)',
  input: z.object({}),
  output: z.object({
    status: z.enum(['ok', 'degraded']),
    checks: z.object({ database: checkSchema, jobs: checkSchema, files: checkSchema }),
  }),
});

export const readBuild = endpoint({
  method: 'GET',
  path: '/api/build',
  access: 'public',
  summary: 'Which build of the app this server has',
  input: z.object({}),
  /** URL of the build's first script, which changes with every build; empty if nothing is built. */
  output: z.object({ script: z.string() }),
});
