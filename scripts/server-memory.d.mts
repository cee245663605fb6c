export declare const serverMemory: { MALLOC_ARENA_MAX: string; MALLOC_MMAP_THRESHOLD_: string; NODE_OPTIONS: string };
