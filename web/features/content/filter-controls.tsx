import { openToSchema, openToWords } from '#contract/content.ts';
import { Search, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '#web/components/button.tsx';
import { moreFilters, none, noChoice, sortings } from './choose-content.ts';
import type { Choices, ListChoice, Sorting } from './choose-content.ts';

interface FilterControlsProps {
  noun: string;
  choice: ListChoice;
  choices: Choices;
  onChoose: (change: Partial<ListChoice>) => void;
}

const select = 'h-9 min-w-0 rounded-md border bg-surface px-2 text-sm';
const filterKeys = ['status', 'solution', 'audience', 'tag', 'type', 'open', 'by', 'more'] as const;

/** Search and sort order are always visible; filters are folded unless one is set. */
export function FilterControls({ noun, choice, choices, onChoose }: FilterControlsProps) {
  const set = filterKeys.filter((key) => choice[key] !== '').length;
  const [wanted, setWanted] = useState(false);
  const open = wanted || set > 0;
  return (
    <div className="mt-3 space-y-2">
      <div className="flex flex-wrap items-center gap-2">
        <div className="relative min-w-0 flex-1 basis-52">
          <Search size={15} strokeWidth={1.5} aria-hidden="true" className="absolute start-3 top-[10.5px] text-muted" />
          <input
            type="search"
            aria-label={`Search ${noun}`}
            placeholder="Search names, labels, people"
            value={choice.q}
            onChange={(event) => {
              onChoose({ q: event.target.value });
            }}
            className="h-9 w-full rounded-md border border-line-strong/50 bg-surface ps-9 pe-3 text-sm placeholder:text-muted"
          />
        </div>
        <Button
          aria-expanded={open}
          onClick={() => {
            setWanted(!open);
            if (open && set > 0) onChoose({ ...noChoice, q: choice.q, sort: choice.sort });
          }}
        >
          <SlidersHorizontal size={15} strokeWidth={1.5} aria-hidden="true" />
          {set > 0 ? `Clear ${set === 1 ? 'filter' : `${set} filters`}` : 'Filter'}
        </Button>
        <select
          aria-label={`Sort ${noun}`}
          value={choice.sort}
          onChange={(event) => {
            onChoose({ sort: event.target.value as Sorting });
          }}
          className={`${select} border-line-strong/50`}
        >
          {Object.entries(sortings).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
      {open && (
        <div className="animate-appear grid grid-cols-2 gap-2 sm:grid-cols-4 2xl:grid-cols-8">
          <Choice
            label="Status"
            value={choice.status}
            onChange={(status) => {
              onChoose({ status });
            }}
            all="Any status"
          >
            {choices.statuses.map(option)}
          </Choice>
          <Choice
            label="Solution"
            value={choice.solution}
            onChange={(solution) => {
              onChoose({ solution });
            }}
            all="Any solution"
          >
            {choices.solutions.map(named)}
            <option value={none}>Without solution</option>
          </Choice>
          <Choice
            label="Audience"
            value={choice.audience}
            onChange={(audience) => {
              onChoose({ audience });
            }}
            all="Any audience"
          >
            {choices.audiences.map(option)}
            <option value={none}>Without audience</option>
          </Choice>
          <Choice
            label="Tag"
            value={choice.tag}
            onChange={(tag) => {
              onChoose({ tag });
            }}
            all="Any tag"
          >
            {choices.tags.map(option)}
            <option value={none}>Without tags</option>
          </Choice>
          <Choice
            label="Content type"
            value={choice.type}
            onChange={(type) => {
              onChoose({ type });
            }}
            all="Any type"
          >
            {choices.types.map(option)}
            <option value={none}>Without type</option>
          </Choice>
          <Choice
            label="Who may hear it"
            value={choice.open}
            onChange={(open) => {
              onChoose({ open });
            }}
            all="Any hearer"
          >
            {openToSchema.options.map((one) => (
              <option key={one} value={one}>
                {openToWords[one]}
              </option>
            ))}
          </Choice>
          <Choice
            label="Added by"
            value={choice.by}
            onChange={(by) => {
              onChoose({ by });
            }}
            all="Anybody"
          >
            {choices.people.map(named)}
          </Choice>
          <Choice
            label="Use"
            value={choice.more}
            onChange={(more) => {
              onChoose({ more });
            }}
            all="Any use"
          >
            {Object.entries(moreFilters).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Choice>
        </div>
      )}
    </div>
  );
}

const option = (text: string) => (
  <option key={text} value={text}>
    {text}
  </option>
);
const named = ({ id, name }: { id: string; name: string }) => (
  <option key={id} value={id}>
    {name}
  </option>
);

function Choice({
  label,
  value,
  onChange,
  all,
  children,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  all: string;
  children: ReactNode;
}) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
      }}
      className={`${select} ${value === '' ? 'border-line-strong/50' : 'border-accent font-medium'}`}
    >
      <option value="">{all}</option>
      {children}
    </select>
  );
}
