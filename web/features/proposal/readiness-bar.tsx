import { Check } from 'lucide-react';
import { proposalSectionTitles, type Readiness } from '#contract/proposal.ts';

/** Shows the proposal's progress and what each part still lacks. */
export function ReadinessBar({
  readiness,
  quotes,
}: {
  readiness: readonly Readiness[];
  quotes: { used: number; held: number };
}) {
  const ready = readiness.filter((each) => each.ready).length;
  const missing = readiness.filter((each) => !each.ready);
  return (
    <section aria-label="What the proposal still needs" className="rounded-md bg-sunken px-4 py-3 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">
          {ready} of {readiness.length} sections ready
        </span>
        <span className="text-muted">
          {quotes.used === 0
            ? 'None of their words is quoted yet.'
            : `${quotes.used} ${quotes.used === 1 ? 'quote' : 'quotes'} from the call.`}
        </span>
      </p>
      <div aria-hidden="true" className="mt-2 flex gap-1">
        {readiness.map(({ section, ready: done }) => (
          <span key={section} className={`h-1.5 flex-1 rounded-full ${done ? 'bg-accent' : 'bg-line-strong/40'}`} />
        ))}
      </div>
      {missing.length > 0 ? (
        <details className="mt-2">
          <summary className="text-muted">What’s missing</summary>
          <ul className="mt-1 space-y-1">
            {missing.map(({ section, missing: lacks }) => (
              <li key={section}>
                <span className="font-medium">{proposalSectionTitles[section]}:</span> {lacks.join('; ')}
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <p className="mt-2 flex items-center gap-2 text-accent">
          <Check size={15} strokeWidth={2} aria-hidden="true" />
          Everything it needs is there.
        </p>
      )}
    </section>
  );
}
