import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { FailedState, SkeletonRows } from '#web/components/states.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { AnswerView } from './answer-view.tsx';
import { AskFilter } from './ask-filter.tsx';
import { useAnswer, usePassages } from './ask.api.ts';
import type { Filter } from './ask.api.ts';
import { useContentAddress } from '#web/features/content/content-address.ts';
import { Gaps } from './gaps.tsx';
import { PassageCard } from './passage-card.tsx';
import { SavedQuestions } from './saved-questions.tsx';

const typingMs = 250;

/** Returns `value` once it has not changed for 250 ms, so that not every keystroke becomes a search. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, typingMs);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return settled;
}

/** Shows passages while the member types, and an answer after Enter. */
export function AskTab() {
  const { question, ask } = useContentAddress();
  const [typed, setTyped] = useState(question);
  const [filter, setFilter] = useState<Filter>({});
  const [hint, setHint] = useState('');
  const [shownFor, setShownFor] = useState(question);
  if (shownFor !== question) {
    setShownFor(question);
    setTyped(question);
  }
  const settled = useSettled(typed.trim());
  const passages = usePassages(settled, filter);
  const answer = useAnswer(question, filter);
  const asked = question !== '' && question === typed.trim();
  const submit = () => {
    const wanted = typed.trim();
    setHint(wanted === '' ? 'Enter a question' : '');
    if (wanted === '') document.getElementById('question')?.focus();
    else if (wanted === question && answer.isError) void answer.refetch();
    else ask(wanted);
  };
  const found = asked && answer.data ? answer.data.passages : passages.data?.passages;
  return (
    <>
      <search>
        <form
          aria-label="Ask your content"
          className="max-w-[860px]"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <label htmlFor="question" className="sr-only">
            Question or words
          </label>
          <div className="flex gap-3">
            <div className="relative min-w-0 flex-1">
              <Search
                size={18}
                strokeWidth={1.5}
                aria-hidden="true"
                className="absolute start-4 top-[17px] text-muted"
              />
              <input
                id="question"
                dir="auto"
                autoComplete="off"
                maxLength={limits.content.queryMax}
                value={typed}
                placeholder="How long does the implementation take?"
                aria-describedby="question-note"
                onChange={(event) => {
                  setTyped(event.target.value);
                  setHint('');
                }}
                className="h-13 w-full rounded-md border border-line-strong/70 bg-surface ps-11 pe-4 text-lg placeholder:text-muted hover:border-line-strong"
              />
            </div>
            <Button type="submit" look="primary" className="h-13 px-6 text-base">
              Ask
            </Button>
          </div>
          <p id="question-note" className={`mt-1 text-sm ${hint === '' ? 'text-muted' : 'font-medium text-red'}`}>
            {hint === ''
              ? 'Passages appear as you type. Press Ask for an answer. "In quotes" is a phrase, word* a beginning.'
              : hint}
          </p>
          <AskFilter value={filter} onChange={setFilter} />
        </form>
      </search>
      {asked && (
        <div className="mt-8 max-w-[860px]">
          {answer.isPending && <output className="block text-sm text-muted">Reading what your content says...</output>}
          {answer.isError && (
            <FailedState
              title="We couldn’t answer the question."
              text={messageOf(answer.error)}
              onRetry={() => {
                void answer.refetch();
              }}
            />
          )}
          {answer.data && <AnswerView question={question} answer={answer.data} />}
        </div>
      )}
      {typed.trim() !== '' && (
        <section aria-labelledby="passages" className="mt-8 max-w-[860px]" aria-busy={passages.isFetching}>
          <h2 id="passages" className="font-serif text-xl font-medium">
            Passages
          </h2>
          {passages.isPending && found === undefined && (
            <div className="mt-3">
              <SkeletonRows rows={4} label="Searching" />
            </div>
          )}
          {passages.isError && found === undefined && (
            <div className="mt-3">
              <FailedState
                title="The search failed."
                text={messageOf(passages.error)}
                onRetry={() => {
                  void passages.refetch();
                }}
              />
            </div>
          )}
          {found?.length === 0 && (
            <p className="mt-2 border-t border-line pt-3 text-sm text-muted">
              No passage has these words
              {Object.values(filter).some((part) => part.length > 0) ? ' within the chosen filters' : ''}.
            </p>
          )}
          {found !== undefined && found.length > 0 && (
            <ol className="mt-2 border-t border-line">
              {found.map((passage, at) => (
                <PassageCard key={passage.passageId} passage={passage} number={asked && answer.data ? at + 1 : null} />
              ))}
            </ol>
          )}
        </section>
      )}
      <div className="mt-14 grid gap-x-12 gap-y-12 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <SavedQuestions />
        <Gaps />
      </div>
    </>
  );
}
