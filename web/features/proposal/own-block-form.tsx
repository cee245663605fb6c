import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { TextArea } from '#web/components/text-area.tsx';
import { TextField } from '#web/components/text-field.tsx';

interface OwnBlockFormProps {
  title: string;
  text: string;
  busy: boolean;
  onSave: (block: { title: string; text: string }) => void;
  onCancel: () => void;
}

/** A block that a person adds, with a title of its own. */
export function OwnBlockForm({ title, text, busy, onSave, onCancel }: OwnBlockFormProps) {
  const [draft, setDraft] = useState({ title, text });
  return (
    <form
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSave(draft);
      }}
    >
      <TextField
        label="Title"
        maxLength={limits.proposal.titleMax}
        value={draft.title}
        onChange={(event) => {
          setDraft({ ...draft, title: event.target.value });
        }}
      />
      <TextArea
        label="Text"
        rows={5}
        maxLength={limits.proposal.ownBlockMax}
        value={draft.text}
        onChange={(event) => {
          setDraft({ ...draft, text: event.target.value });
        }}
      />
      <p className="flex gap-2">
        <Button type="submit" look="primary" aria-disabled={busy}>
          Save block
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </p>
    </form>
  );
}
