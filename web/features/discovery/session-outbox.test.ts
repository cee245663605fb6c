import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionChange } from '#contract/discovery-fields.ts';
import { limits } from '#contract/limits.ts';
import { CallError } from '#web/lib/call-error.ts';
import { newUuid } from '#web/lib/request-id.ts';
import { createTabs, type Tabs } from '#web/lib/tabs.ts';
import { sessionsWithPending, type FieldValue, type PendingLine } from './outbox-memory.ts';
import { createOutbox } from './session-outbox.ts';

/** A minimal Storage for the outbox, whose keys are the object's own. */
function memory(): Storage {
  const held: Record<string, string> = {};
  const calls = {
    getItem: (key: string) => held[key] ?? null,
    setItem: (key: string, value: string) => {
      held[key] = value;
    },
    removeItem: (key: string) => {
      delete held[key];
    },
  };
  return new Proxy(held, {
    get: (_, key) => Reflect.get(calls, key) ?? Reflect.get(held, key),
  }) as unknown as Storage;
}

/** A tab that holds its lock until `leave`. */
function openTab(): Tabs & { leave: () => void } {
  let leave = (): void => undefined;
  const life = new Promise<void>((resolve) => {
    leave = resolve;
  });
  return { ...createTabs(navigator.locks, newUuid(), life), leave };
}

describe('what was typed and is not stored yet', () => {
  const here = openTab();
  let storage: Storage;
  let sent: { change: SessionChange; was: SessionChange; stage: number | undefined }[];
  let lines: PendingLine[][];
  let answer: () => { field: string; stored: FieldValue; refused?: string }[];
  const open = (tab: Tabs = here) =>
    createOutbox(
      storage,
      'org.me',
      's1',
      {
        fields: async (input) => {
          sent.push(input);
          await Promise.resolve();
          return { conflicts: answer() };
        },
        lines: async (given) => {
          lines.push(given);
          answer();
          await Promise.resolve();
          return given.map(({ id }) => id);
        },
      },
      tab,
    );
  beforeEach(() => {
    vi.useFakeTimers();
    storage = memory();
    sent = [];
    lines = [];
    answer = () => [];
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('of somebody who types without a pause is sent all the same, after four seconds', async () => {
    const outbox = open();
    for (let at = 1; at <= 12; at += 1) {
      outbox.edit('vision', 'a'.repeat(at), '');
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(sent.map(({ change }) => change.vision)).toEqual(['a'.repeat(8)]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.at(-1)?.change.vision).toBe('a'.repeat(12));
  });

  test('is sent after a pause with what stood there before, and is gone when it is stored', async () => {
    const outbox = open();
    outbox.edit('vision', 'One', '');
    outbox.edit('vision', 'One sky ', 'One');
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual([{ change: { vision: 'One sky' }, was: { vision: '' }, stage: undefined }]);
    expect(outbox.store.getState().fields).toEqual({});
    expect(Object.keys(storage)).toEqual([]);
  });

  test('what is typed while a sending is under way goes behind it, on top of what was sent', async () => {
    const outbox = open();
    outbox.edit('barriers', ['a'], []);
    const first = outbox.flush();
    await vi.waitUntil(() => sent.length === 1);
    outbox.edit('barriers', ['a', 'b'], ['a']);
    await first;
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.map(({ change, was }) => [was.barriers, change.barriers])).toEqual([
      [[], ['a']],
      [['a'], ['a', 'b']],
    ]);
  });

  test('without a connection it waits, is there after a reload, and is sent once the server answers', async () => {
    answer = () => {
      throw new CallError('NETWORK', 'unreachable', 'We can’t reach the server.');
    };
    const outbox = open();
    outbox.edit('vision', 'Offline', '');
    outbox.add({ id: 'n1', kind: 'note', atMs: 5, text: 'Said offline' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(outbox.store.getState().problem).toMatchObject({ kind: 'waiting' });
    await outbox.close();
    expect(sessionsWithPending(storage, 'org.me')).toEqual(['s1']);
    expect(sessionsWithPending(storage, 'org.other')).toEqual([]);
    answer = () => [];
    const later = open();
    expect(later.store.getState()).toMatchObject({ fields: { vision: { value: 'Offline' } }, lines: [{ id: 'n1' }] });
    await later.flush();
    expect(sent.at(-1)?.change).toEqual({ vision: 'Offline' });
    expect(lines.at(-1)?.map(({ id }) => id)).toEqual(['n1']);
    expect(Object.keys(storage)).toEqual([]);
  });

  test('a field that is refused holds no note up and stays', async () => {
    const sending = {
      fields: () => Promise.reject(new CallError('API', 'payment_required', 'All sessions are used.', 402)),
      lines: (given: PendingLine[]) => Promise.resolve(given.map(({ id }) => id)),
    };
    const outbox = createOutbox(storage, 'org.me', 's1', sending, here);
    outbox.edit('vision', 'x', '');
    outbox.add({ id: 'n1', kind: 'note', atMs: 0, text: 'y' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(outbox.store.getState()).toMatchObject({ problem: { kind: 'refused' }, lines: [] });
    expect(outbox.store.getState().fields.vision?.value).toBe('x');
  });

  test('what arrived without its answer goes again as it was, and what was typed since goes on top of it', async () => {
    const lost = () => {
      throw new CallError('NETWORK', 'unreachable', 'We can’t reach the server.');
    };
    answer = lost;
    const outbox = open();
    outbox.edit('barriers', ['From on'], []);
    await vi.advanceTimersByTimeAsync(limits.discovery.saveAfterMs);
    outbox.edit('barriers', ['From one'], []);
    outbox.edit('vision', 'Gone', '');
    await outbox.flush();
    outbox.edit('vision', '', '');
    await outbox.close();
    answer = () => [];
    sent = [];
    const later = open();
    later.edit('barriers', ['From one', 'two'], []);
    await later.flush();
    expect(sent.map(({ change, was }) => [was, change])).toEqual([
      [
        { barriers: [], vision: '' },
        { barriers: ['From on'], vision: 'Gone' },
      ],
      [
        { barriers: ['From on'], vision: 'Gone' },
        { barriers: ['From one', 'two'], vision: '' },
      ],
    ]);
    expect(Object.keys(storage)).toEqual([]);
  });

  test('what the server refused was not stored: what is typed since goes on top of what stood before', async () => {
    answer = () => {
      throw new CallError('API', 'invalid', 'Too long.', 400);
    };
    const outbox = open();
    outbox.edit('vision', 'Too long', '');
    await outbox.flush();
    answer = () => [];
    outbox.edit('vision', 'Short', '');
    await outbox.flush();
    expect(sent.at(-1)).toMatchObject({ change: { vision: 'Short' }, was: { vision: '' } });
    outbox.edit('vision', 'Once more', 'Short');
    outbox.edit('vision', 'Short', 'Short');
    expect(outbox.store.getState().fields).toEqual({});
  });

  test('a conflict waits for a decision, also over a reload, and is not sent before', async () => {
    answer = () => [{ field: 'vision', stored: 'Theirs' }];
    const outbox = open();
    outbox.edit('vision', 'Mine', '');
    await outbox.flush();
    answer = () => [];
    await outbox.flush();
    expect(sent).toHaveLength(1);
    const later = open();
    expect(later.store.getState().fields.vision).toEqual({ was: '', value: 'Mine', theirs: 'Theirs' });
    later.settle('vision', true);
    await later.flush();
    expect(sent.at(-1)).toMatchObject({ change: { vision: 'Mine' }, was: { vision: 'Theirs' } });
    later.edit('vision', 'Again', 'Mine');
    answer = () => [{ field: 'vision', stored: 'Theirs 2' }];
    await later.flush();
    later.settle('vision', false);
    expect(later.store.getState().fields).toEqual({});
    later.edit('vision', 'Mine again', 'Theirs 2');
    await later.flush();
    answer = () => [];
    // They typed on meanwhile: mine replaces what is stored by now.
    later.settle('vision', true, 'Theirs 3');
    await later.flush();
    expect(sent.at(-1)).toMatchObject({ change: { vision: 'Mine again' }, was: { vision: 'Theirs 3' } });
  });

  test('what an outbox of this tab that was opened later keeps of a field stays when the earlier one is stored', async () => {
    const [one, two] = [open(), open()];
    one.edit('vision', 'Mine', '');
    two.edit('vision', 'Newer', '');
    await one.flush();
    expect(open().store.getState().fields.vision?.value).toBe('Newer');
    expect(one.store.getState().fields).toEqual({});
  });

  test('a tab that lives keeps its half words to itself; once it is gone they go from another one, each field once', async () => {
    const [one, two, three] = [openTab(), openTab(), openTab()];
    const typing = open(one);
    typing.edit('barriers', ['From o'], []);
    const [second, third] = [open(two), open(three)];
    for (const outbox of [second, third]) {
      outbox.open();
      await outbox.flush();
      expect(outbox.store.getState().fields).toEqual({});
    }
    expect(sent).toEqual([]);
    typing.edit('barriers', ['From one'], []);
    one.leave();
    await vi.waitUntil(() => sent.length > 0);
    await Promise.all([second.flush(), third.flush()]);
    expect(sent.map(({ change }) => change)).toEqual([{ barriers: ['From one'] }]);
    expect(Object.keys(storage)).toEqual([]);
  });

  test('what a tab left waits while the same field is typed in here, and is then sent on what it stood on', async () => {
    const [one, two] = [openTab(), openTab()];
    open(one).edit('vision', 'Left', '');
    one.leave();
    const outbox = open(two);
    outbox.edit('vision', 'Newer', '');
    outbox.open();
    answer = () => (sent.length === 1 ? [] : [{ field: 'vision', stored: 'Newer' }]);
    await outbox.flush();
    await outbox.flush();
    expect(sent.map(({ change, was }) => [was.vision, change.vision])).toEqual([
      ['', 'Newer'],
      ['', 'Left'],
    ]);
    expect(outbox.store.getState().fields.vision).toEqual({ was: '', value: 'Left', theirs: 'Newer' });
  });

  test('a look that closes at once sends what tabs left that are gone, and what stands there from before tabs had names', async () => {
    const gone = openTab();
    open(gone).edit('targetDate', 'March', '');
    gone.leave();
    storage.setItem('discovery:org.me:s1:field:vision', JSON.stringify({ was: '', value: 'Old' }));
    storage.setItem('discovery:org.me:s1:field:impact', 'no JSON');
    await open(openTab()).close();
    expect(sent.flatMap(({ change }) => Object.entries(change)).toSorted()).toEqual([
      ['targetDate', 'March'],
      ['vision', 'Old'],
    ]);
    expect(Object.keys(storage)).toEqual([]);
  });

  test('where the browser cannot tell which tabs live, what any left is taken at once', async () => {
    open(openTab()).edit('vision', 'Mine', '');
    await open(createTabs(undefined, 'other', Promise.resolve())).close();
    expect(sent.map(({ change }) => change)).toEqual([{ vision: 'Mine' }]);
  });
});
