import type { SessionField } from '#contract/discovery-fields.ts';
import { limits } from '#contract/limits.ts';
import type { LineKind } from '#contract/session-lines.ts';
import { isRecord, parseJson } from '#web/lib/call-wire.ts';

export type FieldValue = string | string[];

/** A field changed here and not stored yet. */
export interface PendingField {
  /** The value when it was changed. */
  was: FieldValue;
  value: FieldValue;
  /** A sent but unacknowledged value: the server may have stored it, so it is resent before anything newer. */
  tried?: FieldValue;
  /** Someone else's value, waiting for a decision. */
  theirs?: FieldValue;
  /** Why the field can't be changed here, beside `theirs`. */
  refused?: string;
}
export interface PendingLine {
  id: string;
  kind: LineKind;
  atMs: number;
  text: string;
}

type PendingFields = Partial<Record<SessionField, PendingField>>;

/** Returns the ids of sessions with unsent input in this browser. */
export function sessionsWithPending(storage: Storage, owner: string): string[] {
  const begin = `discovery:${owner}:`;
  const ids = Object.keys(storage)
    .filter((key) => key.startsWith(begin) && !key.endsWith(':clock'))
    .map((key) => key.slice(begin.length).split(':')[0] ?? '');
  return [...new Set(ids)];
}

/**
 * Unsent input of a session in this browser: `line:ID`, `field:NAME:TAB` by the tab it was typed in, and `clock`.
 * `tab`: the current tab.
 */
export function outboxMemory(storage: Storage, owner: string, sessionId: string, tab: string) {
  const begin = `discovery:${owner}:${sessionId}:`;
  const ownKey = (field: string): string => `${begin}field:${field}:${tab}`;
  const clockKey = `${begin}clock`;
  const keep = (key: string, value: object | null): void => {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
  };
  /** Returns keys of one kind, split at colons; a field stored before tabs were recorded has ''. */
  const keys = (kind: 'field' | 'line') =>
    Object.keys(storage)
      .filter((key) => key.startsWith(`${begin}${kind}:`))
      .map((key) => {
        const [, name = '', of = ''] = key.slice(begin.length).split(':');
        return { key, name, of };
      });
  const value = (key: string) => parseJson(storage.getItem(key) ?? '');
  return {
    /** Returns the fields typed in this tab. */
    fields(): PendingFields {
      const own = keys('field').filter(({ of }) => of === tab);
      const entries = own
        .map(({ key, name }) => [name, value(key)] as const)
        .filter(([, pending]) => isRecord(pending));
      return Object.fromEntries(entries) as PendingFields;
    },
    field: (field: SessionField): unknown => value(ownKey(field)),
    keepField: (field: SessionField, pending: PendingField | null): void => {
      keep(ownKey(field), pending);
    },
    /** Returns lines of all tabs: the server recognizes each by id, so sending one twice is harmless. */
    lines(): PendingLine[] {
      const lines = keys('line').map(({ key }) => value(key));
      return (lines.filter(isRecord) as unknown as PendingLine[]).toSorted((a, b) => a.atMs - b.atMs);
    },
    keepLine: (id: string, line: PendingLine | null): void => {
      keep(`${begin}line:${id}`, line);
    },
    /** Returns the ids of other tabs with fields here. */
    others: (): string[] => [...new Set(keys('field').map(({ of }) => of))].filter((of) => of !== tab),
    /** Moves another tab's fields to this one and returns them; skips fields also typed here. */
    takeFrom(other: string): PendingFields {
      const taken: PendingFields = {};
      for (const { key, name } of keys('field').filter(({ of }) => of === other)) {
        if (storage.getItem(ownKey(name)) !== null) continue;
        const pending = value(key);
        if (isRecord(pending)) {
          taken[name as SessionField] = pending as unknown as PendingField;
          keep(ownKey(name), pending);
        }
        storage.removeItem(key);
      }
      return taken;
    },
    /** Deletes everything, because the session is gone. */
    drop(): void {
      for (const key of Object.keys(storage)) if (key.startsWith(begin)) storage.removeItem(key);
    },
    /** Returns when the call clock began in this device's time; for notes taken before the server responds, now. */
    beganAt(told: number | null): number {
      if (told !== null) {
        storage.removeItem(clockKey);
        return told;
      }
      const known = Number(storage.getItem(clockKey) ?? Number.NaN);
      if (Number.isFinite(known) && known > Date.now() - limits.discovery.momentMax) return known;
      storage.setItem(clockKey, String(Date.now()));
      return Date.now();
    },
  };
}
