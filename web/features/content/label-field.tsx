import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { limits } from '#contract/limits.ts';

interface LabelFieldProps {
  label: string;
  value: string[];
  onChange: (value: string[]) => void;
  suggestions: readonly string[];
  help?: string;
  placeholder?: string;
}

const { labels: most, labelMax } = limits.content;

/** Several short labels: Enter or a comma adds one, Backspace in the empty field removes the last one. */
export function LabelField({ label, value, onChange, suggestions, help, placeholder }: LabelFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const add = (text: string) => {
    const known = new Set(value.map((one) => one.toLowerCase()));
    const fresh = text
      .split(',')
      .map((part) => part.trim().slice(0, labelMax))
      .filter((part) => part !== '' && !known.has(part.toLowerCase()));
    setTyped('');
    if (fresh.length > 0) onChange([...value, ...fresh].slice(0, most));
  };
  const type = (text: string) => {
    // A whole suggestion at once was picked from the list.
    if (text.includes(',') || (text !== '' && text.length - typed.length > 1 && suggestions.includes(text))) add(text);
    else setTyped(text);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed.trim() !== '') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && value.length > 0) onChange(value.slice(0, -1));
  };
  const full = value.length >= most;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <div className="field-box flex min-h-10 flex-wrap items-center gap-1.5 rounded-md border border-line-strong/70 bg-surface px-2 py-1.5 hover:border-line-strong">
        {value.map((one) => (
          <Chip
            key={one}
            text={one}
            from={label}
            onRemove={() => {
              onChange(value.filter((other) => other !== one));
              input.current?.focus();
            }}
          />
        ))}
        <input
          ref={input}
          id={id}
          dir="auto"
          autoComplete="off"
          list={`${id}-list`}
          value={typed}
          maxLength={labelMax * 4}
          readOnly={full}
          placeholder={value.length === 0 ? placeholder : ''}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            type(event.target.value);
          }}
          onKeyDown={press}
          onBlur={() => {
            add(typed);
          }}
          className="h-7 min-w-24 flex-1 bg-transparent px-1 text-base outline-none placeholder:text-muted"
        />
      </div>
      <datalist id={`${id}-list`}>
        {suggestions
          .filter((one) => !value.includes(one))
          .map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
      </datalist>
      <p id={`${id}-note`} className="mt-1 text-sm text-muted">
        {full ? `Up to ${most} fit here.` : (help ?? 'Enter or a comma adds one.')}
      </p>
    </div>
  );
}

export function Chip({ text, from, onRemove }: { text: string; from: string; onRemove: () => void }) {
  return (
    <span className="inline-flex max-w-full items-center gap-1 rounded-[4px] bg-accent-soft ps-2 text-sm leading-6">
      <bdi className="truncate">{text}</bdi>
      <button
        type="button"
        aria-label={`Remove ${text} from ${from.toLowerCase()}`}
        onClick={onRemove}
        className="rounded-[4px] p-1 text-muted hover:text-red"
      >
        <X size={13} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </span>
  );
}
