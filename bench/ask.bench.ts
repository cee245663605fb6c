import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { answerQuestion } from '#server/features/ask/answer-question.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { openContentLibrary, type ContentLibrary } from '#tests/support/content-library.ts';
import type { Benchmark, BenchmarkResult } from './benchmark.ts';
import { lines, ownCollection, readCollection, readReports, type Collection, type Query } from './collections.ts';
import {
  readQuestions,
  readSellerContent,
  rightPassage,
  verdictOf,
  type LabelledQuestion,
} from './labelled-questions.ts';
import { readPassagePairs } from './passage-pairs.ts';
import { countAnswers } from './sellers/count-answers.ts';

type Figures = BenchmarkResult['figures'];

const rounded = (value: number): number => Number(value.toFixed(3));
const ask = (ctx: TenantContext, question: string) =>
  answerQuestion(ctx, { question: question.slice(0, 1000), filter: {}, citedIn: null });

async function learn(library: ContentLibrary, items: Collection['items']) {
  const ctx = await library.found();
  return { ctx, ids: new Map((await library.learn(ctx, items)).map((id, at) => [id, at])) };
}

async function measureSeller(
  name: string,
  ctx: TenantContext,
  questions: readonly LabelledQuestion[],
): Promise<Figures> {
  const counts = { right: 0, firstRight: 0, wrong: 0, refused: 0, tempted: 0, amongThree: 0, amongTen: 0 };
  for (const question of questions) {
    const answer = await ask(ctx, question.question);
    const verdict = verdictOf(question, answer);
    if (verdict !== 'missed' && verdict !== 'answered') counts[verdict] += 1;
    if (!question.answerable) continue;
    if (verdictOf(question, answer, { first: true }) === 'right') counts.firstRight += 1;
    const at = rightPassage(question, answer);
    if (at >= 0 && at < 3) counts.amongThree += 1;
    if (at >= 0 && at < 10) counts.amongTen += 1;
  }
  const answerable = questions.filter((question) => question.answerable).length;
  const share = (count: number, of: number): number => rounded(count / Math.max(1, of));
  return {
    [`${name}Right`]: share(counts.right, answerable),
    [`${name}FirstSentenceRight`]: share(counts.firstRight, answerable),
    [`${name}Wrong`]: share(counts.wrong, answerable),
    [`${name}Refused`]: share(counts.refused, questions.length - answerable),
    [`${name}Tempted`]: share(counts.tempted, questions.length - answerable),
    [`${name}AmongThree`]: share(counts.amongThree, answerable),
    [`${name}AmongTen`]: share(counts.amongTen, answerable),
  };
}

/** Of annual reports: is the right page among the ten shown, and how often is an answer given that cites another? */
async function measureReports(library: ContentLibrary, folder: string): Promise<Figures> {
  const reports = await readReports(folder);
  const { ctx, ids } = await learn(library, reports.items);
  const counts = { asked: 0, amongTen: 0, wrong: 0, answered: 0 };
  for (const { id, text } of reports.queries) {
    const grades = reports.judged.get(id);
    if (grades === undefined) continue;
    counts.asked += 1;
    const { answer, passages } = await ask(ctx, text);
    const isRight = ({ contentId, page }: (typeof passages)[number]): boolean =>
      (grades.get(reports.nameOf(ids.get(contentId) ?? -1, page)) ?? 0) > 0;
    if (passages.some(isRight)) counts.amongTen += 1;
    if (answer === null) continue;
    counts.answered += 1;
    const cited = new Set(answer.sentences.flatMap(({ citations }) => citations.map(({ passageId }) => passageId)));
    if (!passages.some((passage) => cited.has(passage.passageId) && isRight(passage))) counts.wrong += 1;
  }
  return {
    financebenchPageAmongTen: rounded(counts.amongTen / counts.asked),
    financebenchAnswered: rounded(counts.answered / counts.asked),
    financebenchOtherPageCited: rounded(counts.wrong / counts.asked),
  };
}

/**
 * Labelled questions as reps ask them, on the content of sellers: how many are answered rightly and wrongly, how many that
 * have no answer are refused, and whether the right passage is shown. `--only` and `--except` name sellers. The weights
 * were learned on nineteen of the sellers; what each gives when it was left out stands in decision 122. With `--sum` all
 * sellers are asked, those of the project's own evaluation too, and those held back are told as one sum.
 */
export const run: Benchmark = async (data, { only, except, sum }) => {
  const library = await openContentLibrary();
  const figures: Figures = {};
  const targets: BenchmarkResult['targets'] = {};
  try {
    if (sum) return { figures: await countAnswers(data, library, ask), targets };
    const questions = data === null ? [] : readQuestions(data);
    if (data === null || (questions.length === 0 && !existsSync(join(data, 'passage-pairs')))) {
      const own = ownCollection();
      const { ctx } = await learn(library, own.items);
      let found = 0;
      for (const { text } of own.queries) if ((await ask(ctx, text)).passages.length > 0) found += 1;
      return { figures: { found: found / own.queries.length }, targets: { found: { atLeast: 1 } } };
    }
    const sellers = [...new Set(questions.map((question) => question.seller))].filter(
      (seller) => (only?.includes(seller) ?? true) && !(except?.includes(seller) ?? false),
    );
    for (const seller of sellers) {
      const { ctx } = await learn(library, await readSellerContent(join(data, 'seller-content', seller)));
      Object.assign(
        figures,
        await measureSeller(
          seller,
          ctx,
          questions.filter((question) => question.seller === seller),
        ),
      );
      Object.assign(targets, {
        [`${seller}Right`]: { atLeast: 0.45 },
        [`${seller}Wrong`]: { atMost: 0.08 },
        [`${seller}Refused`]: { atLeast: 0.85 },
        [`${seller}AmongThree`]: { atLeast: 0.75 },
        [`${seller}AmongTen`]: { atLeast: 0.88 },
      });
    }
    const pairs = join(data, 'passage-pairs');
    if (existsSync(pairs))
      for (const { name, items, questions: asked } of readPassagePairs(pairs)) {
        const { ctx } = await learn(library, items);
        Object.assign(figures, await measureSeller(name, ctx, asked));
      }
    const pool = join(data, 'retrieval', 'mtragun_pool');
    if (existsSync(pool)) {
      const collection = readCollection(pool);
      const { ctx } = await learn(library, collection.items);
      const unanswerable = lines<Query>(join(pool, 'unanswerable_and_underspecified.jsonl'));
      let refused = 0;
      for (const { text } of unanswerable) if ((await ask(ctx, text)).answer === null) refused += 1;
      figures['poolRefused'] = rounded(refused / unanswerable.length);
      targets['poolRefused'] = { atLeast: 0.8 };
    }
    const reports = join(data, 'retrieval', 'financebench');
    if (existsSync(reports)) Object.assign(figures, await measureReports(library, reports));
    return { figures, targets };
  } finally {
    await library.close();
  }
};
