import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from './text-field.tsx';

interface NameField {
  field: UseFormRegisterReturn;
  error: string | undefined;
}

/** First and last name side by side, with autofill. */
export function NameFields({ first, last }: { first: NameField; last: NameField }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label="First name" autoComplete="given-name" error={first.error} {...first.field} />
      <TextField label="Last name" autoComplete="family-name" error={last.error} {...last.field} />
    </div>
  );
}
