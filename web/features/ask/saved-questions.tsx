import { Link } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import type { SavedQuestion } from '#contract/ask.ts';
import { Button } from '#web/components/button.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { FailedState, SkeletonRows } from '#web/components/states.tsx';
import { StatusMark } from '#web/components/status-mark.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { formatWhen } from '#web/lib/dates.ts';
import { paths } from '#web/paths.ts';
import { useDeleteQuestion, useRunQuestions, useSavedQuestions } from './ask.api.ts';

function expectationOf({ expects, expectsName }: SavedQuestion): string {
  if (expects.outcome === 'not-in-content') return 'Must not be answered';
  if (expects.contentId === null) return 'Must be answered';
  if (expectsName === null) return 'The content that should answer it was deleted.';
  return `Answered from ${expectsName}${expects.page === null ? '' : `, page ${expects.page}`}`;
}

/** Questions to ask again after each change of the content. */
export function SavedQuestions() {
  const saved = useSavedQuestions();
  const run = useRunQuestions();
  const questions = saved.data?.questions ?? [];
  const running = run.isPending || (saved.data?.running ?? false);
  const passed = questions.filter(({ lastRun }) => lastRun?.passed).length;
  const all = () => {
    if (running) return;
    run.mutate(undefined, {
      onError: (error) => {
        showToast({ title: 'Not run', description: messageOf(error), tone: 'destructive' });
      },
    });
  };
  return (
    <section aria-labelledby="saved">
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
        <h2 id="saved" className="font-serif text-xl font-medium">
          Saved questions
        </h2>
        {questions.length > 0 && (
          <span className="flex items-center gap-3">
            <output className="tabular text-sm text-muted">
              {running
                ? `Asking: ${saved.data?.asked ?? 0} of ${questions.length}`
                : `${passed} of ${questions.length} pass`}
            </output>
            <Button aria-disabled={running} onClick={all}>
              Ask all now
            </Button>
          </span>
        )}
      </div>
      <div className="mt-2 border-t border-line">
        {saved.isPending && <SkeletonRows rows={3} label="Loading saved questions" />}
        {saved.isError && saved.data === undefined && (
          <div className="mt-3">
            <FailedState
              title="Failed to load saved questions"
              text={messageOf(saved.error)}
              onRetry={() => {
                void saved.refetch();
              }}
            />
          </div>
        )}
        {saved.isSuccess && questions.length === 0 && (
          <p className="py-3 text-sm text-muted">
            None yet. Ask something that prospects always ask, and save it. After each content change, you’ll see
            whether it’s still answered.
          </p>
        )}
        <ul>
          {questions.map((question) => (
            <Question key={question.questionId} question={question} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Question({ question }: { question: SavedQuestion }) {
  const remove = useDeleteQuestion();
  const { lastRun, passedBefore } = question;
  const expected = expectationOf(question);
  const failure = lastRun === null || lastRun.passed ? '' : lastRun.detail;
  const changed = lastRun !== null && passedBefore !== null && lastRun.passed !== passedBefore;
  const drop = () => {
    if (remove.isPending) return;
    remove.mutate(question.questionId, {
      onSuccess: () => {
        showToast({ title: 'Question deleted', description: question.question });
      },
      onError: (error) => {
        showToast({ title: 'Not deleted', description: messageOf(error), tone: 'destructive' });
      },
    });
  };
  return (
    <li className="flex items-start gap-3 border-b border-line py-2.5">
      <span className="w-24 shrink-0 pt-0.5">
        {lastRun === null ? (
          <StatusMark mark="waiting" text="Not run" />
        ) : (
          <StatusMark mark={lastRun.passed ? 'done' : 'failed'} text={lastRun.passed ? 'Pass' : 'Fail'} />
        )}
      </span>
      <div className="min-w-0 flex-1">
        <Link
          to={paths.content}
          search={{ tab: 'ask', question: question.question }}
          className="font-medium wrap-anywhere hover:underline"
        >
          <bdi>{question.question}</bdi>
        </Link>
        {expected !== failure && (
          <p dir="auto" className="text-sm text-muted">
            {expected}
          </p>
        )}
        {failure !== '' && (
          <p dir="auto" className="text-sm text-red">
            {failure}
          </p>
        )}
        {lastRun !== null && (
          <p className="text-xs text-muted">
            {changed ? (lastRun.passed ? 'Passes again since ' : 'Passed before; fails since ') : 'Asked '}
            {formatWhen(lastRun.at)}
          </p>
        )}
      </div>
      <IconButton
        look="quiet"
        className="text-muted hover:text-red"
        aria-label={`Delete the question ${question.question}`}
        onClick={drop}
      >
        <Trash2 size={16} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    </li>
  );
}
