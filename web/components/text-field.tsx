import { useId } from 'react';
import type { ComponentProps } from 'react';

interface TextFieldProps extends ComponentProps<'input'> {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
}

/** Label above, help below, error beside; screen readers read the error with the field. */
export function TextField({ label, help, error, id: given, className = '', ...rest }: TextFieldProps) {
  const made = useId();
  const id = given ?? made;
  const note = error ?? help;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        dir="auto"
        aria-invalid={error !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        className={`h-10 w-full rounded-md border bg-surface px-3 text-base text-ink read-only:bg-sunken placeholder:text-muted ${error === undefined ? 'border-line-strong/70 hover:border-line-strong' : 'border-red'}`}
        {...rest}
      />
      {note !== undefined && (
        <p id={`${id}-note`} className={`mt-1 text-sm ${error === undefined ? 'text-muted' : 'font-medium text-red'}`}>
          {note}
        </p>
      )}
    </div>
  );
}
