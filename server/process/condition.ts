interface UnderWay {
  /** Name used in the log: 'POST /api/preps' or 'job content-train'. */
  what: string;
  id: string;
}

/** State of this process; health, calls and jobs depend on it. */
export interface Condition {
  /** An uncaught error occurred: the process takes no new work and ends soon. */
  ending: boolean;
  /**
   * State of the embedded database; `full`: waiting for disk space to start. Always `up` for an operator's database.
   */
  database: 'up' | 'restarting' | 'full';
  /** Returns whether files of some size can be written. */
  hasSpace(): Promise<boolean>;
  readonly underWay: ReadonlySet<UnderWay>;
  /** Returns what was running at any time since the last call. */
  takeRan(): string[];
  track<T>(what: string, id: string, work: () => Promise<T>): Promise<T>;
  /** Resolves when nothing is running, or after `withinMs`. */
  idle(withinMs: number): Promise<void>;
  /** Returns whether the embedded database just went away. */
  isDatabaseAway(): Promise<boolean>;
  /** Resolves once the database is up, or after `withinMs`. */
  databaseBack(withinMs: number): Promise<void>;
}

const lookEveryMs = 50;
const mostEnded = 50;
const noticedWithinMs = 200;

async function waitUntil(isSo: () => boolean, withinMs: number): Promise<void> {
  const end = performance.now() + withinMs;
  while (!isSo() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
}

export function createCondition(hasSpace: () => Promise<boolean> = () => Promise.resolve(true)): Condition {
  const underWay = new Set<UnderWay>();
  const ended: string[] = [];
  const condition: Condition = {
    ending: false,
    database: 'up',
    hasSpace,
    underWay,
    takeRan: () => [...new Set([...[...underWay].map(({ what }) => what), ...ended.splice(0)])],
    async track(what, id, work) {
      const entry = { what, id };
      underWay.add(entry);
      try {
        return await work();
      } finally {
        underWay.delete(entry);
        ended.push(what);
        if (ended.length > mostEnded) ended.shift();
      }
    },
    idle: (withinMs) => waitUntil(() => underWay.size === 0, withinMs),
    async isDatabaseAway() {
      // A query may fail before the end of the database process is noticed.
      await waitUntil(() => condition.database !== 'up', noticedWithinMs);
      return condition.database !== 'up';
    },
    databaseBack: (withinMs) => waitUntil(() => condition.database === 'up', withinMs),
  };
  return condition;
}
