import { Link, useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { CallPromise, CallTopic } from '#contract/coaching.ts';
import { FailedState, SkeletonRows } from '#web/components/states.tsx';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { useMember } from '#web/features/identity/member.ts';
import { spokenLines } from '#web/features/frames/spoken-lines.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { paths } from '#web/paths.ts';
import { CallMarks } from './call-marks.tsx';
import { usePromises, useTopics } from './coaching.api.ts';
import { FollowUpMail } from './follow-up-mail.tsx';
import { followUpOf } from './follow-up.ts';
import { MomentLink } from './moment-link.tsx';

const afterCall = 'after-call';
const sides: Record<CallPromise['side'], string> = { rep: 'Rep', prospect: 'Prospect', both: 'Both' };

function NextSteps({ promises }: { promises: readonly CallPromise[] }) {
  if (promises.length === 0)
    return (
      <p className="text-sm text-muted">
        We found no next steps. They come from what is said, and from notes such as “To do: send the price list by
        Friday”.
      </p>
    );
  return (
    <ul className="divide-y divide-line text-sm">
      {promises.map(({ owner, side, text, about, due, lineId }) => (
        <li key={`${lineId} ${text}`} className="py-2">
          <p className="flex gap-2 text-xs text-muted">
            <span>
              <bdi>{owner === '' ? 'Noted' : owner}</bdi>
              {` · ${sides[side]}`}
              {due !== null && ` · ${due}`}
            </span>
            <span className="ms-auto">
              <MomentLink lineId={lineId} />
            </span>
          </p>
          <p dir="auto">{owner === '' ? text : `“${text}”`}</p>
          {about !== null && (
            <p dir="auto" className="text-muted">
              After “{about}”
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Topics({ topics }: { topics: readonly CallTopic[] }) {
  const { lines } = useDiscovery();
  // A transcript without times doesn't say how long anything took.
  const isTimed = lines.some(({ kind, atMs }) => kind === 'utterance' && atMs !== null);
  return (
    <ol className="divide-y divide-line text-sm">
      {topics.map(({ name, seconds, lineId, quote }) => (
        <li key={lineId} className="py-2">
          <p className="flex gap-2">
            <span dir="auto" className="font-medium">
              {name}
            </span>
            {isTimed && <span className="text-muted">{Math.max(1, Math.round(seconds / 60))} min</span>}
            <span className="ms-auto text-xs">
              <MomentLink lineId={lineId} />
            </span>
          </p>
          {quote !== null && (
            <p dir="auto">
              “{quote.text}”{' '}
              <span className="text-xs text-muted">
                <bdi>{quote.speaker}</bdi> · <MomentLink lineId={quote.lineId} />
              </span>
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function Contents() {
  const { session, value, lines } = useDiscovery();
  const { user } = useMember();
  const promises = usePromises();
  const topics = useTopics();
  const notAsked = session.questions.filter(({ askedAt }) => askedAt === null);
  if (promises.data === undefined)
    return promises.error === null ? (
      <SkeletonRows rows={1} label="Loading next steps" />
    ) : (
      <FailedState
        title="Failed to load next steps"
        text={messageOf(promises.error)}
        onRetry={() => {
          void promises.refetch();
        }}
      />
    );
  const mail = followUpOf(
    {
      firstName: value('firstName'),
      barriers: value('barriers'),
      currentFinancialImpact: value('currentFinancialImpact'),
      targetDate: value('targetDate'),
      desiredOutcomes: value('desiredOutcomes'),
      barrierThemes: value('barrierThemes'),
      outcomeThemes: value('outcomeThemes'),
      urgencyStatement: value('urgencyStatement'),
    },
    promises.data,
    `${user.firstName} ${user.lastName}`.trim(),
    spokenLines(
      lines.filter(({ kind }) => kind === 'utterance'),
      session.speakers,
    ).map(({ text }) => text),
  );
  return (
    <div className="space-y-6 pb-4">
      {topics.data !== undefined && topics.data.length > 0 && (
        <section aria-label="What was talked about">
          <h3 className="overline-label mb-1">What was talked about</h3>
          <Topics topics={topics.data} />
        </section>
      )}
      <section aria-label="Next steps">
        <h3 className="overline-label mb-1">Next steps</h3>
        <NextSteps promises={promises.data} />
      </section>
      <CallMarks />
      {notAsked.length > 0 && (
        <section aria-label="Not asked">
          <h3 className="overline-label mb-1">Not asked</h3>
          <ul className="list-disc space-y-1 ps-5 text-sm">
            {notAsked.map(({ id, text }) => (
              <li key={id} dir="auto">
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      <FollowUpMail mail={mail} />
    </div>
  );
}

/** What remains after the call: promises with their owners, what was marked, questions not asked, and a draft of an email. */
export function AfterCall() {
  const wanted = useLocation({ select: ({ hash }) => hash === afterCall });
  // While closed, nothing is computed for each new line of the call.
  const [open, setOpen] = useState(false);
  const part = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (wanted && part.current !== null) part.current.open = true;
  }, [wanted]);
  useEffect(() => {
    if (wanted && open) part.current?.scrollIntoView();
  }, [wanted, open]);
  return (
    <details
      ref={part}
      id={afterCall}
      className="mt-8 scroll-mt-28 border-t border-line"
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary className="py-3 font-serif text-lg font-medium">After the call</summary>
      {open && (
        <div className="min-h-[60dvh]">
          <Contents />
        </div>
      )}
    </details>
  );
}

/** Leads to it from the top of the session: below a long transcript nobody finds it. */
export function AfterCallLink({ sessionId }: { sessionId: string }) {
  return (
    <Link
      to={paths.dashboard}
      search={{ session: sessionId, view: 'call' }}
      hash={afterCall}
      onClick={() => {
        // Where the address is already this one, nothing else would happen.
        const part = document.getElementById(afterCall);
        if (part instanceof HTMLDetailsElement) part.open = true;
      }}
      className="text-sm text-accent underline underline-offset-4"
    >
      Next steps and email
    </Link>
  );
}
