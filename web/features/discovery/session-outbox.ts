import { create } from 'zustand';
import type { OpenSession } from '#contract/discovery.ts';
import { isListField, type SessionChange, type SessionField } from '#contract/discovery-fields.ts';
import { limits } from '#contract/limits.ts';
import { CallError, messageOf } from '#web/lib/call-error.ts';
import { isRecord } from '#web/lib/call-wire.ts';
import type { Tabs } from '#web/lib/tabs.ts';
import { outboxMemory, type FieldValue, type PendingField, type PendingLine } from './outbox-memory.ts';

/** The calls the outbox makes, replaceable in tests. */
export interface Sending {
  fields(input: {
    change: SessionChange;
    was: SessionChange;
    stage: number | undefined;
  }): Promise<{ conflicts: { field: string; stored: FieldValue; refused?: string | undefined }[] }>;
  lines(lines: PendingLine[]): Promise<string[]>;
}

/** `waiting`: retried automatically; `refused`: needs user action; `gone`: the session doesn't exist. */
export type Problem = { kind: 'waiting' | 'refused' | 'gone'; text: string } | null;

interface OutboxState {
  fields: Partial<Record<SessionField, PendingField>>;
  lines: PendingLine[];
  sending: boolean;
  problem: Problem;
}

/** Who types without a pause is saved so long after the first key. */
const atLatestMs = 4_000;

const equal = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Normalizes a value as the server stores it, so that a trailing space isn't a change. */
export function stored(value: string): string;
export function stored(value: string[]): string[];
export function stored(value: FieldValue): FieldValue;
export function stored(value: FieldValue): FieldValue {
  if (typeof value === 'string') return value.replaceAll(/\r\n?/gu, '\n').trim();
  return value.map((entry) => entry.replaceAll(/\r\n?/gu, '\n').trim()).filter((entry) => entry !== '');
}

/**
 * Unsent input of one session: each line under its own key, each field under a key of its tab, so that neither a reload
 * nor a second tab loses any. Sent after a pause and retried until acknowledged. Another tab sends what a closed tab
 * could not.
 */
export function createOutbox(storage: Storage, owner: string, sessionId: string, send: Sending, tabs: Tabs) {
  const memory = outboxMemory(storage, owner, sessionId, tabs.own);
  const read = (): Pick<OutboxState, 'fields' | 'lines'> => ({ fields: memory.fields(), lines: memory.lines() });
  const store = create<OutboxState>(() => ({ ...read(), sending: false, problem: null }));
  /** Returns whether a later outbox of this tab stores something else for the field. */
  const isAnothers = (field: SessionField): boolean => {
    const kept = memory.field(field);
    return isRecord(kept) && !equal(kept['value'], store.getState().fields[field]?.value);
  };
  const setField = (field: SessionField, pending: PendingField | null, typed = false): void => {
    if (typed || !isAnothers(field)) memory.keepField(field, pending);
    store.setState(({ fields }) => {
      const { [field]: _gone, ...others } = fields;
      return { fields: pending === null ? others : { ...others, [field]: pending } };
    });
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the oldest unsent keystroke came; null: none. */
  let typedSince: number | null = null;
  let stage: number | undefined;
  let life = new AbortController();
  let underWay: Promise<void> | null = null;

  const later = (ms: number): void => {
    clearTimeout(timer);
    if (!life.signal.aborted) timer = setTimeout(() => void flush(), ms);
  };

  /** Open tabs; their input is taken over once they close. */
  const living = new Set<string>();
  /** Takes over what closed tabs typed; for a field also typed here, after that is stored. */
  async function inherit(): Promise<void> {
    const others = memory.others().filter((tab) => !living.has(tab));
    await Promise.all(
      others.map((tab) => {
        living.add(tab);
        const take = (): void => {
          living.delete(tab);
          const taken = memory.takeFrom(tab);
          if (Object.keys(taken).length === 0) return;
          store.setState(({ fields }) => ({ fields: { ...taken, ...fields } }));
          later(0);
        };
        return tabs.inherit(tab, take, life.signal);
      }),
    );
  }

  /** Returns the fields that may be sent; conflicts wait. */
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
      else if (conflict !== undefined) {
        const { stored: theirs, refused } = conflict;
        setField(field, { was: now.was, value: now.value, theirs, ...(refused === undefined ? {} : { refused }) });
      } else setField(field, { was: tried, value: now.value });
    }
    if (sent.some(({ again }) => again)) await sendFields();
  }

  /** Called when the server stored nothing, so that sent values count as only typed. */
  function forgetTried(): void {
    for (const [field, { tried, ...pending }] of ready()) if (tried !== undefined) setField(field, pending);
  }

  async function sendLines(): Promise<void> {
    const lines = store.getState().lines.slice(0, limits.discovery.linesEach);
    if (lines.length === 0) return;
    const acknowledged = new Set(await send.lines(lines));
    for (const id of acknowledged) memory.keepLine(id, null);
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
    typedSince = null;
    store.setState({ sending: true });
    const problems: unknown[] = [];
    // A rejected field must not hold up notes.
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
      await inherit();
    }
  }

  /** Sends everything now; input that arrives during a send follows right after it. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    const next = (underWay ?? Promise.resolve()).then(run);
    underWay = next;
    return next;
  }

  return {
    store,
    /** `base`: the stored value when the user began to edit. */
    edit(field: SessionField, given: FieldValue, base: FieldValue): void {
      const value = stored(given);
      const known = store.getState().fields[field];
      const was = known?.was ?? stored(base);
      if (equal(value, was) && known?.theirs === undefined && known?.tried === undefined) setField(field, null);
      else setField(field, { ...known, was, value }, true);
      typedSince ??= Date.now();
      later(Math.max(0, Math.min(limits.discovery.saveAfterMs, typedSince + atLatestMs - Date.now())));
    },
    /** Resolves a conflict with the value typed here or the other one; `now`: the other one as it is stored by now. */
    settle(field: SessionField, mine: boolean, now?: FieldValue): void {
      const known = store.getState().fields[field];
      if (known?.theirs === undefined) return;
      setField(field, mine ? { was: now ?? known.theirs, value: known.value } : null);
      later(0);
    },
    add(line: PendingLine): void {
      memory.keepLine(line.id, line);
      store.setState(({ lines }) => ({ lines: [...lines, line] }));
      later(0);
    },
    /** Records that someone moved on to this stage. */
    reach(next: number): void {
      stage = Math.max(stage ?? 0, next);
      later(0);
    },
    flush,
    /** Sends once more, including input of closed tabs, and stops; anything unsent stays in this browser. */
    async close(): Promise<void> {
      const ending = life;
      await Promise.all([flush(), inherit()]);
      if (store.getState().problem === null && ready().length > 0) await flush();
      ending.abort();
      if (life === ending) clearTimeout(timer);
    },
    drop: memory.drop,
    /** Continues, even after `close`. */
    open(): void {
      if (life.signal.aborted) {
        life = new AbortController();
        living.clear();
      }
      const { fields, lines } = read();
      store.setState({ fields, lines });
      if (Object.keys(fields).length + lines.length > 0) later(0);
      void inherit();
    },
    beganAt: memory.beganAt,
  };
}
export type Outbox = ReturnType<typeof createOutbox>;

/** Returns a field's shown value: typed here, else stored. */
export function shownValue<F extends SessionField>(
  session: OpenSession,
  fields: OutboxState['fields'],
  field: F,
): OpenSession[F] {
  return (fields[field]?.value ?? session[field] ?? (isListField(field) ? [] : '')) as OpenSession[F];
}
