import { limits } from '#contract/limits.ts';
import { attemptWindows } from '#server/access/attempt-windows.ts';
import { AppError } from '#server/platform/errors.ts';
import { createRateLimit, waitText, type RateLimit } from '#server/platform/rate-limit.ts';

interface BuyerLimits {
  calls: RateLimit;
  /** Requests for invalid links, so that someone guessing has to wait. */
  unknown: RateLimit;
  downloads: RateLimit;
  /** PDFs of one link: each download renders one. */
  prints: RateLimit;
  /** Throws `rate_limited`. An empty id stands for a link without a password. */
  password(shareId: string, address: string): Promise<void>;
}

const { callsPerMinute, unknownPerMinute, downloadsPerMinute, passwordsPerMinute, passwordsPerHour } = limits.buyer;

/** Creates the rate limits for anonymous visitors. In memory, per node, like all such counts. */
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
