/**
 * Environment that bounds the server's memory; an operator's own values win (decision 053). By default glibc keeps
 * many heaps, each holding on to memory its threads once used: two are enough. Blocks from 128 KB on (uploads,
 * password hashes) are given back when freed; left alone, glibc raises that size to the largest block it has seen.
 * With half of a large machine to grow into, V8 lets garbage grow to four times what is in use; under 2 GB, to less
 * than twice.
 */
export const serverMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  NODE_OPTIONS: '--max-semi-space-size=8 --max-old-space-size=1536',
};
