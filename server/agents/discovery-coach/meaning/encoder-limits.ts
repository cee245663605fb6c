const seconds = 1000;

/** Times in milliseconds. */
export const encoderLimits = {
  /** Sentences of one call at a time, so that calls take turns; time for those, up to `stretch` times as much on a busy machine. */
  together: 8,
  timeoutMs: 5 * seconds,
  stretch: 4,
  /** Beside this, the encoder takes some 100 MB that aren't JavaScript's. */
  heapMb: 256,
  /** The thread stays for so long after its last sentence: another would have to be loaded in the middle of a call. */
  idleMs: 20 * 60 * seconds,
  /** A new line waits this long to be encoded, a call that is heard from its beginning this long. */
  lineMs: 400,
  callMs: 8 * seconds,
} as const;
