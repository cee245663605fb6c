import { Bookmark, CloudOff, Ellipsis, EyeOff, Pencil, Trash2, UserPen, UserPlus } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { memo, useRef, useState } from 'react';
import { correctedWord, type CorrectedWord } from '#contract/corrected-word.ts';
import { limits } from '#contract/limits.ts';
import type { SessionLine } from '#contract/session-lines.ts';
import { Button, buttonClass } from '#web/components/button.tsx';
import { Menu, menuItemClass } from '#web/components/menu.tsx';
import { showToast } from '#web/components/show-toast.ts';
import { messageOf } from '#web/lib/call-error.ts';
import { takeFocus } from '#web/lib/focus.ts';
import { useDiscovery } from './discovery-context.tsx';
import { momentOf } from './session-words.ts';
import { useChangeLine, useChangeSpeakers, useRemoveLine } from './session-lines.api.ts';
import { WordOffer } from './word-offer.tsx';

const icon = { size: 15, strokeWidth: 1.5, 'aria-hidden': true } as const;

function fail(title: string) {
  return (error: unknown) => {
    showToast({ title, description: messageOf(error), tone: 'destructive' });
  };
}

function Correction({
  line,
  onEnd,
}: {
  line: SessionLine;
  /** With the word that was spelled otherwise, if it was one. */
  onEnd: (word: CorrectedWord | null) => void;
}) {
  const { session } = useDiscovery();
  const change = useChangeLine(session.sessionId);
  const [text, setText] = useState(line.text);
  const [was] = useState(line.text);
  const save = () => {
    if (change.isPending || text.trim() === '') return;
    if (text.trim() === was) onEnd(null);
    else
      change.mutate(
        { lineId: line.id, text, was },
        {
          onSuccess: () => {
            onEnd(correctedWord(was, text));
          },
          onError: fail('Not saved'),
        },
      );
  };
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <textarea
        aria-label="Correct the words"
        dir="auto"
        rows={2}
        ref={takeFocus}
        value={text}
        maxLength={limits.discovery.lineMax}
        className="field-sizing-content min-w-0 flex-1 basis-64 rounded-md border border-line-strong bg-surface px-3 py-2 text-base"
        onChange={(event) => {
          setText(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onEnd(null);
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
            event.preventDefault();
            save();
          }
        }}
      />
      <Button type="submit" look="primary">
        {change.isPending ? 'Saving...' : 'Save'}
      </Button>
      <Button
        onClick={() => {
          onEnd(null);
        }}
      >
        Cancel
      </Button>
    </form>
  );
}

function LineMenu({ line, stop, onCorrect }: { line: SessionLine; stop: boolean; onCorrect: () => void }) {
  const { session } = useDiscovery();
  const speakers = useChangeSpeakers(session.sessionId);
  const remove = useRemoveLine(session.sessionId);
  const correcting = useRef(false);
  const give = (into: string | null) => {
    speakers.mutate(
      { kind: 'split', lineIds: [line.id], into, name: '', side: 'unknown' },
      { onError: fail('Not changed') },
    );
  };
  return (
    <Menu
      label="This line"
      hint="Change this line (↑ ↓ go to others)"
      onCloseAutoFocus={(event) => {
        // The field that opens has the focus already.
        if (correcting.current) event.preventDefault();
        correcting.current = false;
      }}
      trigger={
        <button
          type="button"
          data-line-menu
          tabIndex={stop ? 0 : -1}
          aria-label={`Change the line ${line.text.slice(0, 40)}`}
          className={`${buttonClass({ look: 'quiet', size: 'icon' })} -my-1 shrink-0 text-muted hover:text-ink md:opacity-0 md:group-focus-within:opacity-100 md:group-hover:opacity-100 md:data-[state=open]:opacity-100`}
        >
          <Ellipsis size={16} strokeWidth={1.5} aria-hidden="true" />
        </button>
      }
    >
      {line.text !== '' && (
        <DropdownMenu.Item
          className={menuItemClass}
          onSelect={() => {
            correcting.current = true;
            onCorrect();
          }}
        >
          <Pencil {...icon} />
          Correct the words
        </DropdownMenu.Item>
      )}
      {line.kind === 'utterance' &&
        session.speakers
          .filter(({ id }) => id !== line.speakerId)
          .slice(0, 8)
          .map(({ id, name }) => (
            <DropdownMenu.Item
              key={id}
              className={menuItemClass}
              onSelect={() => {
                give(id);
              }}
            >
              <UserPen {...icon} />
              Said by {name}
            </DropdownMenu.Item>
          ))}
      {line.kind === 'utterance' && (
        <DropdownMenu.Item
          className={menuItemClass}
          onSelect={() => {
            give(null);
          }}
        >
          <UserPlus {...icon} />
          Said by someone else
        </DropdownMenu.Item>
      )}
      <DropdownMenu.Item
        className={`${menuItemClass} text-red`}
        onSelect={() => {
          remove.mutate(line.id, { onError: fail('Not removed') });
        }}
      >
        <Trash2 {...icon} />
        Remove the line
      </DropdownMenu.Item>
    </Menu>
  );
}

const kinds = {
  note: { text: 'Note', icon: null },
  'private-note': { text: 'Private note', icon: EyeOff },
  bookmark: { text: 'Bookmark', icon: Bookmark },
} as const;

/** One line: time, speaker and text. */
export const LineItem = memo(function LineItem({
  line,
  unsent,
  wanted,
  stop,
}: {
  line: SessionLine;
  unsent: boolean;
  /** Whether the URL points to it. */
  wanted: boolean;
  /** Whether Tab stops at it, as at one of all lines. */
  stop: boolean;
}) {
  const { session } = useDiscovery();
  const [correcting, setCorrecting] = useState(false);
  const [corrected, setCorrected] = useState<CorrectedWord | null>(null);
  const speaker = session.speakers.find(({ id }) => id === line.speakerId);
  const kind = line.kind === 'utterance' ? null : kinds[line.kind];
  const row = useRef<HTMLDivElement>(null);
  /** What had the focus leaves the page. */
  const backToMenu = () => {
    row.current?.querySelector<HTMLElement>('[data-line-menu]')?.focus();
  };
  const cell = session.mayWrite ? 'gridcell' : undefined;
  return (
    <div
      ref={row}
      id={`line-${line.id}`}
      data-line={line.id}
      role={session.mayWrite ? 'row' : 'listitem'}
      className={`${wanted ? 'bg-accent-soft ' : ''}group grid grid-cols-[3.5rem_minmax(0,1fr)_auto] gap-x-3 py-2.5 [contain-intrinsic-size:auto_56px] [content-visibility:auto]`}
    >
      <span role={cell} className="tabular pt-0.5 text-sm text-muted">
        {momentOf(line, session)}
      </span>
      <div role={cell} className="min-w-0">
        <p className="flex items-center gap-1.5 text-xs">
          {kind?.icon != null && <kind.icon size={13} strokeWidth={1.75} aria-hidden="true" className="text-amber" />}
          <bdi
            className={
              speaker?.side === 'rep'
                ? 'font-medium text-accent'
                : kind === null
                  ? 'font-medium text-ink'
                  : 'font-medium text-muted'
            }
          >
            {kind?.text ?? speaker?.name ?? 'Unknown speaker'}
          </bdi>
          {speaker !== undefined && speaker.side !== 'unknown' && (
            <span className="text-muted">{speaker.side === 'rep' ? 'Rep' : 'Prospect'}</span>
          )}
          {speaker?.guessed === true && <span className="text-amber">Guessed</span>}
          {unsent && (
            <span className="inline-flex items-center gap-1 text-amber">
              <CloudOff size={13} strokeWidth={1.75} aria-hidden="true" />
              Not sent yet
            </span>
          )}
        </p>
        {correcting ? (
          <Correction
            line={line}
            onEnd={(word) => {
              setCorrecting(false);
              setCorrected(word);
              backToMenu();
            }}
          />
        ) : (
          line.text !== '' && (
            <p dir="auto" className="whitespace-pre-line">
              {line.text}
            </p>
          )
        )}
        {corrected !== null && !correcting && (
          <WordOffer
            word={corrected}
            lineId={line.id}
            onDone={() => {
              setCorrected(null);
              backToMenu();
            }}
          />
        )}
      </div>
      {session.mayWrite && !unsent && (
        <div role={cell}>
          <LineMenu
            line={line}
            stop={stop}
            onCorrect={() => {
              setCorrecting(true);
            }}
          />
        </div>
      )}
    </div>
  );
});
