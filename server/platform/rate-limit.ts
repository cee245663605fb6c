import { AppError } from './errors.ts';

interface Bucket {
  /** Calls still allowed at once; refills within a minute. */
  left: number;
  at: number;
}

/** Formats how long a refused caller has to wait. */
export function waitText(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
}

export interface RateLimit {
  /** Throws `rate_limited` with the seconds until the next call is allowed. */
  take(key: string, now?: number): void;
}

/** Limits of signed-in callers: one share per person and one per organization. */
export interface CallLimits {
  people: RateLimit;
  organizations: RateLimit;
  /** Limits per API key. */
  keys: RateLimit;
}

const minuteMs = 60_000;
const maxKeys = 50_000;

/**
 * Allows `perMinute` calls per key; 0: no limit.
 * Kept in memory, because counting in the database costs every call a round trip; behind a load balancer with n nodes
 * the limit can be up to n times as high.
 */
export function createRateLimit(perMinute: number): RateLimit {
  const buckets = new Map<string, Bucket>();
  return {
    take(key, now = Date.now()) {
      if (perMinute === 0) return;
      const known = buckets.get(key) ?? { left: perMinute, at: now };
      const left = Math.min(perMinute, known.left + ((now - known.at) / minuteMs) * perMinute);
      // Re-inserted at the end, so that the first entries are the least recently used.
      buckets.delete(key);
      buckets.set(key, { left: left < 1 ? left : left - 1, at: now });
      const oldest = buckets.size > maxKeys ? buckets.keys().next().value : undefined;
      if (oldest !== undefined) buckets.delete(oldest);
      if (left >= 1) return;
      const retryAfter = Math.max(1, Math.ceil(((1 - left) * minuteMs) / perMinute / 1000));
      throw new AppError(
        'rate_limited',
        `Too many requests. Nothing was changed. Try again in ${waitText(retryAfter)}.`,
        { retryAfter },
      );
    },
  };
}
