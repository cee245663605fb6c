import { useLocation } from '@tanstack/react-router';
import { ArrowDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { SessionLine } from '#contract/session-lines.ts';
import { Button } from '#web/components/button.tsx';
import { AboveNotes } from './above-notes.tsx';
import { useDiscovery } from './discovery-context.tsx';
import { LineItem } from './line-item.tsx';
import { useLineStop } from './lines/use-line-stop.ts';
import { useNewest } from './lines/use-newest.ts';

const part = 200;

interface LineListProps {
  lines: readonly SessionLine[];
  /** Ids of lines that the server has. */
  stored: ReadonlySet<string>;
  /** During a call, people look at the newest lines. */
  live: boolean;
}

/** The lines of a call in parts: the newest during the call, the first ones afterward. */
export function LineList({ lines, stored, live }: LineListProps) {
  const [atEnd] = useState(live);
  // If the URL points to a line, shows as many parts as needed.
  const goTo = useLocation({ select: ({ hash }) => hash.replace(/^line-/u, '') });
  const place = lines.findIndex(({ id }) => id === goTo);
  // During a call no line leaves the page above while others come below, which would move what is read.
  const [openedWith] = useState(lines.length);
  const held = atEnd ? openedWith : lines.length;
  const wanted = place === -1 ? 1 : Math.max(1, Math.ceil((atEnd ? held - place : place + 1) / part));
  const [asked, setParts] = useState(1);
  const parts = Math.max(asked, wanted);
  const { list, end, missed, toEnd, jump } = useNewest(lines.length, live);
  const count = parts * part;
  const hidden = Math.max(0, held - count);
  const shown = atEnd ? lines.slice(hidden) : lines.slice(0, count);
  useEffect(() => {
    if (place !== -1) document.getElementById(`line-${goTo}`)?.scrollIntoView({ block: 'center' });
    // Only a new URL scrolls the page, not each new line.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [goTo, place === -1]);
  const { session } = useDiscovery();
  const { stop, grid } = useLineStop(
    shown.filter(({ id }) => stored.has(id)).map(({ id }) => id),
    live,
  );
  const own = lines.filter(({ id }) => !stored.has(id)).length;
  const before = useRef(own);
  useEffect(() => {
    // Scrolls to a note just taken; nothing else scrolls the page.
    if (own > before.current && atEnd) toEnd();
    before.current = own;
  }, [own, atEnd, toEnd]);
  const more = hidden > 0 && (
    <Button
      className="my-3"
      onClick={() => {
        setParts(parts + 1);
      }}
    >
      Show {Math.min(part, hidden)} {atEnd ? 'earlier' : 'later'} lines of {lines.length}
    </Button>
  );
  return (
    <>
      {atEnd && more}
      <div
        ref={list}
        role={session.mayWrite ? 'grid' : 'list'}
        aria-label="Notes and transcript"
        className="divide-y divide-line border-y border-line"
        {...grid}
      >
        {shown.map((line) => (
          <LineItem
            key={line.id}
            line={line}
            unsent={!stored.has(line.id)}
            wanted={line.id === goTo}
            stop={line.id === stop}
          />
        ))}
      </div>
      {!atEnd && more}
      <div ref={end} tabIndex={-1} className="outline-none" />
      {missed !== null && (
        <AboveNotes>
          <Button className="pointer-events-auto rounded-full shadow-float" onClick={jump}>
            <ArrowDown size={15} strokeWidth={1.5} aria-hidden="true" />
            Jump to newest
            {missed > 0 && (
              <span className="tabular text-accent">
                {missed} new {missed === 1 ? 'line' : 'lines'}
              </span>
            )}
          </Button>
        </AboveNotes>
      )}
    </>
  );
}
