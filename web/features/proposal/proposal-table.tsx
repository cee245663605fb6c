import type { ProposalTable } from '#contract/proposal.ts';

/** Prices, or a return in its three cases. */
export function TableView({ table, label, numeric }: { table: ProposalTable; label: string; numeric: boolean }) {
  const side = (at: number): string =>
    at > 0 && (numeric || at === table.head.length - 1)
      ? `text-end tabular ${numeric ? 'whitespace-nowrap' : ''}`
      : 'min-w-24 text-start';
  return (
    <div className="overflow-x-auto">
      <table aria-label={label} className="w-full text-sm wrap-anywhere">
        <thead>
          <tr className="border-b border-line text-xs text-muted">
            {table.head.map((cell, at) => (
              <th key={at} scope="col" className={`px-2 py-1.5 font-medium first:ps-0 last:pe-0 ${side(at)}`}>
                {cell === '' ? <span className="sr-only">Figure</span> : cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, line) => (
            <tr key={line} className="border-b border-line align-top">
              {row.map((cell, at) => (
                <td key={at} dir="auto" className={`px-2 py-2 first:ps-0 last:pe-0 ${side(at)}`}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
