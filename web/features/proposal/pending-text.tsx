import { isBlockField } from '#contract/proposal.ts';
import { useDiscovery } from '#web/features/discovery/discovery-context.tsx';

/** Returns a block's unsaved entries, or null if all are saved or it returned to its draft. */
export function usePendingLines(blockId: string): string[] | null {
  const { outbox } = useDiscovery();
  const pending = outbox.store(({ fields }) => (isBlockField(blockId) ? fields[blockId]?.value : undefined));
  if (pending === undefined || pending.length === 0) return null;
  return typeof pending === 'string' ? pending.split('\n') : [...pending];
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
