import { Bookmark, EyeOff, Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { limits } from '#contract/limits.ts';
import { Button, buttonClass } from '#web/components/button.tsx';
import { Kbd } from '#web/components/states.tsx';
import { Tooltip } from '#web/components/tooltip.tsx';
import { dropDraft, readDraft, writeDraft } from '#web/lib/storage/draft.ts';
import { useAltKeys } from '#web/lib/use-alt-keys.ts';
import { useDiscovery } from './discovery-context.tsx';

/** Draft key of a note that isn't submitted yet; survives a reload. */
const draftOf = (sessionId: string): string => `note:${sessionId}`;

/** A one-line input for notes at every stage: Enter stores it with its time. */
export function NoteBar() {
  const { session, note } = useDiscovery();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => readDraft(draftOf(session.sessionId))['text'] ?? '');
  const [secret, setSecret] = useState(false);
  const write = (next: string) => {
    setText(next);
    if (next === '') dropDraft(draftOf(session.sessionId));
    else writeDraft(draftOf(session.sessionId), { text: next });
  };
  const keep = () => {
    if (text.trim() === '') return;
    note(secret ? 'private-note' : 'note', text.trim());
    write('');
    setSecret(false);
    field.current?.focus();
  };
  const mark = () => {
    note('bookmark', text.trim());
    write('');
  };
  useAltKeys({
    KeyN: () => field.current?.focus(),
    KeyB: mark,
    KeyP: () => {
      setSecret(!secret);
    },
  });
  const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;
  return (
    <form
      aria-label="Take a note"
      data-note-line
      className="pt-3 pb-4"
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <div
        className={`field-box flex items-end gap-1 rounded-md border bg-surface p-1 ${secret ? 'border-amber' : 'border-line-strong/70'}`}
      >
        <textarea
          ref={field}
          aria-label={secret ? 'Private note' : 'Note'}
          dir="auto"
          rows={1}
          value={text}
          maxLength={limits.discovery.lineMax}
          placeholder={secret ? 'Private note, only you see it' : 'Note what they say'}
          className="field-sizing-content max-h-40 min-h-9 min-w-0 flex-1 resize-none bg-transparent px-2 py-1.5 text-base text-ink placeholder:text-muted focus-visible:outline-none"
          onChange={(event) => {
            write(event.target.value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            keep();
          }}
        />
        <Tooltip text="Make this note private (Alt+P)">
          <button
            type="button"
            aria-pressed={secret}
            aria-label="Private note"
            className={`${buttonClass({ look: 'quiet', size: 'icon' })} ${secret ? 'text-amber' : 'text-muted'}`}
            onClick={() => {
              setSecret(!secret);
            }}
          >
            <EyeOff {...icon} />
          </button>
        </Tooltip>
        <Tooltip text="Bookmark this moment (Alt+B)">
          <button
            type="button"
            aria-label="Bookmark this moment"
            className={`${buttonClass({ look: 'quiet', size: 'icon' })} text-muted hover:text-ink`}
            onClick={mark}
          >
            <Bookmark {...icon} />
          </button>
        </Tooltip>
        <Button type="submit" look="primary" aria-label="Keep note" className="px-3">
          <Send {...icon} />
        </Button>
      </div>
      <p className="mt-1.5 text-xs text-muted max-md:hidden">
        <Kbd>Enter</Kbd> keeps a note · <Kbd>Alt</Kbd> <Kbd>N</Kbd> writes one · <Kbd>Alt</Kbd> <Kbd>B</Kbd> bookmarks ·{' '}
        <Kbd>Alt</Kbd> <Kbd>P</Kbd> makes it private
      </p>
    </form>
  );
}
