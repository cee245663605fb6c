export type Target = { atMost: number } | { atLeast: number };

/** What a benchmark measured and what it should stay under or reach. */
export interface BenchmarkResult {
  figures: Record<string, number | string>;
  targets: Record<string, Target>;
}

/** Parts of the data by name: these alone, or all but these; null: no such limit. */
export interface Parts {
  only: readonly string[] | null;
  except: readonly string[] | null;
  /** A run of a minute at most, where a benchmark has one. */
  short: boolean;
}

/** `data`: a folder laid out like the test data, or null for the small set of the project's own. */
export type Benchmark = (data: string | null, parts: Parts) => Promise<BenchmarkResult>;

/** Whether a part of the data is asked for. */
export function isWanted({ only, except }: Pick<Parts, 'only' | 'except'>, name: string): boolean {
  return (only === null || only.includes(name)) && !(except?.includes(name) ?? false);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
