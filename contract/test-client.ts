import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** A part of the product: embedded, or external as configured. */
const partSchema = z.object({
  name: z.string(),
  embedded: z.boolean(),
  /** Name of the implementation; no address and no key. */
  by: z.string(),
});
export type ProductPart = z.infer<typeof partSchema>;

export const readTestClient = endpoint({
  method: 'GET',
  path: '/api/test-client',
  access: 'member',
  summary: 'Which parts of the product are embedded and which settings are present, by name only',
  input: z.object({}),
  output: z.object({
    parts: z.array(partSchema),
    /** Names of the settings the operator provided; never their values. */
    settings: z.array(z.string()),
  }),
});
