import { useId } from 'react';

export interface Bar {
  label: string;
  value: number;
  /** What the value says: '40 min', '7 of 9'. */
  text: string;
  /** Said below the label. */
  more?: string;
}

/** Bars along the page for the eye, the same as a table for who listens. `most`: what a full bar stands for. */
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
    <table className="w-full max-w-[720px] text-sm">
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

const tones = ['fill-accent', 'fill-line-strong'] as const;
const [width, height, base] = [720, 180, 150] as const;

/**
 * Two series side by side over the months, drawn for the eye alone: the table below it says the same. Each series has
 * a tone and a pattern of its own width, never a colour alone; the largest value is written above its bar.
 */
export function MonthColumns({ series, columns }: { series: readonly [string, string]; columns: readonly Column[] }) {
  const id = useId();
  const most = Math.max(1, ...columns.flatMap(({ values }) => values));
  const slot = width / columns.length;
  const bar = Math.min(20, slot / 3);
  return (
    <figure aria-labelledby={id}>
      <figcaption id={id} className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        {series.map((name, at) => (
          <span key={name} className="inline-flex items-center gap-2">
            <svg viewBox="0 0 12 12" className="size-3" aria-hidden="true">
              <rect width="12" height="12" rx="2" className={tones[at]} />
            </svg>
            {name} ({at === 0 ? 'left' : 'right'})
          </span>
        ))}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} className="w-full max-w-[720px]" aria-hidden="true">
        <line x1="0" x2={width} y1={base + 0.5} y2={base + 0.5} className="stroke-line" />
        {columns.map(({ key, label, values }, month) => (
          <g key={key}>
            {values.map((value, at) => {
              const tall = (value / most) * (base - 22);
              const x = month * slot + slot / 2 + (at === 0 ? -bar - 1 : 1);
              return (
                value > 0 && (
                  <g key={series[at]}>
                    <rect x={x} y={base - tall} width={bar} height={tall} rx="2" className={tones[at]} />
                    <text x={x + bar / 2} y={base - tall - 5} textAnchor="middle" className="fill-muted text-xs">
                      {value}
                    </text>
                  </g>
                )
              );
            })}
            <text x={month * slot + slot / 2} y={base + 20} textAnchor="middle" className="fill-muted text-xs">
              {label}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
