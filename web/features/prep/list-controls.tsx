import { Search } from 'lucide-react';
import { ToggleGroup } from 'radix-ui';
import { sortings } from './choose-preps.ts';
import type { Sorting } from './choose-preps.ts';

interface ListControlsProps {
  everyone: boolean;
  onEveryone: (everyone: boolean) => void;
  search: string;
  onSearch: (search: string) => void;
  sorting: Sorting;
  onSorting: (sorting: Sorting) => void;
}

const choice =
  'h-8 rounded-md px-3 text-sm text-muted hover:text-ink data-[state=on]:bg-surface data-[state=on]:font-medium data-[state=on]:text-ink data-[state=on]:shadow-[0_0_0_1px_var(--line)]';

function isSorting(value: string): value is Sorting {
  return value in sortings;
}

export function ListControls({ everyone, onEveryone, search, onSearch, sorting, onSorting }: ListControlsProps) {
  return (
    <>
      <ToggleGroup.Root
        type="single"
        value={everyone ? 'everyone' : 'mine'}
        onValueChange={(value) => {
          if (value !== '') onEveryone(value === 'everyone');
        }}
        aria-label="Whose briefs"
        className="flex rounded-md bg-sunken p-0.5"
      >
        <ToggleGroup.Item value="mine" className={choice}>
          Mine
        </ToggleGroup.Item>
        <ToggleGroup.Item value="everyone" className={choice}>
          Everyone
        </ToggleGroup.Item>
      </ToggleGroup.Root>
      <div className="ms-auto flex items-center gap-2 max-md:ms-0 max-md:w-full">
        <div className="relative min-w-0 flex-1">
          <Search size={15} strokeWidth={1.5} aria-hidden="true" className="absolute start-3 top-[10.5px] text-muted" />
          <input
            type="search"
            aria-label="Search briefs"
            placeholder="Search"
            value={search}
            onChange={(event) => {
              onSearch(event.target.value);
            }}
            className="h-9 w-full rounded-md border border-line-strong/50 bg-surface ps-9 pe-3 text-sm placeholder:text-muted md:w-52"
          />
        </div>
        <select
          aria-label="Sort briefs"
          value={sorting}
          onChange={(event) => {
            if (isSorting(event.target.value)) onSorting(event.target.value);
          }}
          className="h-9 rounded-md border border-line-strong/50 bg-surface px-2 text-sm"
        >
          {Object.entries(sortings).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}
