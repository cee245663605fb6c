interface UnderWay {
  /** As the log names it: 'POST /api/preps' or 'job content-train'. */
  what: string;
  id: string;
}

/** What this process knows of itself; health, calls and jobs go by it. */
export interface Condition {
  /** An error was caught by nothing: the process takes no new work and ends soon. */
  ending: boolean;
  /** The embedded database; `full`: it waits for free space before it can start. One of the operator's own is always `up`. */
  database: 'up' | 'restarting' | 'full';
  /** Whether files of some size can be written. */
  hasSpace(): Promise<boolean>;
  readonly underWay: ReadonlySet<UnderWay>;
  /** What was under way at some time since the last call of this. */
  takeRan(): string[];
  track<T>(what: string, id: string, work: () => Promise<T>): Promise<T>;
  /** Resolves when nothing is under way, or after `withinMs`. */
  idle(withinMs: number): Promise<void>;
  /** Whether the embedded database went away just now. */
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
      // A query that fails may be seen before the end of the database is.
      await waitUntil(() => condition.database !== 'up', noticedWithinMs);
      return condition.database !== 'up';
    },
    databaseBack: (withinMs) => waitUntil(() => condition.database === 'up', withinMs),
  };
  return condition;
}
