import { writeFileSync } from 'node:fs';
import { writeTree } from '#server/agents/trees.ts';
import type { Boosted } from './boosting.ts';

const perLine = 4;

/** Writes learned trees as a module of the product; `from`: of what they were learned and by which script. */
export function writeTrees(file: string, from: string, { constant, trees }: Boosted): void {
  const lines = Array.from(
    { length: Math.ceil(trees.length / perLine) },
    (_, at) =>
      `  '${trees
        .slice(at * perLine, (at + 1) * perLine)
        .map(writeTree)
        .join(' ')}',\n`,
  );
  writeFileSync(
    file,
    `/** Learned from ${from}; not to be edited by hand. */\nexport const learnedConstant = ${Number(constant.toFixed(3))};\nexport const learnedTrees: readonly string[] = [\n${lines.join('')}];\n`,
  );
}
