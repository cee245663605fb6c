/** Latency for a caller at a steady rate, however long responses take. */
export interface SteadyCalls {
  p99Ms: number;
  longestMs: number;
  calls: number;
  failed: number;
}

const perSecond = 20;

/**
 * Calls at 20 requests per second while `work` runs, for at least `leastMs`. Latency counts from when a call was due.
 */
export async function callSteadily(
  call: () => Promise<boolean>,
  work: Promise<unknown>,
  leastMs = 3000,
): Promise<SteadyCalls> {
  const began = performance.now();
  const times: number[] = [];
  let failed = 0;
  const open: Promise<void>[] = [];
  const ended = new AbortController();
  void work.finally(() => ended.abort()).catch(() => undefined);
  for (let at = 0; !ended.signal.aborted || performance.now() - began < leastMs; at += 1) {
    const due = began + (at * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0)
      await new Promise((resolve) => {
        setTimeout(resolve, wait);
      });
    const answered = call()
      .catch(() => false)
      .then((well) => {
        times.push(performance.now() - due);
        if (!well) failed += 1;
      });
    open.push(answered);
  }
  await Promise.all(open);
  const sorted = times.toSorted((a, b) => a - b);
  return {
    p99Ms: Math.round(sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN),
    longestMs: Math.round(sorted.at(-1) ?? Number.NaN),
    calls: sorted.length,
    failed,
  };
}
