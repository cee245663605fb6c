import { Search } from 'lucide-react';
import { ToggleGroup } from 'radix-ui';
import { useState } from 'react';
import { searchTest } from './list-sorting.ts';

/** A select beside the search: a sorting or a filter. */
export interface ListSelect {
  label: string;
  choices: Readonly<Record<string, string>>;
  chosen: string;
  onChoose: (chosen: string) => void;
}

/** Makes a select of choices whose values are known; any other value is ignored. */
export function listSelect<Choice extends string>(
  label: string,
  choices: Readonly<Record<Choice, string>>,
  chosen: Choice,
  onChoose: (chosen: Choice) => void,
): ListSelect {
  const isChoice = (value: string): value is Choice => Object.hasOwn(choices, value);
  return {
    label,
    choices,
    chosen,
    onChoose: (value) => {
      if (isChoice(value)) onChoose(value);
    },
  };
}

interface SearchBoxProps {
  /** What is listed: 'briefs'. */
  what: string;
  search: string;
  onSearch: (search: string) => void;
}

export function SearchBox({ what, search, onSearch }: SearchBoxProps) {
  return (
    <div className="relative min-w-40 flex-1 max-md:basis-full">
      <Search size={15} strokeWidth={1.5} aria-hidden="true" className="absolute start-3 top-[10.5px] text-muted" />
      <input
        type="search"
        aria-label={`Search ${what}`}
        placeholder="Search"
        value={search}
        onChange={(event) => {
          onSearch(event.target.value);
        }}
        className="h-9 w-full rounded-md border border-line-strong/50 bg-surface ps-9 pe-3 text-sm placeholder:text-muted md:w-52"
      />
    </div>
  );
}

/** A list that fits one screen needs no search. */
export const searchedFrom = 11;

/** Searches the rows of a long list by their texts; `box` is null for a short one. */
export function useRowSearch<Row>(what: string, rows: readonly Row[], textsOf: (row: Row) => readonly string[]) {
  const [search, setSearch] = useState('');
  if (rows.length < searchedFrom) return { found: rows, box: null };
  const holds = searchTest(search);
  const found = rows.filter((row) => holds(textsOf(row)));
  const box = (
    <div className="my-3 flex flex-wrap items-center gap-3">
      <SearchBox what={what} search={search} onSearch={setSearch} />
      {found.length === 0 && <output className="w-full text-sm text-muted">{`No ${what} match your search`}</output>}
    </div>
  );
  return { found, box };
}

interface ListControlsProps {
  /** What is listed: 'briefs'. */
  what: string;
  everyone: boolean;
  onEveryone: (everyone: boolean) => void;
  search: string;
  onSearch: (search: string) => void;
  selects: readonly ListSelect[];
}

const toggle =
  'h-8 rounded-md px-3 text-sm text-muted hover:text-ink data-[state=on]:bg-surface data-[state=on]:font-medium data-[state=on]:text-ink data-[state=on]:shadow-[0_0_0_1px_var(--line)]';

/** Owner filter, search, filter and sorting: the header of every dashboard list. */
export function ListControls({ what, everyone, onEveryone, search, onSearch, selects }: ListControlsProps) {
  return (
    <>
      <ToggleGroup.Root
        type="single"
        value={everyone ? 'everyone' : 'mine'}
        onValueChange={(value) => {
          if (value !== '') onEveryone(value === 'everyone');
        }}
        aria-label={`Whose ${what}`}
        className="flex rounded-md bg-sunken p-0.5"
      >
        <ToggleGroup.Item value="mine" className={toggle}>
          Mine
        </ToggleGroup.Item>
        <ToggleGroup.Item value="everyone" className={toggle}>
          Everyone
        </ToggleGroup.Item>
      </ToggleGroup.Root>
      <div className="ms-auto flex flex-wrap items-center gap-2 max-md:ms-0 max-md:w-full">
        <SearchBox what={what} search={search} onSearch={onSearch} />
        {selects.map(({ label, choices, chosen, onChoose }) => (
          <select
            key={label}
            aria-label={label}
            value={chosen}
            onChange={(event) => {
              onChoose(event.target.value);
            }}
            className="h-9 rounded-md border border-line-strong/50 bg-surface px-2 text-sm"
          >
            {Object.entries(choices).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        ))}
      </div>
    </>
  );
}
