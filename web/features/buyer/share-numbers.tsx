import { proposalSections, proposalSectionTitles } from '#contract/proposal.ts';
import type { ShareNumbers } from '#contract/buyer.ts';
import { formatWhen } from '#web/lib/dates.ts';
import { spentText } from './buyer-words.ts';

function Count({ value, label }: { value: number; label: string }) {
  return (
    <div>
      <dd className="tabular font-serif text-2xl">{value.toLocaleString('en-US')}</dd>
      <dt className="text-xs text-muted">{label}</dt>
    </div>
  );
}

const total = (seconds: ShareNumbers['seconds']): number => Object.values(seconds).reduce((sum, each) => sum + each, 0);

/** Reading numbers: counts, and bars by section with an equivalent table for screen readers. */
export function NumbersView({ numbers }: { numbers: ShareNumbers }) {
  const { opens, viewers, downloads, seconds, views } = numbers;
  const most = Math.max(1, ...Object.values(seconds));
  const read = proposalSections.filter((section) => (seconds[section] ?? 0) > 0);
  return (
    <>
      <dl className="grid grid-cols-3 gap-4 sm:max-w-[420px]">
        <Count value={opens} label={opens === 1 ? 'open' : 'opens'} />
        <Count value={viewers} label={viewers === 1 ? 'viewer' : 'viewers'} />
        <Count value={downloads} label={downloads === 1 ? 'download' : 'downloads'} />
      </dl>
      {read.length > 0 && (
        <>
          <div
            aria-hidden="true"
            className="mt-4 grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 text-sm"
          >
            {read.map((section) => (
              <div key={section} className="contents">
                <span className="max-w-[40vw] truncate">{proposalSectionTitles[section]}</span>
                <span className="h-2 rounded-full bg-sunken">
                  <span
                    className="block h-2 rounded-full bg-accent"
                    style={{ width: `${Math.max(2, (100 * (seconds[section] ?? 0)) / most)}%` }}
                  />
                </span>
                <span className="tabular text-end text-muted">{spentText(seconds[section] ?? 0)}</span>
              </div>
            ))}
          </div>
          <table className="sr-only">
            <caption>Time read by section</caption>
            <thead>
              <tr>
                <th scope="col">Section</th>
                <th scope="col">Time</th>
              </tr>
            </thead>
            <tbody>
              {read.map((section) => (
                <tr key={section}>
                  <th scope="row">{proposalSectionTitles[section]}</th>
                  <td>{spentText(seconds[section] ?? 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {views.length > 0 && (
        <details className="mt-3 text-sm">
          <summary className="text-muted hover:text-ink">Latest views</summary>
          <ul className="mt-2 divide-y divide-line/60">
            {views.map((view) => (
              <li key={view.id} className="flex flex-wrap justify-between gap-x-4 py-1.5">
                <span>
                  <time dateTime={view.openedAt}>{formatWhen(view.openedAt)}</time>
                  {view.email !== '' && <bdi className="text-muted wrap-anywhere"> {view.email}</bdi>}
                </span>
                <span className="text-muted">
                  {view.readingNow
                    ? 'Reading now'
                    : total(view.seconds) === 0
                      ? 'Opened only'
                      : `Read for ${spentText(total(view.seconds))}`}
                  {view.downloaded && ', downloaded'}
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
