import { useEffect, useRef, useState } from 'react';
import type { SessionLine } from '#contract/session-lines.ts';
import { Button } from '#web/components/button.tsx';
import { LineItem } from './line-item.tsx';

const part = 200;

interface LineListProps {
  lines: readonly SessionLine[];
  /** Ids of those that the server has. */
  stored: ReadonlySet<string>;
  /** A call goes on: its newest lines are what people look at. */
  live: boolean;
}

/** The lines of a call in parts: its newest while it goes on, its first ones when it is read afterwards. */
export function LineList({ lines, stored, live }: LineListProps) {
  const [atEnd] = useState(live);
  const [parts, setParts] = useState(1);
  const end = useRef<HTMLDivElement>(null);
  const count = parts * part;
  const hidden = Math.max(0, lines.length - count);
  const shown = atEnd ? lines.slice(hidden) : lines.slice(0, count);
  const own = lines.filter(({ id }) => !stored.has(id)).length;
  const before = useRef(own);
  useEffect(() => {
    // A note that was just taken is shown; nothing else moves the page.
    if (own > before.current && atEnd) end.current?.scrollIntoView({ block: 'end' });
    before.current = own;
  }, [own, atEnd]);
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
      <ol aria-label="Notes and transcript" className="divide-y divide-line border-y border-line">
        {shown.map((line) => (
          <LineItem key={line.id} line={line} unsent={!stored.has(line.id)} />
        ))}
      </ol>
      {!atEnd && more}
      <div ref={end} className="scroll-mb-32" />
    </>
  );
}
