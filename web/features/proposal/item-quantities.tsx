import { useId, useRef, useState } from 'react';
import type { ItemChoice, ProposalItem } from '#contract/proposal-items.ts';
import type { ProposalState } from '#contract/proposal.ts';
import { Button } from '#web/components/button.tsx';
import { readCount } from './read-typed.ts';
import type { Arranging } from './use-layout.ts';

interface Typed {
  quantity: string;
  shown: boolean;
}
type AllTyped = Readonly<Record<string, Typed>>;

const storedAs = ({ quantity, shown }: ProposalItem): Typed => ({ quantity, shown });

function Origin({ item: { origin, counts, quantity } }: { item: ProposalItem }) {
  const said = origin === 'stated' ? counts.find((each) => each.quantity === quantity) : undefined;
  if (said === undefined) return null;
  return (
    <p dir="auto" className="text-xs text-muted wrap-anywhere">
      From the call, {said.who === '' ? '' : `${said.who}: `}“{said.quote}”
    </p>
  );
}

/** Counts of the call that a person may take: of several, nobody has said which one the proposal is for. */
function Counts({ item, typed, onTake }: { item: ProposalItem; typed: string; onTake: (quantity: string) => void }) {
  const others = item.counts.filter(({ quantity }) => quantity !== typed);
  if (others.length === 0) return null;
  return (
    <ul aria-label={`Said in the call about ${item.name}`} className="space-y-1">
      {others.map(({ quantity, who, quote }) => (
        <li key={quantity} className="flex flex-wrap items-baseline gap-x-2 text-xs text-muted">
          <Button
            look="quiet"
            className="-ms-2 h-7 px-2 text-accent"
            aria-label={`Use ${quantity} for ${item.name}`}
            onClick={() => {
              onTake(quantity);
            }}
          >
            Use {quantity}
          </Button>
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {who === '' ? '' : `${who}: `}“{quote}”
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Sets how many of each item a proposal is for, and which items are in it. What the call states stands there already. */
export function ItemQuantities({
  state,
  arranging,
  replaced,
}: {
  state: ProposalState;
  arranging: Arranging;
  replaced: boolean;
}) {
  const { items, layout } = state;
  const id = useId();
  const inputs = useRef<Record<string, HTMLInputElement | null>>({});
  const [typed, setTyped] = useState<AllTyped>({});
  const [tried, setTried] = useState<readonly string[]>([]);
  const of = (item: ProposalItem): Typed => typed[item.id] ?? storedAs(item);
  const set = (item: ProposalItem, change: Partial<Typed>): void => {
    setTyped({ ...typed, [item.id]: { ...of(item), ...change } });
  };
  const problemOf = (item: ProposalItem): string => {
    const read = readCount(of(item).quantity, item);
    return 'problem' in read ? read.problem : '';
  };
  const isChanged = (item: ProposalItem): boolean => {
    const { quantity, shown } = of(item);
    return quantity.trim() !== item.quantity || shown !== item.shown;
  };
  const changed = items.filter(isChanged);
  const counted = items.filter(({ shown, quantity }) => shown && quantity !== '').length;
  const save = (): void => {
    if (arranging.busy || changed.length === 0) return;
    setTried(items.map((item) => item.id));
    const wrong = changed.find((item) => problemOf(item) !== '');
    if (wrong !== undefined) {
      inputs.current[wrong.id]?.focus();
      return;
    }
    const choices = changed.map((item): ItemChoice => {
      const before = layout.items.find((each) => each.id === item.id);
      const { quantity, shown } = of(item);
      const read = readCount(quantity, item);
      const text = 'problem' in read ? '' : read.quantity;
      return {
        ...before,
        id: item.id,
        ...(text === item.quantity ? {} : { quantity: text === '' ? null : text }),
        ...(shown === item.shown ? {} : { shown }),
      };
    });
    const others = layout.items.filter((each) => choices.every((choice) => choice.id !== each.id));
    // Items that left the price list need no choice.
    const listed = others.filter((each) => items.some((item) => item.id === each.id));
    arranging.change({ ...layout, items: [...listed, ...choices] }, () => {
      setTyped({});
      setTried([]);
    });
  };
  if (items.length === 0) return null;
  return (
    <details className="mt-3 rounded-md border border-line px-3 py-2">
      <summary className="text-sm font-medium hover:text-accent">
        Quantities: {counted} of {items.length} {items.length === 1 ? 'item' : 'items'}
      </summary>
      {replaced && (
        <p className="mt-2 text-sm text-amber">
          Pricing was edited as text, so quantities don’t change it. Choose Edit, then Go back to the draft, to use the
          price table.
        </p>
      )}
      <form
        noValidate
        className="mt-2"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <ul className="divide-y divide-line">
          {items.map((item) => {
            const { quantity, shown } = of(item);
            const problem = tried.includes(item.id) ? problemOf(item) : '';
            return (
              <li key={item.id} className="space-y-1 py-2">
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <label className="flex min-w-0 flex-1 basis-48 items-start gap-2 text-sm">
                    <input
                      type="checkbox"
                      checked={shown}
                      aria-label={`In the proposal: ${item.name}`}
                      onChange={(event) => {
                        set(item, { shown: event.target.checked });
                      }}
                      className="mt-0.5 size-4 shrink-0 accent-accent"
                    />
                    <span dir="auto" className="min-w-0 wrap-anywhere">
                      {item.name} <span className="tabular text-muted">{item.price}</span>
                      {item.otherSolution !== '' && (
                        <span className="block text-xs text-muted">Of another solution: {item.otherSolution}</span>
                      )}
                    </span>
                  </label>
                  <input
                    ref={(input) => {
                      inputs.current[item.id] = input;
                    }}
                    inputMode="decimal"
                    aria-label={`Quantity of ${item.name}`}
                    placeholder="Quantity"
                    aria-invalid={problem !== ''}
                    aria-describedby={problem === '' ? undefined : `${id}-${item.id}`}
                    value={quantity}
                    onChange={(event) => {
                      set(item, { quantity: event.target.value });
                    }}
                    onBlur={() => {
                      if (isChanged(item)) setTried([...tried, item.id]);
                    }}
                    className={`tabular h-9 w-28 rounded-md border bg-surface px-2 text-end text-sm text-ink placeholder:text-muted ${problem === '' ? 'border-line-strong/70' : 'border-red'}`}
                  />
                  <span className="tabular min-w-24 text-end text-sm">{isChanged(item) ? '' : item.total}</span>
                </div>
                {problem !== '' && (
                  <p id={`${id}-${item.id}`} className="text-sm font-medium text-red">
                    {problem}
                  </p>
                )}
                <Origin item={item} />
                <Counts
                  item={item}
                  typed={quantity}
                  onTake={(count) => {
                    set(item, { quantity: count });
                  }}
                />
              </li>
            );
          })}
        </ul>
        {changed.length > 0 && (
          <p className="mt-2 flex flex-wrap gap-2">
            <Button type="submit" aria-disabled={arranging.busy}>
              Update totals
            </Button>
            <Button
              look="quiet"
              onClick={() => {
                setTyped({});
                setTried([]);
              }}
            >
              Discard changes
            </Button>
          </p>
        )}
      </form>
    </details>
  );
}
