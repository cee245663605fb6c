export type Target = { atMost: number } | { atLeast: number };

/** What a benchmark measured and what it should stay under or reach. */
export interface BenchmarkResult {
  figures: Record<string, number | string>;
  targets: Record<string, Target>;
}

/** `data`: a folder laid out like the test data, or null for the small set of the project's own. */
export type Benchmark = (data: string | null) => Promise<BenchmarkResult>;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
