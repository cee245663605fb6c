export declare const serverMemory: { MALLOC_ARENA_MAX: string; NODE_OPTIONS: string };
