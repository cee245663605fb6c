import { Link } from '@tanstack/react-router';
import { StatusMark } from '#web/components/status-mark.tsx';
import { useContentOverview } from '#web/features/content/content.api.ts';
import { useSessions } from '#web/features/discovery/discovery.api.ts';
import { usePreps } from '#web/features/prep/prep.api.ts';
import { useSolutions } from '#web/features/solutions/solutions.api.ts';
import { paths } from '#web/paths.ts';

const linkClass = 'font-medium text-accent underline underline-offset-4';

interface Step {
  done: boolean;
  text: string;
  more: string;
  to?: string;
  search?: { prep: string };
  /** Id of a field on this page. */
  focus?: string;
}

/** Leads to where a step is done; a session begins in a brief, so without one there is nowhere to lead to. */
function Way({ to, search, focus, children }: Pick<Step, 'to' | 'search' | 'focus'> & { children: string }) {
  if (focus !== undefined)
    return (
      <button
        type="button"
        className={linkClass}
        onClick={() => {
          document.getElementById(focus)?.focus();
        }}
      >
        {children}
      </button>
    );
  if (to === undefined) return <span className="font-medium">{children}</span>;
  return (
    <Link to={to} {...(search && { search })} className={linkClass}>
      {children}
    </Link>
  );
}

/** What the agents still need; renders nothing while loading or after an error. */
export function Checklist() {
  const [solutions, content, preps, sessions] = [useSolutions(), useContentOverview(), usePreps(), useSessions()];
  if (!solutions.data || !content.data || !preps.data || !sessions.data) return null;
  const brief = preps.data.find(({ status }) => status === 'ready');
  const steps: Step[] = [
    {
      done: solutions.data.length > 0,
      text: 'Set up your solutions',
      more: 'Until then, your briefs don’t know what you sell.',
      to: paths.solutionSetup,
    },
    {
      done: content.data.counts.some(({ completed }) => completed > 0),
      text: 'Add your content',
      more: 'Agents know your company from what you add.',
      to: paths.content,
    },
    {
      done: preps.data.some(({ status }) => status === 'ready'),
      text: 'Prepare for your first meeting',
      more: 'Type a company above.',
      focus: 'company',
    },
    {
      done: sessions.data.length > 0,
      text: 'Hold your first discovery session',
      more: 'Start it from a brief to bring its questions along.',
      ...(brief && { to: paths.dashboard, search: { prep: brief.prepMeetingId } }),
    },
  ];
  const done = steps.filter((step) => step.done).length;
  if (done === steps.length) return null;
  return (
    <section aria-labelledby="checklist">
      <h2 id="checklist" className="font-serif text-xl font-medium">
        Train your agents{' '}
        <span className="tabular ms-1 font-sans text-sm font-normal text-muted">{`${done} of ${steps.length} done`}</span>
      </h2>
      <ul className="mt-3 border-t border-line">
        {steps.map(({ done: isDone, text, more, ...way }) => (
          <li key={text} className="flex items-baseline gap-3 border-b border-line py-2">
            <span className="translate-y-[2px]">
              <StatusMark mark={isDone ? 'done' : 'waiting'} />
            </span>
            <div className="min-w-0">
              <p>
                {isDone ? <span className="text-muted">{text}</span> : <Way {...way}>{text}</Way>}
                {isDone && <span className="sr-only">, done</span>}
              </p>
              {!isDone && <p className="text-sm text-muted">{more}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
