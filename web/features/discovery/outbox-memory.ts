import type { SessionField } from '#contract/discovery-fields.ts';
import { limits } from '#contract/limits.ts';
import type { LineKind } from '#contract/session-lines.ts';
import { isRecord, parseJson } from '#web/lib/call-wire.ts';

export type FieldValue = string | string[];

/** A field that was changed here and isn't stored yet. */
export interface PendingField {
  /** What it stood at when it was changed. */
  was: FieldValue;
  value: FieldValue;
  /** What was sent and not acknowledged: the server may have stored it or not, so that it goes again before anything newer. */
  tried?: FieldValue;
  /** What somebody else wrote meanwhile: it waits for a decision. */
  theirs?: FieldValue;
}
export interface PendingLine {
  id: string;
  kind: LineKind;
  atMs: number;
  text: string;
}

type PendingFields = Partial<Record<SessionField, PendingField>>;

/** Ids of sessions of which this browser keeps something that was not sent. */
export function sessionsWithPending(storage: Storage, owner: string): string[] {
  const begin = `discovery:${owner}:`;
  const ids = Object.keys(storage)
    .filter((key) => key.startsWith(begin) && !key.endsWith(':clock'))
    .map((key) => key.slice(begin.length).split(':')[0] ?? '');
  return [...new Set(ids)];
}

/**
 * What this browser keeps of one session: `line:ID`, `field:NAME:TAB` by the tab that it was typed in, and `clock`.
 * `tab`: the one that asks.
 */
export function outboxMemory(storage: Storage, owner: string, sessionId: string, tab: string) {
  const begin = `discovery:${owner}:${sessionId}:`;
  const ownKey = (field: string): string => `${begin}field:${field}:${tab}`;
  const clockKey = `${begin}clock`;
  const keep = (key: string, value: object | null): void => {
    if (value === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(value));
  };
  /** Keys of one kind, cut at their colons; a field that was kept before fields had a tab has ''. */
  const keys = (kind: 'field' | 'line') =>
    Object.keys(storage)
      .filter((key) => key.startsWith(`${begin}${kind}:`))
      .map((key) => {
        const [, name = '', of = ''] = key.slice(begin.length).split(':');
        return { key, name, of };
      });
  const value = (key: string) => parseJson(storage.getItem(key) ?? '');
  return {
    /** What was typed in this tab. */
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
    /** Lines of every tab: the server knows each by its id, so that one which goes twice stands once. */
    lines(): PendingLine[] {
      const lines = keys('line').map(({ key }) => value(key));
      return (lines.filter(isRecord) as unknown as PendingLine[]).toSorted((a, b) => a.atMs - b.atMs);
    },
    keepLine: (id: string, line: PendingLine | null): void => {
      keep(`${begin}line:${id}`, line);
    },
    /** Names of the other tabs whose fields stand here. */
    others: (): string[] => [...new Set(keys('field').map(({ of }) => of))].filter((of) => of !== tab),
    /** Makes fields of another tab this one's, and returns those; one that was typed here too stays where it is. */
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
    /** Forgets everything: the session is gone. */
    drop(): void {
      for (const key of Object.keys(storage)) if (key.startsWith(begin)) storage.removeItem(key);
    },
    /** When the clock of the call began, by this device's own; for notes that are taken before the server knows, now. */
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
