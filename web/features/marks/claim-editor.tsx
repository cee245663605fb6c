import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { limits } from '#contract/limits.ts';
import type { Claim } from '#contract/evidence.ts';
import { Button } from '#web/components/button.tsx';
import { messageOf } from '#web/lib/call-error.ts';
import { takeFocus } from '#web/lib/focus.ts';
import { useMarkClaim } from './marks.api.ts';

interface ClaimEditorProps {
  prepId: string;
  claim: Claim;
  /** The agent's original words, if changed before. */
  original: string | null;
  onClose: () => void;
}

/** Edits a sentence in place. Its sources stay; input is kept until saved or discarded. */
export function ClaimEditor({ prepId, claim, original, onClose }: ClaimEditorProps) {
  const change = useMarkClaim(prepId);
  const [text, setText] = useState(claim.text);
  // The text when the editor opened, so that someone else's change isn't overwritten.
  const [was] = useState(claim.text);
  const save = (next: string | null) => {
    if (change.isPending || (next !== null && next.trim() === '')) return;
    if (next === was) {
      onClose();
      return;
    }
    change.mutate({ claimId: claim.id, was, text: next }, { onSuccess: onClose });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      save(text);
    }
  };
  return (
    <div className="font-sans">
      <textarea
        ref={takeFocus}
        dir="auto"
        aria-label="Edit this statement"
        value={text}
        maxLength={limits.reading.statementMax}
        rows={Math.min(8, Math.max(2, Math.ceil(text.length / 60)))}
        onChange={(event) => {
          setText(event.target.value);
        }}
        onKeyDown={onKeyDown}
        className="newspaper w-full rounded-md border border-line-strong/70 bg-surface px-3 py-2 hover:border-line-strong"
      />
      {change.isError && (
        <p role="alert" className="text-sm font-medium text-red">
          {messageOf(change.error)}
        </p>
      )}
      {text.trim() === '' && (
        <p className="text-sm font-medium text-red">
          The statement can’t be empty. To take it out, hide it or mark it as wrong.
        </p>
      )}
      <div className="mt-1 mb-2 flex flex-wrap items-center gap-2">
        <Button
          look="primary"
          onClick={() => {
            save(text);
          }}
        >
          {change.isPending ? 'Saving...' : 'Save'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
        {original !== null && (
          <Button
            look="quiet"
            onClick={() => {
              save(null);
            }}
          >
            Restore the original words
          </Button>
        )}
        <span className="text-xs text-muted">Its sources stay. Everyone sees that you edited it.</span>
      </div>
    </div>
  );
}
