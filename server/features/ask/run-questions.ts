import type { ContentAnswerToQuestion, SavedQuestion } from '#contract/ask.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { answerQuestion } from './answer-question.ts';
import { contentQuestionStore, wasAskedSince, type QuestionRow } from './question.store.ts';

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
  // Said before anything else: without that item, an answer is missing or stands elsewhere.
  if (expects.contentId !== null && expectsName === null)
    return ends(false, 'The content that should answer it was deleted.');
  if (answer === null) return ends(false, 'The content doesn’t answer it.');
  if (expects.contentId === null) return ends(true, `Answered from ${first?.name ?? 'the content'}.`);
  const right = places.filter(({ contentId }) => contentId === expects.contentId);
  if (right.length === 0)
    return ends(false, `Answered from ${first?.name ?? 'other content'} instead of ${expectsName}.`);
  if (expects.page === null || right.some(({ page }) => page === expects.page))
    return ends(true, `Answered from ${expectsName}.`);
  return ends(false, `Answered from page ${right[0]?.page ?? '?'} of ${expectsName} instead of page ${expects.page}.`);
}

/** Asks one saved question and writes down whether it passed. */
async function ask(ctx: TenantContext, row: QuestionRow): Promise<void> {
  const answered = await answerQuestion(ctx, { question: row.question, filter: {}, citedIn: null });
  await contentQuestionStore(ctx).saveRun(row.id, judge(row, answered));
}

/**
 * Asks one saved question, or, without an id, all that were not asked since they became due. A run that was broken off goes on where it
 * was; what becomes due meanwhile is asked too.
 */
export async function runQuestions(
  ctx: TenantContext,
  { only, signal }: { only?: string; signal?: AbortSignal },
): Promise<void> {
  const store = contentQuestionStore(ctx);
  if (only !== undefined) {
    for (const row of await store.list()) if (row.id === only) await ask(ctx, row);
    return;
  }
  for (let dueAt = await store.dueAt(); dueAt !== null; dueAt = await store.dueAt()) {
    for (const row of (await store.list()).filter((each) => !wasAskedSince(each, dueAt))) {
      signal?.throwIfAborted();
      await ask(ctx, row);
    }
    await store.endDue(dueAt);
  }
}
