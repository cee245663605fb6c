import { Link } from '@tanstack/react-router';
import type { ModelRunRecord } from '#contract/model.ts';
import { formatMoment } from '#web/lib/dates.ts';
import { paths } from '#web/paths.ts';
import { costInWords, wroteInWords } from './model-words.ts';

/** What each run used of the model, and why rules wrote the rest. */
export function ModelRuns({ runs }: { runs: readonly ModelRunRecord[] }) {
  return (
    <section aria-labelledby="runs" className="mt-8">
      <h2 id="runs" className="text-sm font-semibold">
        Latest preps
      </h2>
      {runs.length === 0 ? (
        <p className="mt-2 text-sm text-muted">What the model used for each prep appears here after the first one.</p>
      ) : (
        <ol className="mt-3 border-t border-line">
          {runs.map((run) => (
            <li key={`${run.prospectId} ${run.endedAt}`} className="border-b border-line py-3">
              <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
                <Link
                  to={paths.dashboard}
                  search={{ prep: run.prospectId }}
                  dir="auto"
                  className="font-medium wrap-anywhere underline-offset-4 hover:underline"
                >
                  {run.companyName || 'A company without a name'}
                </Link>
                <time dateTime={run.endedAt} className="tabular text-sm text-muted">
                  {formatMoment(run.endedAt)}
                </time>
              </div>
              <p className="mt-1 text-sm">{wroteInWords(run)}</p>
              {run.notes.map((note) => (
                <p key={note} className="mt-1 text-sm text-amber">
                  {note}
                </p>
              ))}
              <p className="tabular mt-1 text-sm text-muted">{costInWords(run)}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
