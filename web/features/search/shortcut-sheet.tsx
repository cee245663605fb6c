import { useState } from 'react';
import { Dialog } from '#web/components/dialog.tsx';
import { Kbd } from '#web/components/states.tsx';
import { singleKeys } from './palette-state.ts';

const isMac = /Mac|iPhone|iPad/u.test(navigator.userAgent);
const mod = isMac ? '⌘' : 'Ctrl';

const sheet: { title: string; rows: { keys: string[]; or?: string; text: string }[] }[] = [
  {
    title: 'Everywhere',
    rows: [
      { keys: [mod, 'K'], or: '/', text: 'Search and commands' },
      { keys: ['N'], text: 'Prepare for a meeting' },
      { keys: ['G', 'D'], text: 'Go to the dashboard' },
      { keys: ['G', 'C'], text: 'Go to Content Management' },
      { keys: ['G', 'S'], text: 'Go to Settings' },
      { keys: ['G', 'B'], text: 'Go to Billing' },
      { keys: ['F8'], text: 'Go to the notification on screen' },
      { keys: ['?'], text: 'Show this list' },
    ],
  },
  {
    title: 'In lists',
    rows: [
      { keys: ['↑', '↓'], text: 'Move between rows' },
      { keys: ['Enter'], text: 'Open the row' },
    ],
  },
  {
    title: 'In a session',
    rows: [
      { keys: ['Alt', 'N'], text: 'Write a note' },
      { keys: ['Alt', 'B'], text: 'Bookmark this moment' },
      { keys: ['Alt', 'P'], text: 'Make the note private' },
      { keys: ['Alt', 'H'], text: 'Ask the coach for help' },
      { keys: ['Alt', 'Q'], text: 'Ask about the call' },
      { keys: ['Alt', 'S'], text: 'Switch who speaks, with one microphone' },
    ],
  },
];

/** Every shortcut of the product, and the switch for single-key ones. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const [on, setOn] = useState(singleKeys.on);
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title="Keyboard shortcuts"
      description="Single keys work while no field is focused."
    >
      <div className="mb-1 gap-8 sm:columns-2">
        {sheet.map(({ title, rows }) => (
          <section key={title} aria-label={title} className="mb-5 break-inside-avoid">
            <h3 className="mb-1 text-sm font-medium text-muted">{title}</h3>
            <dl className="text-sm">
              {rows.map(({ keys, or, text }) => (
                <div key={keys.join(' ')} className="flex min-h-8 items-center gap-4 border-t border-line">
                  <dt className="order-2 ms-auto flex shrink-0 gap-1">
                    {keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                    {or !== undefined && (
                      <>
                        <span className="text-muted">or</span> <Kbd>{or}</Kbd>
                      </>
                    )}
                  </dt>
                  <dd className="order-1">{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <label className="flex items-center gap-2 border-t border-line pt-4 text-sm">
        <input
          type="checkbox"
          className="size-4 accent-accent"
          checked={on}
          onChange={({ target }) => {
            singleKeys.turn(target.checked);
            setOn(target.checked);
          }}
        />
        Use single-key shortcuts in this browser
      </label>
    </Dialog>
  );
}
