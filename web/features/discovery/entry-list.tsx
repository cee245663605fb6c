import { Plus, X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { entriesOf, type ListField } from '#contract/discovery-fields.ts';
import { limits } from '#contract/limits.ts';
import { buttonClass } from '#web/components/button.tsx';
import { IconButton } from '#web/components/icon-button.tsx';
import { useDiscovery } from './discovery-context.tsx';
import { ConflictOf } from './draft-field.tsx';

interface EntryListProps {
  field: ListField;
  label: string;
  /** Name of one entry: 'barrier'. */
  one: string;
  help?: string;
}

/** A list saved while typing: one field per entry, Enter adds the next, up to the list's limit. */
export function EntryList({ field, label, one, help }: EntryListProps) {
  const { value, edit, session } = useDiscovery();
  const id = useId();
  const box = useRef<HTMLFieldSetElement>(null);
  const shown = value(field);
  const [typed, setTyped] = useState<string[] | null>(null);
  const [base, setBase] = useState<string[]>([]);
  const entries = typed ?? shown;
  const most = Math.max(entriesOf[field], shown.length);
  const full = entries.length >= most;
  const change = (next: string[]) => {
    setTyped(next);
    edit(field, next, typed === null ? shown : base);
    setBase(next);
  };
  // Moves the focus before the next key press, which would otherwise go to the entry before.
  const goTo = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (goTo.current === null) return;
    box.current?.querySelectorAll('textarea')[goTo.current]?.focus();
    goTo.current = null;
  });
  const add = (at: number) => {
    if (full || !session.mayWrite) return;
    setTyped(entries.toSpliced(at, 0, ''));
    if (typed === null) setBase(shown);
    goTo.current = at;
  };
  const remove = (at: number) => {
    change(entries.toSpliced(at, 1));
    goTo.current = Math.max(0, at - 1);
  };
  /** While an entry is focused, the list shows what was typed, whatever is stored meanwhile. */
  const begin = () => {
    if (typed !== null) return;
    setTyped(shown);
    setBase(shown);
  };
  const leave = (event: FocusEvent) => {
    if (box.current?.contains(event.relatedTarget) !== true) setTyped(null);
  };
  return (
    <>
      <fieldset ref={box} aria-labelledby={id}>
        <p id={id} className="text-sm font-medium">
          {label}
        </p>
        {help !== undefined && <p className="text-sm text-muted">{help}</p>}
        <ol className="mt-1 space-y-2">
          {entries.map((entry, at) => (
            // Entries have no id except their position.
            <li key={at} className="flex items-start gap-2">
              <span aria-hidden="true" className="tabular w-5 shrink-0 pt-2 text-end text-sm text-muted">
                {at + 1}
              </span>
              <textarea
                aria-label={`${one} ${at + 1}`}
                dir="auto"
                rows={1}
                value={entry}
                readOnly={!session.mayWrite}
                maxLength={limits.discovery.entryMax}
                className="field-sizing-content min-h-10 w-full resize-none rounded-md border border-line-strong/70 bg-surface px-3 py-2 text-base text-ink read-only:bg-sunken hover:border-line-strong"
                onFocus={begin}
                onBlur={leave}
                onChange={(event) => {
                  change(entries.with(at, event.target.value));
                }}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
                    event.preventDefault();
                    if (entry.trim() !== '') add(at + 1);
                  } else if (event.key === 'Backspace' && entry === '') {
                    event.preventDefault();
                    remove(at);
                  }
                }}
              />
              {session.mayWrite && (
                <IconButton
                  look="quiet"
                  aria-label={`Remove ${one.toLowerCase()} ${at + 1}`}
                  className="shrink-0 text-muted hover:text-red"
                  onBlur={leave}
                  onClick={() => {
                    remove(at);
                  }}
                >
                  <X size={16} strokeWidth={1.5} aria-hidden="true" />
                </IconButton>
              )}
            </li>
          ))}
        </ol>
        {session.mayWrite && (
          <p className={`mt-2 text-sm text-muted ${entries.length > 0 ? 'ps-7' : ''}`}>
            {full ? (
              `Up to ${entriesOf[field]}. Remove one to add another.`
            ) : (
              <button
                type="button"
                className={`${buttonClass({ look: 'quiet' })} -ms-4 text-accent`}
                onBlur={leave}
                onClick={() => {
                  add(entries.length);
                }}
              >
                <Plus size={15} strokeWidth={1.75} aria-hidden="true" />
                Add {one.toLowerCase()}
              </button>
            )}
          </p>
        )}
      </fieldset>
      {/* Outside: while the focus is within, the list shows what was typed. */}
      <ConflictOf field={field} />
    </>
  );
}
