import type { Sync } from '#contract/content.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** When a page is looked at next; null: it is not. */
export function nextCheck(sync: Sync, from: Date): Date | null {
  return sync === 'off' ? null : new Date(from.getTime() + (sync === 'daily' ? dayMs : 7 * dayMs));
}
