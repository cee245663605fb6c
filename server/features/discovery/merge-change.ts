import {
  entriesOf,
  isListField,
  type SessionChange,
  type SessionField,
  type SessionFields,
} from '#contract/discovery-fields.ts';
import type { Conflict } from '#contract/discovery.ts';
import type { FixedBlocks } from '#server/features/proposal-template/find-fixed-blocks.ts';

const equal = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const nothingFixed: FixedBlocks = { locked: new Set(), refused: new Map() };

/**
 * Three-way merge of lists: keeps what others added, changed or removed since `was` and applies the sender's changes.
 * An entry both changed is kept in both forms.
 * Returns null if the list would be too long.
 */
function mergeEntries(was: string[], stored: string[], sent: string[], most: number): string[] | null {
  const gone = was.filter((entry) => !sent.includes(entry));
  const fresh = sent.filter((entry) => !was.includes(entry));
  // With an equal number of entries, treats a removed and an added entry at one position as an edit.
  const rewritten = new Map(
    was.length === sent.length
      ? was.flatMap((entry, at) => (entry === sent[at] ? [] : [[entry, sent[at] ?? ''] as const]))
      : [],
  );
  const merged = stored.flatMap((entry) => (gone.includes(entry) ? (rewritten.get(entry) ?? []) : [entry]));
  for (const entry of fresh) if (!merged.includes(entry)) merged.push(entry);
  return merged.length > Math.max(most, stored.length) ? null : merged;
}

/**
 * Returns which parts of a change to write.
 * `was` is what the sender edited: if someone else changed a field since, lists are merged and texts become conflicts.
 * Changes to locked proposal blocks are conflicts too.
 */
export function mergeChange(
  stored: SessionFields,
  change: SessionChange,
  was: SessionChange,
  { locked, refused }: FixedBlocks = nothingFixed,
): { merged: SessionChange; conflicts: Conflict[] } {
  const merged: Record<string, unknown> = {};
  const conflicts: Conflict[] = [];
  for (const field of Object.keys(change) as SessionField[]) {
    const [now, sent, before] = [stored[field], change[field], was[field]];
    if (sent === undefined || equal(sent, now)) continue;
    const why = refused.get(field);
    if (why !== undefined) conflicts.push({ field, stored: now, sent, refused: why });
    else if (locked.has(field)) conflicts.push({ field, stored: now, sent });
    else if (before === undefined || equal(before, now)) merged[field] = sent;
    else {
      const both = isListField(field)
        ? mergeEntries(before as string[], now as string[], sent as string[], entriesOf[field])
        : null;
      if (both === null) conflicts.push({ field, stored: now, sent });
      else merged[field] = both;
    }
  }
  return { merged: merged as SessionChange, conflicts };
}
