import {
  entriesOf,
  isListField,
  type SessionChange,
  type SessionField,
  type SessionFields,
} from '#contract/discovery-fields.ts';
import type { Conflict } from '#contract/discovery.ts';

const equal = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const nothingLocked: ReadonlySet<string> = new Set();

/**
 * Entries that somebody else added, changed or removed since `was` stay so, and what the sender did to theirs is done
 * too; one that both changed stands in both forms. Null: there is no room for that.
 */
function mergeEntries(was: string[], stored: string[], sent: string[], most: number): string[] | null {
  const gone = was.filter((entry) => !sent.includes(entry));
  const fresh = sent.filter((entry) => !was.includes(entry));
  // With as many entries as before, the one that went was rewritten into the one that came.
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
 * What of a change is written over the stored fields. `was` says what each field stood at when its sender changed it:
 * where somebody else has changed it since, lists take both, and of a text nothing is written: it is a conflict. So is what is meant for a
 * locked block of the proposal.
 */
export function mergeChange(
  stored: SessionFields,
  change: SessionChange,
  was: SessionChange,
  locked: ReadonlySet<string> = nothingLocked,
): { merged: SessionChange; conflicts: Conflict[] } {
  const merged: Record<string, unknown> = {};
  const conflicts: Conflict[] = [];
  for (const field of Object.keys(change) as SessionField[]) {
    const [now, sent, before] = [stored[field], change[field], was[field]];
    if (sent === undefined || equal(sent, now)) continue;
    if (locked.has(field)) conflicts.push({ field, stored: now, sent });
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
