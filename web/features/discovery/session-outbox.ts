import { create } from 'zustand';
import type { OpenSession } from '#contract/discovery.ts';
import { isListField, type SessionChange, type SessionField } from '#contract/discovery-fields.ts';
import { limits } from '#contract/limits.ts';
import type { LineKind } from '#contract/session-lines.ts';
import { CallError, messageOf } from '#web/lib/call-error.ts';
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

/** What the outbox calls: the session's own calls, or a stand-in of a test. */
export interface Sending {
  fields(input: {
    change: SessionChange;
    was: SessionChange;
    stage: number | undefined;
  }): Promise<{ conflicts: { field: string; stored: FieldValue }[] }>;
  lines(lines: PendingLine[]): Promise<string[]>;
}

/** `waiting`: sent again by itself; `refused`: somebody has to do something first; `gone`: there is no such session. */
export type Problem = { kind: 'waiting' | 'refused' | 'gone'; text: string } | null;

interface OutboxState {
  fields: Partial<Record<SessionField, PendingField>>;
  lines: PendingLine[];
  sending: boolean;
  problem: Problem;
}

const equal = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** As the server stores it: a space at the end of what is being typed is no change. */
export function stored(value: FieldValue): FieldValue {
  if (typeof value === 'string') return value.replaceAll(/\r\n?/gu, '\n').trim();
  return value.map((entry) => entry.replaceAll(/\r\n?/gu, '\n').trim()).filter((entry) => entry !== '');
}

const prefix = (owner: string, sessionId: string): string => `discovery:${owner}:${sessionId}:`;

/** Ids of sessions of which this browser keeps something that was not sent. */
export function sessionsWithPending(storage: Storage, owner: string): string[] {
  const begin = `discovery:${owner}:`;
  const ids = Object.keys(storage)
    .filter((key) => key.startsWith(begin) && !key.endsWith(':clock'))
    .map((key) => key.slice(begin.length).split(':')[0] ?? '');
  return [...new Set(ids)];
}

/**
 * What was typed in one session and isn't stored on the server yet: each field and line under a key of its own in this
 * browser, so that neither a reload nor a second tab loses one. Sent after a pause, and again until it is acknowledged.
 */
export function createOutbox(storage: Storage, owner: string, sessionId: string, send: Sending) {
  const begin = prefix(owner, sessionId);
  const read = (): Pick<OutboxState, 'fields' | 'lines'> => {
    const fields: OutboxState['fields'] = {};
    const lines: PendingLine[] = [];
    for (const key of Object.keys(storage)) {
      if (!key.startsWith(begin)) continue;
      const value = parseJson(storage.getItem(key) ?? '');
      const [kind, name = ''] = key.slice(begin.length).split(':');
      if (!isRecord(value)) continue;
      if (kind === 'field') fields[name as SessionField] = value as unknown as PendingField;
      if (kind === 'line') lines.push(value as unknown as PendingLine);
    }
    return { fields, lines: lines.toSorted((a, b) => a.atMs - b.atMs) };
  };
  const store = create<OutboxState>(() => ({ ...read(), sending: false, problem: null }));
  const keep = (key: string, value: object | null): void => {
    if (value === null) storage.removeItem(begin + key);
    else storage.setItem(begin + key, JSON.stringify(value));
  };
  /** Whether this browser keeps what another tab typed in the same field. */
  const isAnothers = (field: SessionField): boolean => {
    const kept = parseJson(storage.getItem(`${begin}field:${field}`) ?? '');
    return isRecord(kept) && !equal(kept['value'], store.getState().fields[field]?.value);
  };
  const setField = (field: SessionField, pending: PendingField | null, typed = false): void => {
    if (typed || !isAnothers(field)) keep(`field:${field}`, pending);
    store.setState(({ fields }) => {
      const { [field]: _gone, ...others } = fields;
      return { fields: pending === null ? others : { ...others, [field]: pending } };
    });
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  let stage: number | undefined;
  let closed = false;
  let underWay: Promise<void> | null = null;

  const later = (ms: number): void => {
    clearTimeout(timer);
    if (!closed) timer = setTimeout(() => void flush(), ms);
  };

  /** Fields that may be sent; those in conflict wait. */
  const ready = () =>
    (Object.entries(store.getState().fields) as [SessionField, PendingField][]).filter(
      ([, { theirs }]) => theirs === undefined,
    );

  async function sendFields(): Promise<void> {
    const sent = ready().map(([field, { was, value, tried = value }]) => ({
      field,
      was,
      tried,
      again: tried !== value,
    }));
    const asked = stage;
    if (sent.length === 0 && asked === undefined) return;
    for (const { field, tried } of sent) {
      const now = store.getState().fields[field];
      if (now !== undefined && now.tried === undefined) setField(field, { ...now, tried });
    }
    const pick = (key: 'was' | 'tried') =>
      Object.fromEntries(sent.map((each) => [each.field, each[key]])) as SessionChange;
    const { conflicts } = await send.fields({ change: pick('tried'), was: pick('was'), stage: asked });
    if (stage === asked) stage = undefined;
    for (const { field, tried } of sent) {
      const now = store.getState().fields[field];
      const conflict = conflicts.find((each) => each.field === field);
      if (now === undefined || (conflict === undefined && equal(now.value, tried))) setField(field, null);
      else if (conflict !== undefined) setField(field, { was: now.was, value: now.value, theirs: conflict.stored });
      else setField(field, { was: tried, value: now.value });
    }
    if (sent.some(({ again }) => again)) await sendFields();
  }

  /** The server said that it stored nothing: what was sent is no more than what was typed. */
  function forgetTried(): void {
    for (const [field, { tried, ...pending }] of ready()) if (tried !== undefined) setField(field, pending);
  }

  async function sendLines(): Promise<void> {
    const lines = store.getState().lines.slice(0, limits.discovery.linesEach);
    if (lines.length === 0) return;
    const acknowledged = new Set(await send.lines(lines));
    for (const id of acknowledged) keep(`line:${id}`, null);
    store.setState((state) => ({ lines: state.lines.filter(({ id }) => !acknowledged.has(id)) }));
    if (acknowledged.size > 0) await sendLines();
  }

  function failed(error: unknown): void {
    if (error instanceof CallError && error.status >= 400 && error.status < 500) forgetTried();
    const waits =
      !(error instanceof CallError) ||
      error.category === 'NETWORK' ||
      error.status === 401 ||
      error.status >= 500 ||
      error.status === 429;
    const gone = error instanceof CallError && error.status === 404;
    const kind = waits ? 'waiting' : gone ? 'gone' : 'refused';
    store.setState({ problem: { kind, text: messageOf(error) } });
    if (waits) later(limits.discovery.sendAgainMs);
  }

  async function run(): Promise<void> {
    store.setState({ sending: true });
    const problems: unknown[] = [];
    // A field that is refused holds no note up.
    for (const part of [sendFields, sendLines])
      try {
        await part();
      } catch (error) {
        problems.push(error);
      }
    store.setState({ sending: false });
    if (problems.length > 0) failed(problems[0]);
    else {
      store.setState({ problem: null });
      if (ready().length > 0) later(limits.discovery.saveAfterMs);
    }
  }

  /** Sends what there is now; while one sending is under way, what came meanwhile goes right behind it. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    const next = (underWay ?? Promise.resolve()).then(run);
    underWay = next;
    return next;
  }

  return {
    store,
    /** `base`: what stood there when the person began to change it. */
    edit(field: SessionField, given: FieldValue, base: FieldValue): void {
      const value = stored(given);
      const known = store.getState().fields[field];
      const was = known?.was ?? stored(base);
      if (equal(value, was) && known?.theirs === undefined && known?.tried === undefined) setField(field, null);
      else setField(field, { ...known, was, value }, true);
      later(limits.discovery.saveAfterMs);
    },
    /** Ends a conflict: with what was typed here, or with what somebody else wrote. */
    settle(field: SessionField, mine: boolean): void {
      const known = store.getState().fields[field];
      if (known?.theirs === undefined) return;
      setField(field, mine ? { was: known.theirs, value: known.value } : null);
      later(0);
    },
    add(line: PendingLine): void {
      keep(`line:${line.id}`, line);
      store.setState(({ lines }) => ({ lines: [...lines, line] }));
      later(0);
    },
    /** Somebody went on to this stage. */
    reach(next: number): void {
      stage = Math.max(stage ?? 0, next);
      later(0);
    },
    flush,
    /** Sends a last time and stops; what could not be sent stays in this browser. */
    async close(): Promise<void> {
      await flush();
      closed = true;
      clearTimeout(timer);
    },
    /** Forgets everything: the session is gone. */
    drop(): void {
      for (const key of Object.keys(storage)) if (key.startsWith(begin)) storage.removeItem(key);
    },
    /** Goes on after `close`. */
    open(): void {
      closed = false;
      const { fields, lines } = read();
      store.setState({ fields, lines });
      if (Object.keys(fields).length + lines.length > 0) later(0);
    },
    /** When the clock of the call began, by this device's own; for notes that are taken before the server knows, now. */
    beganAt(told: number | null): number {
      const key = `${begin}clock`;
      if (told !== null) {
        storage.removeItem(key);
        return told;
      }
      const known = Number(storage.getItem(key) ?? Number.NaN);
      if (Number.isFinite(known) && known > Date.now() - limits.discovery.momentMax) return known;
      storage.setItem(key, String(Date.now()));
      return Date.now();
    },
  };
}
export type Outbox = ReturnType<typeof createOutbox>;

/** What is shown of a field: what was typed here, else what is stored. */
export function shownValue<F extends SessionField>(
  session: OpenSession,
  fields: OutboxState['fields'],
  field: F,
): OpenSession[F] {
  return (fields[field]?.value ?? session[field] ?? (isListField(field) ? [] : '')) as OpenSession[F];
}
