import { countKeys, type Counts } from '#contract/numbers.ts';
import { percent } from './sum-numbers.ts';

const names: Record<Exclude<(typeof countKeys)[number], 'sent'>, string> = {
  preps: 'Preps',
  sessions: 'Sessions',
  viewed: 'Viewed',
  accepted: 'Accepted',
};

function share(part: number, whole: number): string {
  const value = percent(part, whole);
  return value === null || part === 0 ? '' : ` (${value}%)`;
}

/** Counts in rows; viewed and accepted proposals also as a percentage of those sent. */
export function NumbersTable({
  caption,
  head,
  rows,
}: {
  caption: string;
  head: string;
  rows: readonly { key: string; label: string; counts: Counts }[];
}) {
  return (
    <table className="tabular w-full text-sm max-sm:text-xs">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="py-2 text-start font-medium">
            {head}
          </th>
          {countKeys.map((key) => (
            <th key={key} scope="col" className="py-2 ps-4 text-end max-sm:ps-2 font-medium">
              {key === 'sent' ? (
                <>
                  <span className="max-sm:hidden">Proposals sent</span>
                  <span className="sm:hidden">Sent</span>
                </>
              ) : (
                names[key]
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, counts }) => (
          <tr key={key} className="border-b border-line">
            <th scope="row" className="max-w-60 truncate max-sm:max-w-28 py-2 text-start font-normal" title={label}>
              <bdi>{label}</bdi>
            </th>
            {countKeys.map((each) => (
              <td key={each} className={`py-2 ps-4 text-end max-sm:ps-2 ${counts[each] === 0 ? 'text-muted' : ''}`}>
                {counts[each].toLocaleString('en-US')}
                {(each === 'viewed' || each === 'accepted') && (
                  <span className="text-muted max-sm:hidden">{share(counts[each], counts.sent)}</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
