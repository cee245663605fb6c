import { contentKindSchema, openToSchema, openToWords } from '#contract/content.ts';
import type { Filter } from './ask.api.ts';
import { kindWords } from '#web/features/content/content-words.ts';
import { useContentOverview, useSolutionOptions } from '#web/features/content/content.api.ts';

interface AskFilterProps {
  value: Filter;
  onChange: (filter: Filter) => void;
}
const kinds = contentKindSchema.options;

/** Narrows the search to one kind, solution, audience, tag and content type each, or all. */
export function AskFilter({ value, onChange }: AskFilterProps) {
  const { data: overview } = useContentOverview();
  const { data: solutions } = useSolutionOptions();
  const list = (text: string) => (text === '' ? [] : [text]);
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Choice
        label="Kind"
        all="All kinds"
        value={value.kinds?.[0] ?? ''}
        options={kinds.map((kind) => [kind, kindWords[kind].heading])}
        onChange={(chosen) => {
          onChange({ ...value, kinds: kinds.filter((kind) => kind === chosen) });
        }}
      />
      <Choice
        label="Solution"
        all="Any solution"
        value={value.solutions?.[0] ?? ''}
        options={(solutions ?? []).map(({ id, name }) => [id, name])}
        onChange={(chosen) => {
          onChange({ ...value, solutions: list(chosen) });
        }}
      />
      <Choice
        label="Audience"
        all="Any audience"
        value={value.audience?.[0] ?? ''}
        options={(overview?.audiences ?? []).map((one) => [one, one])}
        onChange={(chosen) => {
          onChange({ ...value, audience: list(chosen) });
        }}
      />
      <Choice
        label="Tag"
        all="Any tag"
        value={value.tags?.[0] ?? ''}
        options={(overview?.tags ?? []).map((one) => [one, one])}
        onChange={(chosen) => {
          onChange({ ...value, tags: list(chosen) });
        }}
      />
      <Choice
        label="Content type"
        all="Any type"
        value={value.contentTypes?.[0] ?? ''}
        options={(overview?.contentTypes ?? []).map((one) => [one, one])}
        onChange={(chosen) => {
          onChange({ ...value, contentTypes: list(chosen) });
        }}
      />
      <Choice
        label="Who may hear it"
        all="Any hearer"
        value={value.openTo?.[0] ?? ''}
        options={openToSchema.options.map((one) => [one, openToWords[one]])}
        onChange={(chosen) => {
          onChange({ ...value, openTo: openToSchema.options.filter((one) => one === chosen) });
        }}
      />
    </div>
  );
}

function Choice({
  label,
  all,
  value,
  options,
  onChange,
}: {
  label: string;
  all: string;
  value: string;
  options: [string, string][];
  onChange: (value: string) => void;
}) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
      }}
      className={`h-9 max-w-48 rounded-md border bg-surface px-2 text-sm ${value === '' ? 'border-line-strong/50' : 'border-accent font-medium'}`}
    >
      <option value="">{all}</option>
      {options.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
