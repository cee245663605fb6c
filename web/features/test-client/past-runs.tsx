import { formatMoment } from '#web/lib/dates.ts';
import { PathText } from './path-text.tsx';
import type { PastRun } from './run-history.ts';

/** The last runs in this tab; choosing one reopens it with its input. */
export function PastRuns({ runs, onOpen }: { runs: readonly PastRun[]; onOpen: (run: PastRun) => void }) {
  return (
    <section aria-labelledby="runs" className="mt-10">
      <h2 id="runs" className="mb-2 text-sm font-semibold">
        Last runs
      </h2>
      {runs.length === 0 ? (
        <p className="text-sm text-muted">What you run appears here, and stays until this tab is closed.</p>
      ) : (
        <ol className="border-t border-line">
          {runs.map((run) => (
            <li key={`${run.at} ${run.id}`} className="border-b border-line">
              <button
                type="button"
                onClick={() => onOpen(run)}
                className="tabular flex w-full flex-wrap justify-between gap-x-6 gap-y-1 px-2 py-2 text-start text-sm hover:bg-sunken"
              >
                <span className="font-mono text-[13px]">
                  <PathText text={run.id} />
                </span>
                <span className="flex gap-x-6 text-muted">
                  <span className={run.status >= 200 && run.status < 300 ? '' : 'text-red'}>
                    {run.status === 0 ? 'No answer' : run.status}
                  </span>
                  <span>{run.ms} ms</span>
                  {run.fits === false && <span className="text-red">Wrong shape</span>}
                  <time dateTime={run.at}>{formatMoment(run.at)}</time>
                </span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
