import { useState } from 'react';
import { entriesOf, type ListField } from '#contract/discovery-fields.ts';
import { limits } from '#contract/limits.ts';
import type { ProposalBlock } from '#contract/proposal.ts';
import { wordsOfLine, type RichLine } from '#contract/rich-text.ts';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { ConflictOf } from '#web/features/discovery/draft-field.tsx';
import { stored } from '#web/features/discovery/session-outbox.ts';
import { RichField } from '#web/features/rich-text/rich-field.tsx';
import { entriesIn, inOneLine } from './entry-lines.ts';
import { linesOfBlock } from './rich-block.tsx';
import { TypingArea } from '#web/features/rich-text/typing-area.tsx';
import { useFormatting } from './use-formatting.ts';

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((entry, at) => entry === b[at]);
/** Edits a list's formatted entries, one per line. Words and formatting are saved as `RichBlock` saves them. */
export function RichEntries({ block, field }: { block: ProposalBlock; field: ListField }) {
  const { value, edit } = useDiscovery();
  const shown = value(field);
  const most = Math.max(entriesOf[field], shown.length);
  const [own, setOwn] = useState<{ entries: string[]; opened: number; lines: RichLine[] | null }>({
    entries: shown,
    opened: 0,
    lines: null,
  });
  const [typing, setTyping] = useState(false);
  const [typed, setTyped] = useState<readonly RichLine[]>([]);
  const format = useFormatting(field);
  if (!same(stored(shown), stored(own.entries)) && !typing) setOwn({ ...own, entries: shown, opened: own.opened + 1 });
  const written = typed.filter((line) => wordsOfLine(line).trim() !== '');
  const problem =
    written.length > most
      ? `Up to ${most} entries. What goes beyond isn’t saved.`
      : written.some((line) => wordsOfLine(line).trim().length > limits.discovery.entryMax)
        ? `Up to ${limits.discovery.entryMax} characters per entry. What goes beyond isn’t saved.`
        : '';
  return (
    <>
      <TypingArea onTyping={setTyping}>
        <RichField
          key={own.opened}
          entries
          focus={own.opened === 0}
          label={block.title}
          lines={linesOfBlock(shown.map(inOneLine).join('\n'), own.lines ?? block.looks)}
          max={most * limits.discovery.entryMax}
          onChange={(lines) => {
            const next = entriesIn(lines, most);
            setTyped(lines);
            if (!same(next.entries, own.entries)) edit(field, next.entries, own.entries);
            setOwn({ ...own, entries: next.entries, lines: next.lines });
            format(next.lines);
          }}
        />
        {problem !== '' && (
          <p role="alert" className="mt-1 text-sm font-medium text-red">
            {problem}
          </p>
        )}
      </TypingArea>
      {/* Outside: while the focus is within, updates don't move what was typed. */}
      <ConflictOf field={field} />
    </>
  );
}
