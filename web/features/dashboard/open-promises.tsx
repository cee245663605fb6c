import { Link } from '@tanstack/react-router';
import type { OpenPromise } from '#contract/open-promises.ts';
import { Button } from '#web/components/button.tsx';
import { FailedState } from '#web/components/states.tsx';
import { useOpenPromises, useTickPromise } from '#web/features/coaching/earlier-calls.api.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { formatDay } from '#web/lib/dates.ts';
import { paths } from '#web/paths.ts';

/** Promises shown; the rest are folded. */
const shownAtOnce = 5;

const owes: Record<OpenPromise['side'], string> = { rep: 'You owe', prospect: 'They owe', both: 'Agreed' };

function PromiseRow({ promise }: { promise: OpenPromise }) {
  const tick = useTickPromise();
  const { sessionId, lineId, text, kept, side, owner, due, title, at } = promise;
  return (
    <li className="flex items-start gap-3 border-b border-line py-2">
      <div className="min-w-0 flex-1">
        <p dir="auto" className={`line-clamp-2 ${kept ? 'text-muted line-through' : ''}`} title={text}>
          {text}
        </p>
        <p className="text-sm text-muted">
          <span className="font-medium text-ink">{owes[side]}</span>
          {side === 'prospect' && owner !== '' && (
            <>
              {' · '}
              <bdi>{owner}</bdi>
            </>
          )}
          {due !== null && (
            <>
              {' · '}
              <bdi>{due}</bdi>
            </>
          )}
          {' · '}
          <Link
            to={paths.dashboard}
            search={{ session: sessionId, view: 'call' }}
            hash={`line-${lineId}`}
            className="underline underline-offset-4 hover:text-ink"
          >
            <bdi>{title === '' ? 'Untitled session' : title}</bdi>, {formatDay(at)}
          </Link>
        </p>
        {tick.isError && (
          <p role="alert" className="text-sm font-medium text-red">
            {messageOf(tick.error)}
          </p>
        )}
      </div>
      <Button
        look="quiet"
        className="shrink-0 px-3"
        aria-label={`${kept ? 'Reopen' : 'Done'}: ${text}`}
        aria-disabled={tick.isPending}
        onClick={() => {
          if (!tick.isPending) tick.mutate({ sessionId, lineId, text, kept: !kept });
        }}
      >
        {kept ? 'Reopen' : 'Done'}
      </Button>
    </li>
  );
}

/** Open promises from recent calls and who made them; renders nothing without any. */
export function OpenPromises() {
  const promises = useOpenPromises();
  const all = promises.data ?? [];
  if (promises.isError && promises.data === undefined)
    return (
      <FailedState
        title="Failed to load open promises"
        text={messageOf(promises.error)}
        onRetry={() => {
          void promises.refetch();
        }}
      />
    );
  if (all.length === 0) return null;
  const rows = (some: readonly OpenPromise[]) => (
    <ul>
      {some.map((promise) => (
        <PromiseRow key={`${promise.sessionId} ${promise.lineId} ${promise.text}`} promise={promise} />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby="promises">
      <h2 id="promises" className="font-serif text-xl font-medium">
        Open promises
      </h2>
      <div className="mt-3 border-t border-line">{rows(all.slice(0, shownAtOnce))}</div>
      {all.length > shownAtOnce && (
        <details className="mt-1 text-sm">
          <summary className="w-fit py-1 text-muted">{all.length - shownAtOnce} more</summary>
          {rows(all.slice(shownAtOnce))}
        </details>
      )}
    </section>
  );
}
