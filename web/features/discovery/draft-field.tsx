import { useState } from 'react';
import type { ReactNode } from 'react';
import type { SessionField, TextField as TextFieldName } from '#contract/discovery-fields.ts';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { SelectField } from '#web/components/select-field.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { usePaused } from '#web/lib/use-paused.ts';
import { useDiscovery } from './discovery-context.tsx';

/**
 * Text saved while typing. While focused, the field shows what was typed, whatever is stored meanwhile; `base` is what
 * the user saw when they began.
 */
function useTyping(field: TextFieldName) {
  const { value, edit, session } = useDiscovery();
  const shown = value(field);
  const [typed, setTyped] = useState<string | null>(null);
  const [base, setBase] = useState('');
  return {
    value: typed ?? shown,
    readOnly: !session.mayWrite,
    onFocus: () => {
      setBase(shown);
      setTyped(shown);
    },
    onBlur: () => {
      setTyped(null);
    },
    onChange: (event: { target: { value: string } }) => {
      setTyped(event.target.value);
      edit(field, event.target.value, base);
      setBase(event.target.value);
    },
  };
}

interface FieldProps {
  field: TextFieldName;
  label: string;
  help?: string;
  className?: string;
}

const hintMs = 1000;
const fullEmail = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/u;
/** A person is met before all of them is known, so an address that nobody can write to is kept and told of. */
const emailHint = (typed: string): string | undefined =>
  typed === '' || fullEmail.test(typed.trim())
    ? undefined
    : 'This doesn’t look like a full email address. It’s kept as you typed it.';

export function DraftText({ field, label, help, className, type }: FieldProps & { type?: string }) {
  const typing = useTyping(field);
  // Told when typing pauses and not when the field is left: what is pressed then must not move away.
  const hint = emailHint(usePaused(field === 'email' ? typing.value : '', hintMs));
  const max = field === 'email' ? limits.text.email : limits.discovery.nameMax;
  return (
    <div {...(className === undefined ? {} : { className })}>
      <TextField
        label={label}
        help={hint ?? help}
        maxLength={max}
        {...(type === undefined ? {} : { type })}
        {...typing}
      />
      <ConflictOf field={field} />
    </div>
  );
}

export function DraftArea({ field, label, help, className, rows = 3 }: FieldProps & { rows?: number }) {
  const typing = useTyping(field);
  return (
    <div {...(className === undefined ? {} : { className })}>
      <TextArea label={label} help={help} rows={rows} maxLength={limits.discovery.textMax} {...typing} />
      <ConflictOf field={field} />
    </div>
  );
}

export function DraftSelect({ field, label, className, children }: FieldProps & { children: ReactNode }) {
  const { value, edit, session } = useDiscovery();
  const shown = value(field);
  return (
    <div {...(className === undefined ? {} : { className })}>
      <SelectField
        label={label}
        value={shown}
        disabled={!session.mayWrite}
        onChange={(event) => {
          edit(field, event.target.value, shown);
        }}
      >
        {children}
      </SelectField>
      <ConflictOf field={field} />
    </div>
  );
}

/** Shows why a field can't be changed here, with what was typed, until that is discarded. */
function Refused({ field, why }: { field: SessionField; why: string }) {
  const { outbox, value } = useDiscovery();
  const typed = value(field);
  return (
    <div role="alert" className="mt-2 rounded-md bg-amber-soft px-3 py-2 text-sm">
      <p dir="auto" className="font-medium wrap-anywhere text-amber">
        {why}
      </p>
      <p className="mt-1 text-xs text-muted">You typed:</p>
      <p dir="auto" className="max-h-60 overflow-y-auto whitespace-pre-line wrap-anywhere">
        {typeof typed === 'string' ? typed : typed.join('\n')}
      </p>
      <Button
        className="mt-2"
        onClick={() => {
          outbox.settle(field, false);
        }}
      >
        Discard what I typed
      </Button>
    </div>
  );
}

/** Shows what is stored beside what was typed until one is chosen, if someone else changed the field meanwhile. */
export function ConflictOf({ field }: { field: SessionField }) {
  const { outbox, session } = useDiscovery();
  const theirs = outbox.store((state) => state.fields[field]?.theirs);
  const refused = outbox.store((state) => state.fields[field]?.refused);
  if (theirs === undefined) return null;
  if (refused !== undefined) return <Refused field={field} why={refused} />;
  // They may have typed on since the conflict was told.
  const now = session[field] ?? theirs;
  const lines = typeof now === 'string' ? now.split('\n') : now;
  const isEmpty = lines.every((line) => line.trim() === '');
  return (
    <div role="alert" className="mt-2 rounded-md bg-amber-soft px-3 py-2 text-sm">
      <p className="font-medium text-amber">Changed in another tab or by someone else</p>
      <div className="mt-1 max-h-60 overflow-y-auto">
        {isEmpty
          ? 'They cleared it.'
          : lines.map((line, at) => (
              <p key={at} dir="auto" className="min-h-5 wrap-anywhere">
                {line}
              </p>
            ))}
      </div>
      <p className="mt-2 flex flex-wrap gap-2">
        <Button
          onClick={() => {
            outbox.settle(field, true, now);
          }}
        >
          Keep mine
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            outbox.settle(field, false);
          }}
        >
          Take theirs
        </Button>
      </p>
    </div>
  );
}
