import { isBlockField } from '#contract/proposal.ts';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';

/** The entries of a block that were typed here and aren't stored yet; null: all of them are, or it went back to its draft. */
export function usePendingLines(blockId: string): string[] | null {
  const { outbox } = useDiscovery();
  const pending = outbox.store(({ fields }) => (isBlockField(blockId) ? fields[blockId]?.value : undefined));
  if (pending === undefined || pending.length === 0) return null;
  return typeof pending === 'string' ? pending.split('\n') : [...pending];
}

/** What was typed in a block, as long as the server has not drafted the proposal with it. */
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
