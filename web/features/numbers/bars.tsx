import { useId } from 'react';

export interface Bar {
  label: string;
  value: number;
  /** The value as text: '40 min', '7 of 9'. */
  text: string;
  /** Shown below the label. */
  more?: string;
}

/** Bars for sighted users, with an equivalent table for screen readers. `most`: value of a full bar. */
export function Bars({
  caption,
  head,
  bars,
  most,
}: {
  caption: string;
  head: [string, string];
  bars: readonly Bar[];
  most: number;
}) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{head[0]}</th>
          <th scope="col">{head[1]}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, value, text, more }) => (
          <tr
            key={label}
            className="grid grid-cols-[minmax(0,5fr)_minmax(0,7fr)] items-center gap-x-4 py-1 max-sm:grid-cols-1"
          >
            <th scope="row" className="text-start font-normal">
              {label}
              {more !== undefined && <span className="block text-xs text-muted">{more}</span>}
            </th>
            <td className="tabular flex items-center gap-3">
              <span aria-hidden="true" className="h-2 flex-1 rounded-full bg-sunken">
                <span
                  className="block h-2 rounded-full bg-accent"
                  style={{ width: value === 0 ? 0 : `${Math.max(2, (100 * value) / Math.max(most, 1))}%` }}
                />
              </span>
              <span className="w-20 shrink-0 text-end text-muted">{text}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface Column {
  key: string;
  label: string;
  values: readonly number[];
}

const tones = ['bg-accent', 'bg-line-strong'] as const;

/**
 * Two series side by side by month, decorative because a table beside it says the same.
 * Each series has a tone and a side, never only a color; each value is written above its column.
 */
export function MonthColumns({ series, columns }: { series: readonly [string, string]; columns: readonly Column[] }) {
  const id = useId();
  const most = Math.max(1, ...columns.flatMap(({ values }) => values));
  return (
    <figure aria-labelledby={id}>
      <figcaption id={id} className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        {series.map((name, at) => (
          <span key={name} className="inline-flex items-center gap-2">
            <span aria-hidden="true" className={`size-3 rounded-[2px] ${tones[at]}`} />
            {name} ({at === 0 ? 'left' : 'right'})
          </span>
        ))}
      </figcaption>
      <div aria-hidden="true" className="flex">
        {columns.map(({ key, label, values }) => (
          <div key={key} className="min-w-0 flex-1 text-center text-xs text-muted">
            <div className="flex h-36 items-end justify-center gap-0.5 border-b border-line">
              {values.map((value, at) => (
                <span key={series[at]} className="tabular flex h-full w-2/5 max-w-5 flex-col justify-end">
                  {value > 0 && value}
                  <span
                    className={`block shrink-0 rounded-t-[2px] ${tones[at]}`}
                    style={{ height: value === 0 ? 0 : `${Math.max(2, (80 * value) / most)}%` }}
                  />
                </span>
              ))}
            </div>
            <span className="mt-1 block">{label}</span>
          </div>
        ))}
      </div>
    </figure>
  );
}
