import { isWanted, type Benchmark, type BenchmarkResult } from './benchmark.ts';
import { readStatements } from './given-statements.ts';
import { replayOn, type Replayed } from './model/model-replay.ts';
import { modelServers, slowPageMs, timeBrief, withinMs } from './model/model-times.ts';

/** Number of sites in a short run, which also measures only the shortest delay, on a site that responds at once. */
const shortSites = 2;

function countReplays(replays: readonly Replayed[]): BenchmarkResult['figures'] {
  const figures: BenchmarkResult['figures'] = {};
  const counts = new Map<string, [right: number, all: number]>();
  const count = (key: string, right: boolean): void => {
    const [rights, all] = counts.get(key) ?? [0, 0];
    counts.set(key, [rights + (right ? 1 : 0), all + 1]);
  };
  const refused = new Map<string, number>();
  const sums = { factsOnPagesNotReached: 0, calls: 0, charactersSent: 0, charactersReceived: 0, said: 0, kept: 0 };
  for (const { statements, shown, unread, report } of replays) {
    for (const statement of statements) {
      const { type, verdict, translated, fault } = statement;
      if (type === 'fact' && unread.has(statement.id)) {
        sums.factsOnPagesNotReached += 1;
        continue;
      }
      const kept = shown.has(statement.text);
      if (verdict === 'honest') count(`honest ${type}${translated ? ' translated' : ''} shown`, kept);
      else {
        count(`false ${type} refused`, !kept);
        count(`fault ${fault ?? ''} refused`, !kept);
      }
    }
    for (const [reason, number] of Object.entries(report.refused))
      refused.set(reason, (refused.get(reason) ?? 0) + number);
    sums.calls += report.calls;
    sums.charactersSent += report.inputCharacters;
    sums.charactersReceived += report.outputCharacters;
    sums.said += report.said;
    sums.kept += report.kept;
  }
  for (const [key, [right, all]] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    figures[key] = `${right} of ${all} (${(right / all).toFixed(3)})`;
  for (const [reason, number] of [...refused].toSorted(([, a], [, b]) => b - a)) figures[`dropped: ${reason}`] = number;
  return { ...figures, 'sites replayed': replays.length, ...sums };
}

/**
 * A model behind a real server: how many of the given statements it gets into a brief, and whether a brief is ready in
 * time whatever that server does.
 * Parts: `replay`, `times`, names of sites; `--short` takes a minute.
 */
export const run: Benchmark = async (data, parts) => {
  const figures: BenchmarkResult['figures'] = {};
  const targets: BenchmarkResult['targets'] = {};
  const statements = data === null ? [] : readStatements(data);
  if (data !== null && isWanted({ ...parts, only: null }, 'replay') && parts.only?.includes('times') !== true) {
    const sites = [...new Set(statements.map(({ site }) => site))].filter((site) =>
      isWanted({ ...parts, only: parts.only?.includes('replay') === true ? null : parts.only }, site),
    );
    const replayed = async (knows: boolean): Promise<BenchmarkResult['figures']> => {
      const replays: Replayed[] = [];
      for (const site of parts.short ? sites.slice(0, shortSites) : sites)
        replays.push(
          await replayOn(
            data,
            site,
            statements.filter((each) => each.site === site),
            { knows },
          ),
        );
      return countReplays(replays);
    };
    Object.assign(figures, await replayed(false));
    // The most that judging could add: no model was asked, the labels answer.
    for (const [key, value] of Object.entries(await replayed(true))) figures[`judged by label: ${key}`] = value;
  }
  if (parts.only === null || parts.only.includes('times')) {
    if (!isWanted({ ...parts, only: null }, 'times')) return { figures, targets };
    const runs = parts.short
      ? modelServers.slice(0, 1).map(([name, answer]) => ({ name, answer, pageMs: 0 }))
      : modelServers.flatMap(([name, answer]) => [
          { name, answer, pageMs: 0 },
          { name: `${name}, slow site`, answer, pageMs: slowPageMs },
        ]);
    // These mostly wait, so in parallel they take as long as the longest.
    const timed = await Promise.all(
      runs.map(async ({ name, answer, pageMs }) => ({ name, ...(await timeBrief(answer, pageMs)) })),
    );
    for (const { name, totalMs, crawlMs, calls, written } of timed)
      figures[name] =
        `${(totalMs / 1000).toFixed(1)} s (site read in ${(crawlMs / 1000).toFixed(1)} s), ${calls} calls, ${written} parts of the model`;
    figures['longestMs'] = Math.max(...timed.map(({ totalMs }) => totalMs));
    targets['longestMs'] = { atMost: withinMs };
  }
  return { figures, targets };
};
