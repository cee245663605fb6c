import { useId } from 'react';
import type { ComponentProps } from 'react';

interface TextAreaProps extends ComponentProps<'textarea'> {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
}

export function TextArea({ label, help, error, className = '', ...rest }: TextAreaProps) {
  const id = useId();
  const note = error ?? help;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <textarea
        id={id}
        dir="auto"
        aria-invalid={error !== undefined}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        className={`min-h-28 w-full rounded-md border bg-surface px-3 py-2 text-base text-ink read-only:bg-sunken placeholder:text-muted ${error === undefined ? 'border-line-strong/70 hover:border-line-strong' : 'border-red'}`}
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
