import type { ContentAnswerToQuestion, SavedQuestion } from '#contract/ask.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { answerQuestion } from './answer-question.ts';
import { contentQuestionStore, type QuestionRow } from './question.store.ts';
import { readQuestions } from './read-questions.ts';

const shownCharacters = 400;

function judge(
  { expects, expectsName }: QuestionRow,
  { answer, passages }: ContentAnswerToQuestion,
): NonNullable<SavedQuestion['lastRun']> {
  const cited = answer?.sentences.flatMap(({ citations }) => citations.map(({ passageId }) => passageId)) ?? [];
  const places = passages.filter(({ passageId }) => cited.includes(passageId));
  const [first] = places;
  const run = {
    at: new Date().toISOString(),
    answer:
      answer?.sentences
        .map(({ text }) => text)
        .join(' ')
        .slice(0, shownCharacters) ?? null,
    contentId: first?.contentId ?? null,
    contentName: first?.name ?? null,
    page: first?.page ?? null,
  };
  const ends = (passed: boolean, detail: string) => ({ ...run, passed, detail });
  if (expects.outcome === 'not-in-content')
    return answer === null
      ? ends(true, 'Not in the content, as expected.')
      : ends(false, `Answered from ${first?.name ?? 'the content'}, and should not be.`);
  if (answer === null) return ends(false, 'The content does not answer it.');
  if (expects.contentId === null) return ends(true, `Answered from ${first?.name ?? 'the content'}.`);
  if (expectsName === null) return ends(false, 'The content that should answer it was deleted.');
  const right = places.filter(({ contentId }) => contentId === expects.contentId);
  if (right.length === 0)
    return ends(false, `Answered from ${first?.name ?? 'other content'} instead of ${expectsName}.`);
  if (expects.page === null || right.some(({ page }) => page === expects.page))
    return ends(true, `Answered from ${expectsName}.`);
  return ends(false, `Answered from page ${right[0]?.page ?? '?'} of ${expectsName} instead of page ${expects.page}.`);
}

/** Asks saved questions and writes down which passed: all, one of them, or with `onlyDue` all as long as the content changed since. */
export async function runQuestions(
  ctx: TenantContext,
  which: { onlyDue?: boolean; only?: string },
): Promise<{ questions: SavedQuestion[] }> {
  const store = contentQuestionStore(ctx);
  const ask = async (rows: readonly QuestionRow[]): Promise<void> => {
    for (const row of rows)
      await store.saveRun(
        row.id,
        judge(row, await answerQuestion(ctx, { question: row.question, filter: {}, citedIn: null })),
      );
  };
  if (which.only !== undefined) await ask((await store.list()).filter(({ id }) => id === which.only));
  else {
    if (which.onlyDue !== true) {
      await store.takeDue();
      await ask(await store.list());
    }
    while (await store.takeDue()) await ask(await store.list());
  }
  return { questions: (await readQuestions(ctx)).questions };
}
