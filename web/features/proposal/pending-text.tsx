import { useState } from 'react';
import { isBlockField, type ProposalBlock } from '#contract/proposal.ts';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';

interface Typed {
  /** Whether the server has yet to store it. */
  waits: boolean;
  lines: readonly string[];
}

/**
 * Returns a block's entries that the proposal doesn't show yet; null if it shows all, or the block returned to its draft.
 * Stored words are among them until the proposal has been read again: without them, a saved edit would look lost.
 */
export function useTyped(block: ProposalBlock, drafted: readonly string[]): Typed | null {
  const { outbox } = useDiscovery();
  const { id } = block;
  const pending = outbox.store(({ fields }) => (isBlockField(id) ? fields[id]?.value : undefined));
  const [last, setLast] = useState<{ pending: typeof pending; block: ProposalBlock } | null>(null);
  if (pending !== undefined && (last?.pending !== pending || last.block !== block)) setLast({ pending, block });
  const shown = pending ?? (last?.block === block ? last.pending : undefined);
  if (shown === undefined || shown.length === 0) return null;
  const lines = typeof shown === 'string' ? shown.split('\n') : [...shown];
  const isNew = lines.join('\n') !== drafted.join('\n');
  if (pending === undefined && !isNew) return null;
  return { waits: pending !== undefined && isNew, lines };
}

/** Shows what was typed in a block until the server's proposal includes it. */
export function PendingText({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="mt-2 max-w-[68ch] space-y-3">
      {lines.map((line, place) => (
        <li key={place} dir="auto" className="min-h-6">
          {line}
        </li>
      ))}
    </ul>
  );
}
