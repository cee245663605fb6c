import { useEffect, useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import type { RichLine } from '#contract/rich-text.ts';
import { Button } from '#web/components/button.tsx';
import { TextField } from '#web/components/text-field.tsx';
import { RichField } from '#web/features/rich-text/rich-field.tsx';
import { toText } from '#web/features/rich-text/rich-lines.ts';
import { takeFocus } from '#web/lib/focus.ts';
import { useUnsaved } from '#web/lib/unsaved/use-unsaved.ts';

interface OwnBlockFormProps {
  title: string;
  lines: readonly RichLine[];
  busy: boolean;
  /** Closes the form once it is stored; until then it keeps what was typed. */
  onSave: (block: { title: string; text: string; lines: RichLine[] }) => void;
  onCancel: () => void;
}

/** A block added by a person, with its own title. */
export function OwnBlockForm({ title, lines, busy, onSave, onCancel }: OwnBlockFormProps) {
  const [draft, setDraft] = useState({ title, lines: [...lines] });
  useUnsaved(draft.title !== title || toText(draft.lines) !== toText(lines));
  const isTooLong = draft.title.trim().length > limits.proposal.titleMax;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    takeFocus(field.current);
  }, []);
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isTooLong) field.current?.focus();
        else if (!busy) onSave({ ...draft, text: toText(draft.lines) });
      }}
    >
      <TextField
        label="Title"
        ref={field}
        value={draft.title}
        {...(isTooLong
          ? { error: `Use up to ${limits.proposal.titleMax} characters. This title has ${draft.title.trim().length}.` }
          : {})}
        onChange={(event) => {
          setDraft({ ...draft, title: event.target.value });
        }}
      />
      <RichField
        label="Text"
        lines={lines}
        max={limits.proposal.ownBlockMax}
        onChange={(now) => {
          setDraft((before) => ({ ...before, lines: now }));
        }}
      />
      <p className="flex gap-2">
        <Button type="submit" look="primary" aria-disabled={busy}>
          {busy ? 'Saving...' : 'Save block'}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </p>
    </form>
  );
}
