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

/** Sets where the service gets its token; null clears it. */
export function setSolutionServiceAuth(getter: TokenGetter | null): void {
  tokenGetter = getter;
}

/** Wraps the calls about solutions. Throws before sending if there is no token; the error text is for developers. */
export function createSolutionService(call: Call): Call {
  return async (endpoint, input, options) => {
    if (tokenGetter === null) throw new Error('Auth token getter not initialized. Call setSolutionServiceAuth first.');
    if ((await tokenGetter()) === null)
      throw new CallError('AUTH', 'unauthenticated', 'No authentication token available', 401);
    return call(endpoint, input, options);
  };
}
