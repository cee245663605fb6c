import { useState } from 'react';
import type { TextField } from '#contract/discovery-fields.ts';
import { limits } from '#contract/limits.ts';
import type { ProposalBlock } from '#contract/proposal.ts';
import { looksOf, plainLine, type RichLine } from '#contract/rich-text.ts';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';
import { ConflictOf } from '#web/features/discovery/draft-field.tsx';
import { stored } from '#web/features/discovery/session-outbox.ts';
import { RichField } from '#web/features/rich-text/rich-field.tsx';
import { toText } from '#web/features/rich-text/rich-lines.ts';
import { TypingArea } from '#web/features/rich-text/typing-area.tsx';
import { useFormatting } from './use-formatting.ts';

/** Returns the formatted lines of a block: the current words with the known formatting. */
export function linesOfBlock(text: string, looks: ProposalBlock['looks'] = []): RichLine[] {
  if (text === '') return [];
  const texts = text.split('\n');
  const known = looksOf(
    texts,
    looks.filter((look) => look !== null),
  );
  return texts.map((line, at) => known[at] ?? plainLine(line));
}

/**
 * Edits a block's formatted text.
 * Words are saved while typing, formatting after a pause.
 * While someone types, updates stored meanwhile don't move their words.
 */
export function RichBlock({ block, field }: { block: ProposalBlock; field: TextField }) {
  const { value, edit } = useDiscovery();
  const shown = value(field);
  const [own, setOwn] = useState<{ text: string; opened: number; lines: RichLine[] | null }>({
    text: shown,
    opened: 0,
    lines: null,
  });
  const [typing, setTyping] = useState(false);
  const format = useFormatting(field);
  // Changes from another tab, or a resolved conflict, are shown once no one is typing here.
  // The blanks at its end, which aren't stored, are no change.
  if (stored(shown) !== stored(own.text) && !typing) setOwn({ ...own, text: shown, opened: own.opened + 1 });
  return (
    <>
      <TypingArea onTyping={setTyping}>
        <RichField
          key={own.opened}
          focus={own.opened === 0}
          label={block.title}
          tables={field === 'pricingModel'}
          lines={linesOfBlock(shown, own.lines ?? block.looks)}
          max={limits.discovery.textMax}
          onChange={(lines) => {
            const text = toText(lines).slice(0, limits.discovery.textMax);
            if (text !== own.text) edit(field, text, own.text);
            setOwn({ ...own, text, lines });
            format(lines);
          }}
        />
      </TypingArea>
      {/* Outside: while the focus is within, updates don't move what was typed. */}
      <ConflictOf field={field} />
    </>
  );
}
