import { useNavigate } from '@tanstack/react-router';
import { Command as Cmdk } from 'cmdk';
import { Search } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { searchLimits } from '#contract/search.ts';
import { Kbd } from '#web/components/states.tsx';
import { TeamOnly } from '#web/components/team-only.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { usePaused } from '#web/lib/use-paused.ts';
import { chooseCommands } from './choose-commands.ts';
import type { Command } from './choose-commands.ts';
import { iconOf, kindOf, placeOf } from './found-words.ts';
import { useFound } from './search.api.ts';
import { useCommands } from './use-commands.ts';

const groups = ['Do', 'Go to', 'Switch to', 'Theme'] as const;
const itemClass =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-sm outline-none data-[selected=true]:bg-sunken';
const groupClass =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-muted';

function Item({ value, onChoose, children }: { value: string; onChoose: () => void; children: ReactNode }) {
  return (
    <Cmdk.Item value={value} onSelect={onChoose} className={itemClass}>
      {children}
    </Cmdk.Item>
  );
}

/** The command palette: actions, pages and the organization's records by name. */
export function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const commands = useCommands();
  const [typed, setTyped] = useState('');
  const query = usePaused(typed.trim());
  const found = useFound(query);
  const opener = useRef<Element | null>(null);
  /** Runs once the focus has left the dialog. */
  const chosen = useRef<(() => void) | null>(null);
  const fitting = chooseCommands(commands, typed);
  const results = typed.trim() === '' ? [] : (found.data ?? []);
  const offline = typed.trim() !== '' && found.fetchStatus === 'paused';
  const waits = typed.trim() !== '' && !offline && (query !== typed.trim() || found.isFetching);
  const choose = (run: () => void) => () => {
    chosen.current = run;
    onClose();
  };
  const shown = (group: Command['group']) => fitting.filter((each) => each.group === group);
  const count = results.length + fitting.length;
  return (
    <Dialog.Root
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Dialog.Portal>
        <div className="fixed inset-0 z-40 bg-veil" aria-hidden="true" />
        <Dialog.Content
          data-modal
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const run = chosen.current;
            chosen.current = null;
            if (run !== null) run();
            else if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className="animate-appear fixed top-[12dvh] left-1/2 z-50 w-[min(640px,calc(100vw-24px))] -translate-x-1/2 overflow-hidden rounded-md border border-line bg-surface shadow-float max-sm:top-3"
        >
          <Dialog.Title className="sr-only">Search and commands</Dialog.Title>
          <Cmdk label="Search and commands" shouldFilter={false} loop>
            <div className="flex items-center gap-3 border-b border-line px-4">
              <Search size={17} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-muted" />
              <Cmdk.Input
                value={typed}
                onValueChange={setTyped}
                maxLength={searchLimits.queryMax}
                aria-label="Search or type a command"
                placeholder="Search or type a command"
                className="h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted"
              />
              <span className="max-sm:hidden">
                <Kbd>Esc</Kbd>
              </span>
            </div>
            <Cmdk.List label="Results" className="max-h-[min(440px,62dvh)] overflow-y-auto overscroll-contain p-1.5">
              {groups
                .filter((group) => shown(group).length > 0)
                .map((group) => (
                  <Cmdk.Group key={group} heading={group} className={groupClass}>
                    {shown(group).map(({ key, text, keys, run }) => (
                      <Item key={key} value={key} onChoose={choose(run)}>
                        <span dir="auto" className="min-w-0 flex-1 truncate">
                          {text}
                        </span>
                        {keys && (
                          <span className="flex shrink-0 gap-1 max-sm:hidden">
                            {keys.map((one) => (
                              <Kbd key={one}>{one}</Kbd>
                            ))}
                          </span>
                        )}
                      </Item>
                    ))}
                  </Cmdk.Group>
                ))}
              {results.length > 0 && (
                <Cmdk.Group heading="Found" className={groupClass}>
                  {results.map((each) => {
                    const Icon = iconOf(each);
                    return (
                      <Item
                        key={`${each.kind} ${each.id}`}
                        value={`${each.kind} ${each.id}`}
                        onChoose={choose(() => {
                          void navigate(placeOf(each));
                        })}
                      >
                        <Icon size={16} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-muted" />
                        <span className="min-w-0 flex-1">
                          <span dir="auto" className="block truncate font-medium">
                            {each.title}
                          </span>
                          {each.detail !== '' && (
                            <span dir="auto" className="block truncate text-xs text-muted">
                              {each.detail}
                            </span>
                          )}
                        </span>
                        {each.content?.teamOnly === true && <TeamOnly />}
                        <span className="shrink-0 text-xs text-muted">{kindOf(each)}</span>
                      </Item>
                    );
                  })}
                </Cmdk.Group>
              )}
              {found.isError && typed.trim() !== '' && (
                <Item
                  value="retry"
                  onChoose={() => {
                    void found.refetch();
                  }}
                >
                  <span role="alert" className="min-w-0 flex-1">
                    <span className="font-semibold text-red">Search failed.</span> {messageOf(found.error)}
                  </span>
                  <span className="shrink-0 font-medium text-accent">Retry</span>
                </Item>
              )}
              {offline && (
                <p className="px-3 py-3 text-sm text-muted">
                  You&rsquo;re offline. Results appear when you&rsquo;re back.
                </p>
              )}
              {count === 0 && waits && <p className="px-3 py-6 text-center text-sm text-muted">Searching...</p>}
              {count === 0 && !waits && !offline && !found.isError && (
                <p className="px-3 py-6 text-center text-sm text-muted">
                  No matches in briefs, sessions, proposals, solutions and content
                </p>
              )}
            </Cmdk.List>
          </Cmdk>
          <output className="sr-only">{waits ? '' : `${count} ${count === 1 ? 'result' : 'results'}`}</output>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
