import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { companySizes } from '#contract/company-sizes.ts';
import { industries } from '#contract/industries.ts';
import type { startPrepSchema } from '#contract/prep.ts';
import { SelectField } from '#web/components/select-field.tsx';
import { TextField } from '#web/components/text-field.tsx';

const urgencies = [
  ['low', 'Low'],
  ['medium', 'Medium'],
  ['high', 'High'],
] as const;

/** Formats ISO 8601 for a datetime field in the viewer's zone; '' stays ''. */
function toField(iso: string): string {
  if (iso === '') return '';
  const date = new Date(iso);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

function MeetingTime() {
  const { control } = useFormContext<z.input<typeof startPrepSchema>>();
  const { field } = useController({ control, name: 'meetingAt' });
  const [typed, setTyped] = useState(() => toField(field.value ?? ''));
  const [shown, setShown] = useState(field.value);
  // An invitation has filled the field in the meantime.
  if (field.value !== shown) {
    setShown(field.value);
    setTyped(toField(field.value ?? ''));
  }
  return (
    <TextField
      label="Date and time of the meeting"
      type="datetime-local"
      value={typed}
      onBlur={field.onBlur}
      onChange={(event) => {
        const { value } = event.target;
        const iso = value === '' ? '' : new Date(value).toISOString();
        setTyped(value);
        setShown(iso);
        field.onChange(iso);
      }}
      help="In your own time zone"
    />
  );
}

/** Optional details, all stored with the prep. */
export function MoreDetails() {
  const {
    register,
    formState: { errors },
  } = useFormContext<z.input<typeof startPrepSchema>>();
  const isWrong = [errors.email, errors.linkedIn, errors.industryType].some((error) => error !== undefined);
  return (
    <details className="mt-4" {...(isWrong ? { open: true } : {})}>
      <summary className="w-fit rounded-md py-1 text-sm font-medium">More details (optional)</summary>
      <div className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <MeetingTime />
        <TextField label="Email" type="email" autoComplete="off" error={errors.email?.message} {...register('email')} />
        <TextField
          label="LinkedIn address"
          inputMode="url"
          autoComplete="off"
          help="Kept as a link, never read."
          error={errors.linkedIn?.message}
          {...register('linkedIn')}
        />
        <SelectField label="Industry" error={errors.industryType?.message} {...register('industryType')}>
          <option value="">Detected from the website</option>
          {industries.map(({ slug, label }) => (
            <option key={slug} value={label}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField label="Company size" {...register('companySize')}>
          <option value="">Not known</option>
          {companySizes.map((size) => (
            <option key={size} value={size}>
              {size} employees
            </option>
          ))}
        </SelectField>
        <SelectField label="Urgency" {...register('urgencyLevel')}>
          <option value="">Not set</option>
          {urgencies.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
    </details>
  );
}
