import { join } from 'node:path';
import type { ContentAnswerToQuestion } from '#contract/ask.ts';
import { readQuestions, readSellerContent, verdictOf, type LabelledQuestion } from '#bench/labelled-questions.ts';
import type { TenantContext } from '#server/platform/context.ts';
import type { ContentLibrary } from '#tests/support/content-library.ts';
import { heldBackSellers } from './held-back.ts';
import { questionFolders } from './question-folders.ts';

interface Counts {
  answerable: number;
  not: number;
  right: number;
  wrong: number;
  refused: number;
}
const none: Counts = { answerable: 0, not: 0, right: 0, wrong: 0, refused: 0 };
const added = (left: Counts, right: Counts): Counts => ({
  answerable: left.answerable + right.answerable,
  not: left.not + right.not,
  right: left.right + right.right,
  wrong: left.wrong + right.wrong,
  refused: left.refused + right.refused,
});

const share = (count: number, of: number): number => Math.round((1000 * count) / Math.max(1, of)) / 10;
/** "43.8 / 2.9 / 84.4": right and wrong of what has an answer, refused of what has none, in percent. */
const said = ({ answerable, not, right, wrong, refused }: Counts): string =>
  `${share(right, answerable)} / ${share(wrong, answerable)} / ${share(refused, not)}`;

type Ask = (ctx: TenantContext, question: string) => Promise<ContentAnswerToQuestion>;

async function countOf(ask: Ask, ctx: TenantContext, questions: readonly LabelledQuestion[]): Promise<Counts> {
  const counts = { ...none };
  for (const question of questions) {
    const verdict = verdictOf(question, await ask(ctx, question.question));
    counts[question.answerable ? 'answerable' : 'not'] += 1;
    if (verdict === 'right' || verdict === 'wrong' || verdict === 'refused') counts[verdict] += 1;
  }
  return counts;
}

/** Right / wrong / refused of each open seller that there is, and of all open and all held back ones together. */
export async function countAnswers(
  data: string | null,
  library: Pick<ContentLibrary, 'found' | 'learn'>,
  ask: Ask,
): Promise<Record<string, string>> {
  const figures: Record<string, string> = {};
  let [open, held] = [none, none];
  for (const folder of questionFolders(data)) {
    const questions = readQuestions(folder);
    for (const seller of new Set(questions.map((question) => question.seller))) {
      const ctx = await library.found();
      await library.learn(ctx, await readSellerContent(join(folder, 'seller-content', seller)));
      const counts = await countOf(
        ask,
        ctx,
        questions.filter((question) => question.seller === seller),
      );
      if (heldBackSellers.includes(seller)) held = added(held, counts);
      else {
        open = added(open, counts);
        figures[seller] = said(counts);
      }
    }
  }
  return { ...figures, open: said(open), heldBack: said(held) };
}
