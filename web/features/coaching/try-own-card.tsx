import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { CardSpeaker } from '#contract/coach-cards.ts';
import type { OwnCardDraft } from '#contract/own-cards.ts';
import { Button } from '#web/components/button.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { useSessions } from '#web/features/discovery/discovery.api.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { formatDuration, formatMoment } from '#web/lib/dates.ts';
import { paths } from '#web/paths.ts';
import { useTryOwnCard } from './own-cards.api.ts';

const shownMost = 20;

/** The lines that a card listens to: several, and one. */
const searched: Record<CardSpeaker, readonly [many: string, one: string]> = {
  prospect: ['lines of the prospect and notes', 'line of the prospect or note'],
  rep: ['lines of the rep', 'line of the rep'],
  both: ['lines and notes', 'line or note'],
};

/** Tests a draft on a past session before the draft is saved. */
export function TryOwnCard({ draft }: { draft: OwnCardDraft | null }) {
  const sessions = useSessions();
  const attempt = useTryOwnCard();
  const [chosen, setChosen] = useState('');
  const list = sessions.data ?? [];
  if (sessions.isError) return <p className="text-sm text-red">{messageOf(sessions.error)}</p>;
  if (sessions.data !== undefined && list.length === 0)
    return <p className="text-sm text-muted">Once you have a session, you can test cards on it here.</p>;
  const sessionId = chosen || (list[0]?.sessionId ?? '');
  const { data } = attempt;
  const [many, one] = searched[attempt.variables?.saidBy ?? 'prospect'];
  return (
    <div className="rounded-md bg-sunken p-4">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Test on a past session"
          className="min-w-0 flex-[1_1_240px]"
          value={sessionId}
          onChange={(event) => {
            setChosen(event.target.value);
            attempt.reset();
          }}
        >
          {list.map((each) => (
            <option key={each.sessionId} value={each.sessionId}>
              {[each.companyName || each.sessionName || 'Session', formatMoment(each.createdAt)].join(', ')}
            </option>
          ))}
        </SelectField>
        <Button
          aria-disabled={draft === null || attempt.isPending || sessionId === ''}
          onClick={() => {
            if (draft !== null && sessionId !== '' && !attempt.isPending) attempt.mutate({ sessionId, ...draft });
          }}
        >
          {attempt.isPending ? 'Testing...' : 'Test card'}
        </Button>
      </div>
      {draft === null && <p className="mt-2 text-sm text-muted">Fill in the card above to test it.</p>}
      <div aria-live="polite" className="mt-3 text-sm empty:hidden">
        {attempt.isError && <p className="font-medium text-red">{messageOf(attempt.error)}</p>}
        {data !== undefined && (
          <p>
            {data.looked === 0
              ? `This session has no ${many}.`
              : `Answers ${data.answers.length} of ${data.looked} ${data.looked === 1 ? one : many}.`}
          </p>
        )}
        <ul className="mt-2 space-y-2">
          {data?.answers.slice(0, shownMost).map(({ lineId, atMs, text }) => (
            <li key={lineId} className="flex gap-3">
              <Link
                to={paths.dashboard}
                search={{ session: attempt.variables?.sessionId ?? '', view: 'call' }}
                hash={`line-${lineId}`}
                className="tabular shrink-0 text-muted underline underline-offset-4"
              >
                {atMs === null ? 'In the call' : formatDuration(atMs)}
              </Link>
              <span dir="auto" className="min-w-0 wrap-anywhere">
                “{text}”
              </span>
            </li>
          ))}
        </ul>
        {data !== undefined && data.answers.length > shownMost && (
          <p className="mt-2 text-muted">The first {shownMost} are shown.</p>
        )}
      </div>
    </div>
  );
}
