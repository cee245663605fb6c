import { Search } from 'lucide-react';
import { ToggleGroup } from 'radix-ui';

interface ListControlsProps<Choice extends string> {
  /** What is listed: 'briefs'. */
  what: string;
  everyone: boolean;
  onEveryone: (everyone: boolean) => void;
  search: string;
  onSearch: (search: string) => void;
  /** Label of the select beside the search: 'Sort briefs'. */
  choiceLabel: string;
  choices: Readonly<Record<Choice, string>>;
  chosen: Choice;
  onChoose: (chosen: Choice) => void;
}

const toggle =
  'h-8 rounded-md px-3 text-sm text-muted hover:text-ink data-[state=on]:bg-surface data-[state=on]:font-medium data-[state=on]:text-ink data-[state=on]:shadow-[0_0_0_1px_var(--line)]';

/** Owner filter, search and one more choice: the header of every dashboard list. */
export function ListControls<Choice extends string>({
  what,
  everyone,
  onEveryone,
  search,
  onSearch,
  choiceLabel,
  choices,
  chosen,
  onChoose,
}: ListControlsProps<Choice>) {
  const isChoice = (value: string): value is Choice => Object.hasOwn(choices, value);
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
      <div className="ms-auto flex items-center gap-2 max-md:ms-0 max-md:w-full">
        <div className="relative min-w-0 flex-1">
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
        <select
          aria-label={choiceLabel}
          value={chosen}
          onChange={(event) => {
            if (isChoice(event.target.value)) onChoose(event.target.value);
          }}
          className="h-9 rounded-md border border-line-strong/50 bg-surface px-2 text-sm"
        >
          {Object.entries<string>(choices).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}
