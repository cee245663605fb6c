import { describe, expect, test } from 'vitest';
import { shareReads } from './share-reads.ts';

/** Reads that end when told to; `begun` lists them in the order of their start. */
function reads() {
  const begun: { key: string; end: (value: string) => void; fail: (error: Error) => void }[] = [];
  const share = shareReads();
  const ask = (key: string): Promise<string> =>
    share(key, () => new Promise<string>((end, fail) => begun.push({ key, end, fail })));
  return { begun, ask };
}
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('equal reads at the same time', () => {
  test('who asks while one runs shares the one that follows, never the one that had begun before', async () => {
    const { begun, ask } = reads();
    const first = ask('list');
    const second = ask('list');
    const third = ask('list');
    await turn();
    expect(begun).toHaveLength(1);
    begun[0]?.end('before');
    await expect(first).resolves.toBe('before');
    await turn();
    expect(begun).toHaveLength(2);
    const fourth = ask('list');
    begun[1]?.end('after');
    await expect(Promise.all([second, third])).resolves.toEqual(['after', 'after']);
    await turn();
    expect(begun).toHaveLength(3);
    begun[2]?.end('last');
    await expect(fourth).resolves.toBe('last');
  });

  test('other keys do not wait', async () => {
    const { begun, ask } = reads();
    const both = Promise.all([ask('a'), ask('b')]);
    expect(begun.map(({ key }) => key)).toEqual(['a', 'b']);
    for (const { key, end } of begun) end(key);
    await expect(both).resolves.toEqual(['a', 'b']);
  });

  test('a read that fails fails for those who share it, and the next one is tried anew', async () => {
    const { begun, ask } = reads();
    const first = ask('list');
    const second = ask('list');
    begun[0]?.fail(new Error('connection lost'));
    await expect(first).rejects.toThrow('connection lost');
    await turn();
    begun[1]?.fail(new Error('lost again'));
    await expect(second).rejects.toThrow('lost again');
    await turn();
    const third = ask('list');
    expect(begun).toHaveLength(3);
    begun[2]?.end('here');
    await expect(third).resolves.toBe('here');
  });

  test('nothing is kept of a read that ended', async () => {
    const { begun, ask } = reads();
    const first = ask('list');
    begun[0]?.end('old');
    await first;
    await turn();
    const second = ask('list');
    begun[1]?.end('new');
    await expect(second).resolves.toBe('new');
  });
});
