import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { CallError } from '#web/lib/call-error.ts';
import type { CallOptions } from '#web/lib/call.ts';

type TokenGetter = () => Promise<string | null>;
type Call = <I extends z.ZodObject, O extends z.ZodType>(
  endpoint: Endpoint<I, O>,
  input: z.input<I>,
  options?: CallOptions,
) => Promise<z.infer<O>>;

let tokenGetter: TokenGetter | null = null;

/** Where the service's token comes from; null takes it back. */
export function setSolutionServiceAuth(getter: TokenGetter | null): void {
  tokenGetter = getter;
}

/** The calls about solutions. Throws before anything is sent when no token can be had; developers read the text. */
export function createSolutionService(call: Call): Call {
  return async (endpoint, input, options) => {
    if (tokenGetter === null) throw new Error('Auth token getter not initialized. Call setSolutionServiceAuth first.');
    if ((await tokenGetter()) === null)
      throw new CallError('AUTH', 'unauthenticated', 'No authentication token available', 401);
    return call(endpoint, input, options);
  };
}
