/**
 * Environment that bounds the server's memory; an operator's own values win (decision 053). By default glibc keeps many
 * heaps, each holding on to memory its threads once used: two are enough. With half of a large machine to grow into, V8
 * lets garbage grow to four times what is in use; under 2 GB, to less than twice.
 */
export const serverMemory = {
  MALLOC_ARENA_MAX: '2',
  NODE_OPTIONS: '--max-semi-space-size=8 --max-old-space-size=1536',
};
