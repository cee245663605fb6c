// `node scripts/run.mjs scripts/learn-answers.ts --data DIR [--without SELLER,SELLER]`: learns what an answer's
// sentences and their signs count (decision 114), prints what each seller gives when it is left out, and writes
// server/agents/answerer/learned-weights.ts. DIR is given test data; the project's own sellers are learned from too.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readQuestions, readSellerContent } from '#bench/labelled-questions.ts';
import { heldBackSellers } from '#bench/sellers/held-back.ts';
import { questionFolders } from '#bench/sellers/question-folders.ts';
import { passagesFor } from '#server/search/passages-for.ts';
import { openContentLibrary } from '#tests/support/content-library.ts';
import { leaveOneOut, weightsFile } from './learning/answer-weights.ts';
import { readFound, type ReadQuestion } from './learning/labelled-answers.ts';

/** Passages that are searched for sentences, as in the product. */
const looked = 40;
const { values } = parseArgs({
  options: { data: { type: 'string' }, without: { type: 'string', default: '' } },
});
const without = new Set([...heldBackSellers, ...values.without.split(',')]);

const all: ReadQuestion[] = [];
const library = await openContentLibrary();
for (const data of questionFolders(values.data ?? null)) {
  const questions = readQuestions(data).filter(({ seller }) => !without.has(seller));
  for (const seller of new Set(questions.map((question) => question.seller))) {
    const ctx = await library.found();
    await library.learn(ctx, await readSellerContent(join(data, 'seller-content', seller)));
    for (const question of questions.filter((each) => each.seller === seller))
      all.push(
        readFound({ ...question, found: await passagesFor(ctx, question.question, {}, looked, { asks: true }) }),
      );
  }
}
await library.close();
process.stdout.write(leaveOneOut(all));
writeFileSync('server/agents/answerer/learned-weights.ts', weightsFile(all));
