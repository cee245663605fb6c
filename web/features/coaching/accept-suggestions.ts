import type { Suggestion } from '#contract/coaching.ts';
import type { OpenSession } from '#contract/discovery.ts';
import { entriesOf, isListField, type SessionField } from '#contract/discovery-fields.ts';
import { limits } from '#contract/limits.ts';
import { fieldOf } from '#web/features/frames/built-in-frames.ts';
import { notedEntries } from './noted-entries.ts';

export type FieldText = OpenSession[SessionField];

/** A suggestion that has room in its field: accepting it overwrites nothing. */
export interface Waiting {
  suggestion: Suggestion;
  field: SessionField;
}

/** What was accepted in one go, for its undo. */
export interface Accepted {
  suggestions: readonly Suggestion[];
  fields: readonly { field: SessionField; before: FieldText; after: FieldText }[];
}

/** Returns the field of the session that a suggestion is for; null: it has none. */
export const fieldOfSuggestion = ({ field }: Pick<Suggestion, 'field'>): SessionField | null =>
  field === 'decisionProcess' || field === 'budget' ? null : fieldOf[field];

export const mostOf = (field: SessionField): number => {
  if (isListField(field)) return limits.discovery.entryMax;
  return field === 'targetDate' ? limits.discovery.nameMax : limits.discovery.textMax;
};

/** Returns a field with a suggestion added; null: it has no room. */
export function withSuggestion(field: SessionField, shown: FieldText, text: string): FieldText | null {
  const words = text.slice(0, mostOf(field));
  if (typeof shown === 'string') return shown === '' ? words : null;
  const most = isListField(field) ? entriesOf[field] : Infinity;
  return shown.length >= most ? null : [...shown, ...notedEntries(words)].slice(0, most);
}

/** Returns the open suggestions that fit into their fields together, in the order in which they are given. */
export function waitingOf(
  suggestions: readonly Suggestion[],
  value: (field: SessionField) => FieldText,
): { waiting: Waiting[]; fields: Accepted['fields'] } {
  const after = new Map<SessionField, FieldText>();
  const waiting: Waiting[] = [];
  for (const suggestion of suggestions) {
    const field = suggestion.state === 'open' ? fieldOfSuggestion(suggestion) : null;
    if (field === null) continue;
    const next = withSuggestion(field, after.get(field) ?? value(field), suggestion.text);
    if (next === null) continue;
    after.set(field, next);
    waiting.push({ suggestion, field });
  }
  return { waiting, fields: [...after].map(([field, now]) => ({ field, before: value(field), after: now })) };
}

/** Returns a field without what was accepted; null: somebody wrote in it since, so it stays as it is. */
export function withoutAccepted({ before, after }: Accepted['fields'][number], now: FieldText): FieldText | null {
  if (typeof now === 'string' || typeof before === 'string' || typeof after === 'string')
    return now === after ? before : null;
  const added = after.slice(before.length);
  const left = [...now];
  for (const entry of added.toReversed()) {
    const at = left.lastIndexOf(entry);
    if (at >= 0) left.splice(at, 1);
  }
  return left.length === now.length ? null : left;
}
