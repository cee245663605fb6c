import { useId } from 'react';
import type { ComponentProps } from 'react';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string;
  error?: string | undefined;
  help?: string | undefined;
}

/** Uses a native select, because the library's needs a style element that the strict CSP forbids. */
export function SelectField({ label, error, help, className = '', children, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <select
        id={id}
        aria-invalid={error !== undefined}
        aria-describedby={(error ?? help ?? '') === '' ? undefined : `${id}-note`}
        className={`h-10 w-full rounded-md border bg-surface px-3 text-base text-ink ${error === undefined ? 'border-line-strong/70 hover:border-line-strong' : 'border-red'}`}
        {...rest}
      >
        {children}
      </select>
      {error !== undefined && (
        <p id={`${id}-note`} className="mt-1 text-sm font-medium text-red">
          {error}
        </p>
      )}
      {error === undefined && help !== undefined && help !== '' && (
        <p id={`${id}-note`} className="mt-1 text-sm text-muted">
          {help}
        </p>
      )}
    </div>
  );
}
