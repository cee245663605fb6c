export type Target = { atMost: number } | { atLeast: number };

/** What a benchmark measured, and its targets. */
export interface BenchmarkResult {
  figures: Record<string, number | string>;
  targets: Record<string, Target>;
}

/** Parts of the data by name: only these, or all but these; null: no limit. */
export interface Parts {
  only: readonly string[] | null;
  except: readonly string[] | null;
  /** Runs for up to a minute, if the benchmark has a short version. */
  short: boolean;
  /** All data there is, those held back as a sum, if the benchmark can. */
  sum: boolean;
}

/** `data`: a folder laid out like the test data, or null for the project's own small set. */
export type Benchmark = (data: string | null, parts: Parts) => Promise<BenchmarkResult>;

/** Returns whether a part of the data is selected. */
export function isWanted({ only, except }: Pick<Parts, 'only' | 'except'>, name: string): boolean {
  return (only === null || only.includes(name)) && !(except?.includes(name) ?? false);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
