import { TextField } from '#web/components/text-field.tsx';
import { daysProblem, type TemplateDraft } from './template-draft.ts';

interface TemplateCoverProps {
  draft: TemplateDraft;
  onChange: (draft: TemplateDraft) => void;
}

/** Whether proposals start with a cover page, and how long they are valid. */
export function TemplateCover({ draft, onChange }: TemplateCoverProps) {
  const { cover, validDays } = draft;
  const problem = daysProblem(validDays);
  return (
    <fieldset>
      <legend className="mb-3 font-serif text-lg font-medium">Cover page</legend>
      <label className="flex items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={cover}
          onChange={(event) => {
            onChange({ ...draft, cover: event.target.checked });
          }}
        />
        Start with a cover page
      </label>
      <p className="mt-1 max-w-[68ch] text-sm text-muted">
        In your brand color, with your logo: for whom, from whom, the date and the last valid day. The PDF, the Word
        file and the buyer’s page show it.
      </p>
      <TextField
        className="mt-4 max-w-56"
        label="Valid for (days)"
        inputMode="numeric"
        help="Counted from the proposal’s date. Leave it empty to state no last day."
        {...(problem === undefined ? {} : { error: problem })}
        value={validDays === null ? '' : String(validDays)}
        onChange={(event) => {
          const digits = event.target.value.replaceAll(/\D/gu, '').slice(0, 4);
          onChange({ ...draft, validDays: digits === '' ? null : Number(digits) });
        }}
      />
      {!cover && validDays !== null && (
        <p className="mt-1 text-sm text-muted">Only the cover page states the last valid day.</p>
      )}
    </fieldset>
  );
}
