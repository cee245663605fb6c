import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { AnswerPart, CallAnswer } from '#contract/ask-call.ts';
import { sectionTitles } from '#contract/brief.ts';
import type { SessionField } from '#contract/discovery-fields.ts';
import { importFields } from '#contract/imports.ts';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { TeamOnly } from '#web/components/team-only.tsx';
import { FailedState, Kbd } from '#web/components/states.tsx';
import { placeOf } from '#web/features/content/content-words.ts';
import { MomentLink } from '#web/features/coaching/moment-link.tsx';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { paths } from '#web/paths.ts';
import { counted } from '#web/lib/counted.ts';
import { useAskCall } from './ask.api.ts';
import { placeInContent } from './passage-card.tsx';

const quoteClass = 'border-s-2 border-line-strong ps-3';
const placeClass = 'mt-0.5 block text-xs text-muted';
const linkClass = 'underline decoration-line-strong underline-offset-4 hover:text-ink';

/** The form for questions about the call, its brief and the content; available at every stage of a session. */
export function AskCall() {
  const { session } = useDiscovery();
  const ask = useAskCall(session.sessionId);
  const [question, setQuestion] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const send = () => {
    if (question.trim() === '') field.current?.focus();
    else if (!ask.isPending) ask.mutate(question.trim());
  };
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyQ') return;
    event.preventDefault();
    field.current?.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      press(event);
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, []);
  return (
    <aside aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="overline-label">
        Ask
      </h2>
      <form
        className="mx-0.5 mt-2 flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <label htmlFor={id} className="sr-only">
          Ask about this call
        </label>
        <input
          id={id}
          ref={field}
          dir="auto"
          value={question}
          maxLength={limits.content.queryMax}
          placeholder="Ask about this call"
          className="h-9 min-w-0 flex-1 rounded-md border border-line-strong/70 bg-surface px-3 text-sm text-ink placeholder:text-muted hover:border-line-strong"
          onChange={(event) => {
            setQuestion(event.target.value);
          }}
        />
        <Button type="submit" aria-disabled={ask.isPending}>
          {ask.isPending ? 'Asking...' : 'Ask'}
        </Button>
      </form>
      <p className="mt-1.5 text-xs text-muted">
        Asks the call, its brief and your content.{' '}
        <span className="max-md:hidden">
          <Kbd>Alt</Kbd> <Kbd>Q</Kbd>
        </span>
      </p>
      <div aria-live="polite" className="mt-3 text-sm">
        {ask.isError && (
          <FailedState
            title="No answer"
            text={messageOf(ask.error)}
            onRetry={() => {
              if (ask.variables !== undefined) ask.mutate(ask.variables);
            }}
          />
        )}
        {ask.data !== undefined && !ask.isPending && <Answer question={ask.variables} answer={ask.data} />}
      </div>
    </aside>
  );
}

/** What each part of an answer is called, and where it is only near. */
const titles: Record<AnswerPart, [answers: string, near: string]> = {
  call: ['From the call', 'Closest in the call, may not answer it'],
  fields: ['From this session’s fields', 'From this session’s fields'],
  prep: ['From the brief', 'Closest in the brief, may not answer it'],
  content: ['From your content', 'Closest in your content, may not answer it'],
};

function Answer({ question, answer }: { question: string; answer: CallAnswer }) {
  const { looked, order } = answer;
  const parts = order.filter((part) => countOf(answer, part) > 0);
  if (parts.length === 0)
    return (
      <p className="rounded-md bg-amber-soft px-3 py-2">
        We found no answer to “{question}” in {counted(looked.lines, 'line')} of the call
        {looked.callAlone ? '.' : `, ${counted(looked.claims, 'statement')} of its brief and your content.`}
      </p>
    );
  return (
    <div className="space-y-4">
      {parts.map((part) => {
        const near = part === 'content' ? answer.contentIsNear : !answer[part].certain;
        return (
          <Part key={part} title={titles[part][near ? 1 : 0]}>
            {entriesOf(part, answer)}
          </Part>
        );
      })}
    </div>
  );
}

const countOf = (answer: CallAnswer, part: AnswerPart): number =>
  part === 'content' ? (answer.content?.answer?.sentences.length ?? 0) : answer[part].found.length;

function entriesOf(part: AnswerPart, { call, fields, prep, content }: CallAnswer): ReactNode {
  if (part === 'call')
    return call.found.map(({ text, lineId, speaker }) => (
      <li key={`${lineId} ${text}`} className={quoteClass}>
        <span dir="auto">“{text}”</span>
        <span className={placeClass}>
          {speaker !== '' && <bdi>{speaker} </bdi>}
          <MomentLink lineId={lineId} />
        </span>
      </li>
    ));
  if (part === 'fields')
    return fields.found.map(({ text, field }) => (
      <li key={`${field} ${text}`} className={quoteClass}>
        <span dir="auto">{text}</span>
        <span className={placeClass}>{askedFields[field] ?? ''}</span>
      </li>
    ));
  if (part === 'prep') return prep.found.map((each) => <Briefed key={`${each.claimId} ${each.text}`} claim={each} />);
  return content?.answer?.sentences.map((each) => (
    <Sentence key={each.text} sentence={each} passages={content.passages} />
  ));
}

/** Labels of the fields that a question may be answered from. */
const askedFields: Partial<Record<SessionField, string>> = importFields;

function Briefed({ claim: { text, section, teamOnly } }: { claim: CallAnswer['prep']['found'][number] }) {
  const { session } = useDiscovery();
  return (
    <li className={quoteClass}>
      {teamOnly && <TeamOnly />} <span dir="auto">{text}</span>
      <Link
        to={paths.dashboard}
        search={{ prep: session.prepMeetingId }}
        hash={section}
        className={`${placeClass} ${linkClass}`}
      >
        {sectionTitles[section]}
      </Link>
    </li>
  );
}

type Content = NonNullable<CallAnswer['content']>;

function Sentence({
  sentence: { text, teamOnly, citations },
  passages,
}: {
  sentence: NonNullable<Content['answer']>['sentences'][number];
  passages: Content['passages'];
}) {
  return (
    <li className={quoteClass}>
      {teamOnly && <TeamOnly />} <span dir="auto">{text}</span>
      {citations.map(({ passageId, quote }) => {
        const passage = passages.find((each) => each.passageId === passageId);
        return (
          passage && (
            <Link
              key={`${passageId} ${quote}`}
              to={paths.content}
              search={placeInContent(passage, quote)}
              className={`${placeClass} ${linkClass}`}
            >
              {[...new Set([passage.title || passage.name, placeOf(passage)])].filter((each) => each !== '').join(', ')}
            </Link>
          )
        );
      })}
    </li>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1.5 font-medium">
        {title}
      </h3>
      <ul className="space-y-2.5">{children}</ul>
    </section>
  );
}
