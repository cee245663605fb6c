import { Plus, Trash2 } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { Button } from '#web/components/button.tsx';
import { IconButton } from '#web/components/icon-button.tsx';

interface OfferListProps<T extends { id: string }> {
  title: string;
  help: string;
  empty: string;
  /** Name of one entry: 'price'. */
  one: string;
  entries: readonly T[];
  mayChange: boolean;
  nameOf: (entry: T) => string;
  /** Returns an empty entry. */
  fresh: () => T;
  onChange: (entries: T[]) => void;
  /** Renders an entry's fields; `set` replaces the entry. */
  children: (entry: T, set: (next: T) => void, at: number) => ReactNode;
}

/** A list of the offer, one row per entry. */
export function OfferList<T extends { id: string }>({
  title,
  help,
  empty,
  one,
  entries,
  mayChange,
  nameOf,
  fresh,
  onChange,
  children,
}: OfferListProps<T>) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <section aria-label={title} className="border-t border-line pt-6">
      <h2 className="font-serif text-xl font-medium">{title}</h2>
      <p className="mt-1 max-w-[68ch] text-sm text-muted">{help}</p>
      {entries.length === 0 && <p className="mt-4 text-sm text-muted">{empty}</p>}
      <ul ref={list} className="mt-4 space-y-4">
        {entries.map((entry, at) => (
          <li key={entry.id} className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              {children(
                entry,
                (next) => {
                  onChange(entries.map((each) => (each.id === next.id ? next : each)));
                },
                at,
              )}
            </div>
            {mayChange && (
              <IconButton
                look="quiet"
                className="mt-6 text-muted hover:text-red"
                aria-label={`Remove ${one} ${nameOf(entry)}`}
                onClick={() => {
                  onChange(entries.filter(({ id }) => id !== entry.id));
                }}
              >
                <Trash2 size={16} strokeWidth={1.5} aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {mayChange && (
        <Button
          look="quiet"
          className="-ms-4 mt-3 text-accent"
          onClick={() => {
            onChange([...entries, fresh()]);
            // Whoever adds a row writes in it next.
            setTimeout(() => {
              list.current?.lastElementChild?.querySelector<HTMLElement>('input, textarea')?.focus();
            });
          }}
        >
          <Plus size={15} strokeWidth={1.75} aria-hidden="true" />
          Add {one}
        </Button>
      )}
    </section>
  );
}
