import { APIError } from 'better-auth/api';
import { limits } from '#contract/limits.ts';
import { AppError } from '#server/platform/errors.ts';
import { createRateLimit } from '#server/platform/rate-limit.ts';

/**
 * Limits attempts per account across all addresses, because the library counts only addresses.
 * Also counts unknown accounts, so that the response reveals nothing.
 */
export function accountLimits() {
  const { passwordsPerMinute, codesPerMinute, mailsPerMinute } = limits.signIn;
  const counters = {
    password: createRateLimit(passwordsPerMinute),
    code: createRateLimit(codesPerMinute),
    mail: createRateLimit(mailsPerMinute),
  };
  return {
    /** Throws `rate_limited` (429) with the seconds to wait. */
    take(kind: keyof typeof counters, account: string): void {
      try {
        counters[kind].take(account.trim().toLowerCase());
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const seconds = String(error.details?.['retryAfter'] ?? 60);
        const body = { code: 'TOO_MANY_REQUESTS', message: error.message };
        throw new APIError('TOO_MANY_REQUESTS', body, { 'retry-after': seconds, 'x-retry-after': seconds });
      }
    },
  };
}
export type AccountLimits = ReturnType<typeof accountLimits>;
