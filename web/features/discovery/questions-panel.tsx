import { useState } from 'react';
import type { OpenSession, PlaybookQuestion } from '#contract/discovery.ts';
import { Button } from '#web/components/button.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { inAskingOrder, playbookNext } from '#web/features/coaching/next-question.ts';
import { useFilled } from '#web/features/coaching/use-filled.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { useDiscovery } from './discovery-context.tsx';
import { useTickQuestion } from './session-lines.api.ts';

type PreparedQuestion = OpenSession['questions'][number];

const states = { current: 'Where they are now', future: 'Where they want to be' } as const;

function QuestionRow({
  question,
  large,
  mayWrite,
  onTick,
}: {
  question: PreparedQuestion;
  large: boolean;
  mayWrite: boolean;
  onTick: (asked: boolean) => void;
}) {
  const asked = question.askedAt !== null;
  return (
    <li className="flex gap-3 py-3">
      <input
        type="checkbox"
        id={`asked-${question.id}`}
        checked={asked}
        disabled={!mayWrite}
        className="mt-1 size-4 shrink-0 accent-accent"
        onChange={(event) => {
          onTick(event.target.checked);
        }}
      />
      <label htmlFor={`asked-${question.id}`} className="min-h-[24px] min-w-0">
        <span className="sr-only">Asked: </span>
        <span
          dir="auto"
          className={`block ${large ? 'font-serif text-lg leading-6' : 'text-sm'} ${asked ? 'text-muted line-through' : ''}`}
        >
          {question.text}
        </span>
        {large && question.reveals !== '' && (
          <span dir="auto" className="mt-1 block text-sm text-muted">
            Reveals: {question.reveals}
          </span>
        )}
      </label>
    </li>
  );
}

/** What the industry is usually asked, one at a time: who has asked it, or doesn't want to, goes on to another. */
function FromPlaybook({ questions }: { questions: readonly PlaybookQuestion[] }) {
  const [passed, setPassed] = useState<readonly string[]>([]);
  const open = questions.filter(({ text }) => !passed.includes(text));
  const [first] = open;
  if (first === undefined) return null;
  return (
    <div className="mt-2 rounded-md border border-line bg-surface px-4 py-3">
      <p className="text-xs text-muted">Next · {states[first.state]} · from your industry’s playbook</p>
      <p dir="auto" className="mt-2 font-serif text-lg leading-6">
        {first.text}
      </p>
      {first.reveals !== '' && (
        <p dir="auto" className="mt-1 text-sm text-muted">
          Reveals: {first.reveals}
        </p>
      )}
      {open.length > 1 && (
        <Button
          look="quiet"
          className="-ms-3 mt-1 h-8 px-3"
          onClick={() => {
            setPassed([...passed, first.text]);
          }}
        >
          Another question
        </Button>
      )}
    </div>
  );
}

/** The brief's unasked questions: the best next one large, the others below; without any, the industry's. */
export function QuestionsPanel() {
  const { session } = useDiscovery();
  const tick = useTickQuestion(session.sessionId);
  const { questions } = session;
  const isFilled = useFilled();
  const open = inAskingOrder(
    questions.filter(({ askedAt }) => askedAt === null),
    isFilled,
  );
  const general = open.length === 0 ? playbookNext(session.playbook, isFilled) : [];
  const asked = questions.filter(({ askedAt }) => askedAt !== null);
  const onTick = (questionId: string) => (now: boolean) => {
    tick.mutate(
      { questionId, asked: now },
      {
        onError: (error) => {
          showToast({ title: 'Not ticked', description: messageOf(error), tone: 'destructive' });
        },
      },
    );
  };
  const row = (question: PreparedQuestion, large: boolean) => (
    <QuestionRow
      key={question.id}
      question={question}
      large={large}
      mayWrite={session.mayWrite}
      onTick={onTick(question.id)}
    />
  );
  const [next, ...others] = open;
  return (
    <section aria-labelledby="questions">
      <h2 id="questions" className="overline-label">
        Prepared questions
        {questions.length > 0 && (
          <span className="tabular font-normal">
            {' '}
            · {asked.length} of {questions.length} asked
          </span>
        )}
      </h2>
      {questions.length === 0 && (
        <p className="mt-3 text-sm text-muted">
          {general.length > 0
            ? 'This session has no brief. A question for what is still empty:'
            : 'Questions appear here when you start a session from a brief with Start discovery.'}
        </p>
      )}
      {questions.length > 0 && next === undefined && (
        <p className="mt-3 text-sm text-muted">You&apos;ve asked all prepared questions.</p>
      )}
      {general.length > 0 && <FromPlaybook questions={general} />}
      {next !== undefined && (
        <div className="mt-2 rounded-md border border-line bg-surface px-4 py-1">
          <p className="pt-3 text-xs text-muted">Next · {states[next.state]}</p>
          <ul>{row(next, true)}</ul>
        </div>
      )}
      {others.length > 0 && <ul className="mt-2 divide-y divide-line">{others.map((each) => row(each, false))}</ul>}
      {asked.length > 0 && (
        <details className="mt-4">
          <summary className="text-sm text-muted">Asked ({asked.length})</summary>
          <ul className="divide-y divide-line">{asked.map((each) => row(each, false))}</ul>
        </details>
      )}
    </section>
  );
}
