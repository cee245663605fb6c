import type { Sync } from '#contract/content.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Returns when to check a page next, or null if it isn't checked. */
export function nextCheck(sync: Sync, from: Date): Date | null {
  return sync === 'off' ? null : new Date(from.getTime() + (sync === 'daily' ? dayMs : 7 * dayMs));
}
