import { importFields, importFieldNames, type ImportField } from '#contract/imports.ts';

interface ColumnChoiceProps {
  columns: readonly string[];
  samples: readonly (readonly string[])[];
  mapping: readonly (ImportField | null)[];
  onChange: (mapping: (ImportField | null)[]) => void;
}

/** Each column with its first values and its field; each field can be used once. */
export function ColumnChoice({ columns, samples, mapping, onChange }: ColumnChoiceProps) {
  return (
    <ul aria-label="Columns" className="border-t border-line">
      {columns.map((column, at) => {
        const chosen = mapping[at] ?? null;
        const name = column === '' ? `Column ${at + 1}` : column;
        return (
          // Columns may share a name but never change order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className="grid items-center gap-x-6 gap-y-1 border-b border-line py-2 sm:grid-cols-[1fr_15rem]">
            <div className="min-w-0 text-sm">
              <p className="truncate font-medium">
                <bdi>{name}</bdi>
              </p>
              <p className="truncate text-muted">
                <bdi>
                  {samples
                    .map((row) => row[at] ?? '')
                    .filter(Boolean)
                    .join(' · ') || 'Empty in the first rows'}
                </bdi>
              </p>
            </div>
            <select
              aria-label={`Field of ${name}`}
              value={chosen ?? ''}
              onChange={({ target }) => {
                const field = importFieldNames.find((each) => each === target.value) ?? null;
                onChange(
                  columns.map((_, index) => {
                    const other = mapping[index] ?? null;
                    if (index === at) return field;
                    return other === field ? null : other;
                  }),
                );
              }}
              className="h-9 w-full rounded-md border border-line-strong/50 bg-surface px-2 text-sm"
            >
              <option value="">Leave out</option>
              {importFieldNames.map((field) => (
                <option key={field} value={field}>
                  {importFields[field]}
                </option>
              ))}
            </select>
          </li>
        );
      })}
    </ul>
  );
}
