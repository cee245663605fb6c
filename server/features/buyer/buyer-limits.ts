import { limits } from '#contract/limits.ts';
import { attemptWindows } from '#server/access/attempt-windows.ts';
import { AppError } from '#server/platform/errors.ts';
import { createRateLimit, waitText, type RateLimit } from '#server/platform/rate-limit.ts';

interface BuyerLimits {
  calls: RateLimit;
  /** Addresses of links that open nothing: who guesses is told to wait. */
  unknown: RateLimit;
  downloads: RateLimit;
  /** Files of one link: each is printed anew. */
  prints: RateLimit;
  /** Throws `rate_limited`; an empty link has no password to guess. */
  password(shareId: string, address: string): Promise<void>;
}

const { callsPerMinute, unknownPerMinute, downloadsPerMinute, passwordsPerMinute, passwordsPerHour } = limits.buyer;

/** What strangers may do in how much time. In memory, on this node, as all such counts are. */
export function buyerLimits(): BuyerLimits {
  const tries = attemptWindows();
  return {
    calls: createRateLimit(callsPerMinute),
    unknown: createRateLimit(unknownPerMinute),
    downloads: createRateLimit(downloadsPerMinute),
    prints: createRateLimit(downloadsPerMinute * 3),
    async password(shareId, address) {
      if (shareId === '') return;
      const of = [
        await tries.consume(`${shareId} ${address}`, { window: 60, max: passwordsPerMinute }),
        await tries.consume(shareId, { window: 3600, max: passwordsPerHour }),
      ].find(({ allowed }) => !allowed);
      if (of === undefined) return;
      const retryAfter = of.retryAfter ?? 60;
      throw new AppError('rate_limited', `Too many password attempts. Try again in ${waitText(retryAfter)}.`, {
        retryAfter,
      });
    },
  };
}
