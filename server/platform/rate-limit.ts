import { AppError } from './errors.ts';

interface Bucket {
  /** Calls that may be made at once; fills up again within a minute. */
  left: number;
  at: number;
}

/** How long a refused caller waits, in words. */
export function waitText(seconds: number): string {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
}

export interface RateLimit {
  /** Throws `rate_limited` with the seconds until the next call may be made. */
  take(key: string, now?: number): void;
}

/** Of calls by known people: each has a share of their own, and so has each organization. */
export interface CallLimits {
  people: RateLimit;
  organizations: RateLimit;
  /** Of one API key. */
  keys: RateLimit;
}

const minuteMs = 60_000;
const maxKeys = 50_000;

/**
 * So many calls a minute for each key; 0: no limit. Kept in the memory of the node: counting in the database would cost
 * every call a round trip, and behind a proxy that spreads calls over n nodes the limit is n times as high at worst.
 */
export function createRateLimit(perMinute: number): RateLimit {
  const buckets = new Map<string, Bucket>();
  return {
    take(key, now = Date.now()) {
      if (perMinute === 0) return;
      const known = buckets.get(key) ?? { left: perMinute, at: now };
      const left = Math.min(perMinute, known.left + ((now - known.at) / minuteMs) * perMinute);
      // Put at the end again: the first ones are those that were not seen for longest.
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
