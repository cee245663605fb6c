import { Button } from '#web/components/button.tsx';
import { Kbd } from '#web/components/states.tsx';
import type { Picked } from './use-picked.ts';

/** Above the rows: picks them all, and says how many are picked and what can be done with them. */
export function SelectionBar({ picked, total, onDelete }: { picked: Picked; total: number; onDelete: () => void }) {
  const count = picked.ids.length;
  return (
    <div
      className={`flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 ${count > 0 ? 'sticky top-[90px] z-20 rounded-md border border-line bg-surface pe-2 shadow-float' : ''}`}
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
          <Button look="danger" onClick={onDelete}>
            Delete selected
          </Button>
          <Button look="quiet" onClick={picked.clear}>
            Clear selection
          </Button>
        </>
      )}
    </div>
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
