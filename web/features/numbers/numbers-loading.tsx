const line = (width: string, height = 'h-3') => <span className={`skeleton-line block ${height} ${width}`} />;

/** Heights in percent; neighbors differ so that they look like columns. */
const columns = [38, 62, 45, 80, 56, 70, 30, 66, 48, 84, 58, 74];

/** Placeholder for the numbers: monthly columns with their table, then people. */
export function NumbersLoading() {
  return (
    <output aria-label="Loading the numbers" className="block">
      <span className="mb-4 flex items-center justify-between">
        {line('w-28', 'h-6')}
        {line('w-32', 'h-9')}
      </span>
      <span className="flex h-40 items-end gap-3 border-b border-line">
        {columns.map((height) => (
          <span key={height} className="skeleton-line block flex-1" style={{ height: `${height}%` }} />
        ))}
      </span>
      <Rows rows={3} />
      <span className="mt-12 mb-4 block">{line('w-28', 'h-6')}</span>
      <Rows rows={3} />
    </output>
  );
}

function Rows({ rows }: { rows: number }) {
  return (
    <span className="mt-4 block border-t border-line">
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="flex h-10 items-center gap-6 border-b border-line">
          {line('w-1/4')}
          <span className="ms-auto flex gap-8">
            {line('w-8')}
            {line('w-8')}
            {line('w-8')}
          </span>
        </span>
      ))}
    </span>
  );
}
