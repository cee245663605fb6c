/** A check that passed this recently counts for the next callers too. */
const freshMs = 1_000;
/** Up to this age it still counts, while it is run again beside the call. */
const keptMs = 3_000;

export interface KeptCheck {
  /**
   * Resolves when the part passed its check, at most 3 s ago; rejects with the check's error.
   * A failure is never kept: the next caller checks again.
   */
  passed(check: () => Promise<void>): Promise<void>;
  /** Forgets what was kept. */
  forget(): void;
}

/**
 * Lets callers share a check that costs a query or a written file: anybody may ask for the server's health, as often
 * as they like.
 */
export function keepCheck(now: () => number = () => performance.now()): KeptCheck {
  let passedAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | null = null;
  const run = (check: () => Promise<void>): Promise<void> => {
    const started = now();
    running ??= check()
      .then(
        () => {
          passedAt = started;
        },
        (error: unknown) => {
          passedAt = Number.NEGATIVE_INFINITY;
          throw error;
        },
      )
      .finally(() => {
        running = null;
      });
    return running;
  };
  return {
    async passed(check) {
      const age = now() - passedAt;
      if (age < freshMs) return;
      const checked = run(check);
      if (age >= keptMs) return checked;
      // Whoever asks next gets its failure by checking again.
      checked.catch(() => undefined);
    },
    forget() {
      passedAt = Number.NEGATIVE_INFINITY;
    },
  };
}
