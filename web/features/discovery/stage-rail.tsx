import { Link } from '@tanstack/react-router';
import { Check, MessagesSquare } from 'lucide-react';
import { AcceptAll, countWaiting, useWaiting } from '#web/features/coaching/accept-all.tsx';
import { useShownInStrip } from '#web/lib/use-shown-in-strip.ts';
import { paths } from '#web/paths.ts';
import { useDiscovery } from './discovery-context.tsx';
import { coverageOf, stages, stillOpen, type View } from './session-words.ts';

/** The call and the five stages, each with how much is filled. */
export function StageRail({ view }: { view: View }) {
  const { session, value, lines } = useDiscovery();
  const entry =
    'flex items-center gap-3 rounded-md px-2.5 py-2 text-sm whitespace-nowrap hover:bg-sunken aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium';
  const said = lines.length;
  const all = useWaiting();
  const list = useShownInStrip<HTMLOListElement>(view);
  return (
    <nav aria-label="Stages">
      <ol ref={list} className="strip relative flex gap-1 overflow-x-auto pb-1 lg:flex-col lg:overflow-visible lg:pb-0">
        <li hidden={!session.stored}>
          <Link
            to={paths.dashboard}
            search={{ session: session.sessionId, view: 'call' }}
            aria-current={view === 'call' ? 'page' : undefined}
            className={entry}
          >
            <MessagesSquare size={16} strokeWidth={1.5} aria-hidden="true" className="w-6 shrink-0 text-muted" />
            <span>
              The call
              <span className="tabular block text-xs font-normal text-muted max-lg:hidden">
                {said === 0 ? 'No notes yet' : `${said} ${said === 1 ? 'line' : 'lines'}`}
              </span>
            </span>
          </Link>
        </li>
        {stages.map(({ view: each, title, fields }, at) => {
          const { filled, all: most } = coverageOf(fields, value);
          const waiting = countWaiting(all, fields);
          const open = said > 0 && filled > 0 ? stillOpen(fields, value) : [];
          return (
            <li key={each}>
              <Link
                to={paths.dashboard}
                search={{ session: session.sessionId, view: each }}
                aria-current={view === each ? 'page' : undefined}
                className={entry}
              >
                <span
                  aria-hidden="true"
                  className={`tabular flex size-6 shrink-0 items-center justify-center rounded-full border text-xs ${filled === most ? 'border-accent bg-accent text-on-accent' : 'border-line-strong text-muted'}`}
                >
                  {filled === most ? <Check size={13} strokeWidth={2} /> : at + 1}
                </span>
                <span>
                  {title}
                  <span className="tabular block text-xs font-normal text-muted max-lg:sr-only">
                    {filled} of {most} fields
                  </span>
                  {open.length > 0 && (
                    <span className="block max-w-40 text-xs font-normal whitespace-normal text-muted max-lg:sr-only">
                      Still empty: {open.join(', ')}
                    </span>
                  )}
                </span>
                {waiting > 0 && (
                  <span className="tabular ms-auto rounded-full bg-accent-soft px-2 text-xs leading-5 font-medium text-accent in-aria-[current=page]:bg-surface">
                    {waiting}
                    <span className="sr-only"> {waiting === 1 ? 'suggestion' : 'suggestions'} waiting</span>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ol>
      <AcceptAll {...all} />
    </nav>
  );
}
