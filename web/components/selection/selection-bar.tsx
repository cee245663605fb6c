import type { ReactNode } from 'react';
import { Button } from '#web/components/button.tsx';
import { Kbd } from '#web/components/states.tsx';
import type { Picked } from './use-picked.ts';

interface SelectionBarProps {
  picked: Picked;
  total: number;
  /** What can be done with the picked rows; gone with the last of them. A form among it scrolls with the page. */
  children: ReactNode;
}

/** Above the rows: picks them all, and says how many are picked and what can be done with them. */
export function SelectionBar({ picked, total, children }: SelectionBarProps) {
  const count = picked.ids.length;
  return (
    <div
      className={`flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 ${count > 0 ? 'sticky top-[90px] z-20 rounded-md border border-line bg-surface pe-2 shadow-float has-[form]:static' : ''}`}
    >
      <label className="flex h-10 items-center text-sm text-muted">
        <span className="flex w-10 justify-center">
          <input type="checkbox" checked={picked.all} className="size-4 accent-accent" onChange={picked.pickAll} />
        </span>
        Select all {total.toLocaleString()}
      </label>
      {count > 0 && (
        <>
          <output className="ms-auto text-sm font-medium">{count.toLocaleString()} selected</output>
          <div className="contents max-sm:flex max-sm:w-full max-sm:flex-wrap max-sm:gap-1 max-sm:px-2 max-sm:pb-2">
            {children}
            <Button look="quiet" onClick={picked.clear}>
              Clear selection
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

export function DeletePicked({ onDelete }: { onDelete: () => void }) {
  return (
    <Button look="danger" onClick={onDelete}>
      Delete selected
    </Button>
  );
}

/** Which keys and clicks the rows of a list take. */
export function ListKeys({ picks }: { picks: boolean }) {
  return (
    <p className="mt-3 text-xs text-muted max-md:hidden">
      <Kbd>↑</Kbd> <Kbd>↓</Kbd> move, <Kbd>Enter</Kbd> opens
      {picks && (
        <>
          , <Kbd>Space</Kbd> selects, <Kbd>Shift</Kbd> click selects to there
        </>
      )}
    </p>
  );
}
