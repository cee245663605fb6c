import type { Benchmark, BenchmarkResult } from './benchmark.ts';
import { checkStatements, readStatements, type GivenStatement } from './given-statements.ts';
import { checkCompanies, pageStatements } from './page-statements.ts';
import { heldBack, judged, lookedAt } from './statements/open-statements.ts';

type Group = 'honestEnglish' | 'honestTranslated' | 'refusedByRule' | 'refusedByJudgement';

const groupOf = ({ verdict, translated, fault }: Pick<GivenStatement, 'verdict' | 'translated' | 'fault'>): Group => {
  if (verdict === 'honest') return translated ? 'honestTranslated' : 'honestEnglish';
  return judged.has(fault ?? '') ? 'refusedByJudgement' : 'refusedByRule';
};

/** Given statements with known faults: how many honest ones the checks keep and how many false ones they refuse. */
export const run: Benchmark = async (data) => {
  const statements = data === null ? [] : readStatements(data);
  const pages = data === null ? [] : pageStatements(data);
  const figures: BenchmarkResult['figures'] = { statements: statements.length };
  const targets: BenchmarkResult['targets'] = {};
  if (data === null || (statements.length === 0 && pages.length === 0)) return { figures, targets };
  const counts = new Map<string, { right: number; all: number }>();
  const count = (key: string, right: boolean): void => {
    const sum = counts.get(key) ?? { right: 0, all: 0 };
    counts.set(key, { right: sum.right + (right ? 1 : 0), all: sum.all + 1 });
  };
  for (const site of new Set(statements.map((statement) => statement.site))) {
    const half = lookedAt.has(site) ? 'lookedAt' : 'unseen';
    for (const { statement, checked } of checkStatements(data, site, statements)) {
      const right = checked.kept === (statement.verdict === 'honest');
      count(`${half} ${groupOf(statement)}`, right);
      if (statement.fault !== null) count(`fault ${statement.fault}`, right);
    }
  }
  for (const { file, companies } of pages)
    for (const { statement, checked, translated } of checkCompanies(companies)) {
      const right = checked.kept === (statement.verdict === 'honest');
      const half = heldBack.has(file) ? 'pagesHeldBack' : 'pagesBuiltOn';
      count(`${half} ${groupOf({ ...statement, translated })}`, right);
    }
  for (const [key, { right, all }] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    figures[key] = `${right} of ${all} (${(right / all).toFixed(3)})`;
  const share = (key: string): number => {
    const sum = counts.get(`unseen ${key}`);
    return sum === undefined ? 0 : Number((sum.right / sum.all).toFixed(3));
  };
  if (statements.length === 0) return { figures, targets };
  for (const group of ['honestEnglish', 'honestTranslated', 'refusedByRule', 'refusedByJudgement'] as const)
    figures[group] = share(group);
  return {
    figures,
    targets: {
      ...targets,
      honestEnglish: { atLeast: 0.92 },
      honestTranslated: { atLeast: 0.7 },
      refusedByRule: { atLeast: 0.98 },
      refusedByJudgement: { atLeast: 0.75 },
    },
  };
};
