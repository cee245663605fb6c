import { useId } from 'react';
import { openToSchema, openToWords, suggestedAudiences, suggestedContentTypes } from '#contract/content.ts';
import type { ContentMetadata, OpenTo } from '#contract/content.ts';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { useContentOverview, useSolutionOptions } from './content.api.ts';
import { Chip, LabelField } from './label-field.tsx';

interface MetadataFieldsProps {
  value: ContentMetadata;
  onChange: (value: ContentMetadata) => void;
}

const openToHelp: Record<OpenTo | '', string> = {
  '': '',
  unsaid: 'We guess from its title and headings what buyers may not hear.',
  everybody: 'Coach cards and proposals may quote all of it.',
  team: 'Coach cards, proposals and shared briefs leave it out. Answers mark it.',
};
const joined = (suggested: readonly string[], used: readonly string[] = []) => [...new Set([...used, ...suggested])];

/** The metadata fields shown wherever content is added or edited. */
export function MetadataFields({ value, onChange }: MetadataFieldsProps) {
  const { data: overview } = useContentOverview();
  const change = (part: Partial<ContentMetadata>) => {
    onChange({ ...value, ...part });
  };
  const left = limits.content.descriptionMax - value.description.length;
  return (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <TextArea
        label="Description"
        className="sm:col-span-2 [&_textarea]:min-h-20"
        value={value.description}
        maxLength={limits.content.descriptionMax}
        placeholder="What it is and when to use it"
        help={left < 200 ? `${left} characters left` : undefined}
        onChange={(event) => {
          change({ description: event.target.value });
        }}
      />
      <SolutionField
        label="Solutions"
        value={value.solutions}
        onChange={(solutions) => {
          change({ solutions });
        }}
        help="None selected: applies to all solutions."
      />
      <ContentTypeField
        value={value.contentType}
        onChange={(contentType) => {
          change({ contentType });
        }}
      />
      <LabelField
        label="Audience"
        value={value.audience}
        suggestions={joined(suggestedAudiences, overview?.audiences)}
        placeholder="Executives, Finance"
        onChange={(audience) => {
          change({ audience });
        }}
      />
      <LabelField
        label="Tags"
        value={value.tags}
        suggestions={overview?.tags ?? []}
        placeholder="2026, Europe"
        onChange={(tags) => {
          change({ tags });
        }}
      />
      <OpenToField
        value={value.openTo}
        onChange={(openTo) => {
          change({ openTo });
        }}
      />
      <ValidityFields value={value} onChange={change} />
    </div>
  );
}

/** The days between which agents use an item. */
function ValidityFields({
  value: { validFrom, validUntil },
  onChange,
}: {
  value: Pick<ContentMetadata, 'validFrom' | 'validUntil'>;
  onChange: (value: Partial<ContentMetadata>) => void;
}) {
  const isNever = validFrom !== '' && validUntil !== '' && validUntil < validFrom;
  return (
    <div className="grid grid-cols-2 gap-x-4">
      <TextField
        type="date"
        label="Valid from"
        value={validFrom}
        onChange={(event) => {
          onChange({ validFrom: event.target.value });
        }}
      />
      <TextField
        type="date"
        label="Valid until"
        value={validUntil}
        error={isNever ? 'This is before it begins.' : undefined}
        onChange={(event) => {
          onChange({ validUntil: event.target.value });
        }}
      />
      <p className="col-span-2 mt-1 text-sm text-muted">
        On other days, answers, cards, briefs and proposals leave it out.
      </p>
    </div>
  );
}

const isOpenTo = (value: string): value is OpenTo => openToSchema.safeParse(value).success;

/** Who may hear what an item says; `unchanged` offers to leave it as it is. */
export function OpenToField<T extends OpenTo | ''>({
  value,
  onChange,
  unchanged,
}: {
  value: T;
  onChange: (value: OpenTo | T) => void;
  unchanged?: T;
}) {
  return (
    <SelectField
      label="Who may hear it"
      value={value}
      help={openToHelp[value]}
      onChange={(event) => {
        const chosen = event.target.value;
        if (isOpenTo(chosen)) onChange(chosen);
        else if (unchanged !== undefined) onChange(unchanged);
      }}
    >
      {unchanged !== undefined && <option value="">No change</option>}
      {openToSchema.options.map((one) => (
        <option key={one} value={one}>
          {openToWords[one]}
        </option>
      ))}
    </SelectField>
  );
}

export function ContentTypeField({
  value,
  onChange,
  placeholder = 'Case study',
}: {
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
}) {
  const id = useId();
  const { data: overview } = useContentOverview();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        Content type
      </label>
      <input
        id={id}
        dir="auto"
        autoComplete="off"
        list={`${id}-list`}
        maxLength={limits.content.labelMax}
        value={value}
        placeholder={placeholder}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        className="h-10 w-full rounded-md border border-line-strong/70 bg-surface px-3 text-base placeholder:text-muted hover:border-line-strong"
      />
      <datalist id={`${id}-list`}>
        {joined(suggestedContentTypes, overview?.contentTypes).map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </datalist>
      <p className="mt-1 text-sm text-muted">Choose one from the list, or type your own.</p>
    </div>
  );
}

interface SolutionFieldProps {
  label: string;
  value: ContentMetadata['solutions'];
  onChange: (value: ContentMetadata['solutions']) => void;
  help: string;
}

export function SolutionField({ label, value, onChange, help }: SolutionFieldProps) {
  const id = useId();
  const options = useSolutionOptions();
  const left = (options.data ?? []).filter((one) => !value.some((chosen) => chosen.id === one.id));
  const add = (chosen: string) => {
    const solution = left.find((one) => one.id === chosen);
    if (solution) onChange([...value, solution]);
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      {options.isError && options.data === undefined ? (
        <p role="alert" className="flex items-center gap-3 text-sm text-red">
          Failed to load solutions{' '}
          <Button
            onClick={() => {
              void options.refetch();
            }}
          >
            Retry
          </Button>
        </p>
      ) : (
        <div className="field-box flex min-h-10 flex-wrap items-center gap-1.5 rounded-md border border-line-strong/70 bg-surface px-2 py-1.5 hover:border-line-strong">
          {value.map((one) => (
            <Chip
              key={one.id}
              text={one.name || one.id}
              from={label}
              onRemove={() => {
                onChange(value.filter(({ id: other }) => other !== one.id));
              }}
            />
          ))}
          <select
            id={id}
            value=""
            aria-describedby={`${id}-note`}
            onChange={(event) => {
              add(event.target.value);
            }}
            className="h-7 min-w-28 flex-1 bg-surface text-base text-ink outline-none"
          >
            <option value="">
              {options.isPending
                ? 'Loading...'
                : left.length > 0
                  ? 'Add a solution'
                  : value.length > 0
                    ? 'All are chosen'
                    : 'None set up yet'}
            </option>
            {left.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        </div>
      )}
      <p id={`${id}-note`} className="mt-1 text-sm text-muted">
        {help}
      </p>
    </div>
  );
}
