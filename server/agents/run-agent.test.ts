import { describe, expect, it } from 'vitest';
import type { Section } from '#contract/brief.ts';
import type { Claim, Source } from '#contract/evidence.ts';
import { builtInAnalyst } from './built-in/built-in-analyst.ts';
import { runAgent, type AgentSection } from './run-agent.ts';

type Key = 'first' | 'second' | 'third';
const source: Source = {
  id: 'w1',
  kind: 'web-page',
  title: 'About',
  url: null,
  fetchedAt: '2026-01-01T00:00:00Z',
  text: 'Acme sells anvils.',
};
const fact = (id: string, text: string): Claim => ({ id, text, kind: 'fact', quotes: [{ sourceId: 'w1', text }] });

function section(
  key: Key,
  draft: AgentSection<Key, null>['draft'],
  needs: Key[] = [],
  deadlineMs = 1000,
): AgentSection<Key, null> {
  return { key, title: key, instructions: '', needs, deadlineMs, maxClaims: 5, draft };
}

function run(
  sections: AgentSection<Key, null>[],
  seen: Key[] = [],
  signal = new AbortController().signal,
): Promise<Map<Key, Section>> {
  return runAgent({
    sections,
    given: null,
    sources: [source],
    analyst: builtInAnalyst,
    signal,
    onSection: (key) => seen.push(key),
  });
}

describe('an agent runs its sections', () => {
  it('shows each as soon as it is ready and those that need it afterwards', async () => {
    const seen: Key[] = [];
    const wait = (ms: number) =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, ms);
      });
    const ready = await run(
      [
        section('first', async () => {
          await wait(60);
          return [fact('a', 'Acme')];
        }),
        section('second', () => [fact('b', 'anvils')]),
        section(
          'third',
          (_given, done) => [
            { id: 'c', text: 'c', kind: 'inference', quotes: [], restsOn: [done.get('first')?.claims[0]?.id ?? ''] },
          ],
          ['first'],
        ),
      ],
      seen,
    );
    expect(seen).toEqual(['second', 'first', 'third']);
    expect(ready.get('third')?.status).toBe('ready');
  });

  it('lets a section that throws, is late or has a wrong form fail alone', async () => {
    const ready = await run([
      section('first', () => {
        throw new Error('secret detail');
      }),
      section('second', () => new Promise(() => undefined), [], 50),
      section('third', () => [{ ...fact('a', 'Acme'), quotes: [] }]),
    ]);
    for (const key of ['first', 'second', 'third'] as const) {
      expect(ready.get(key)?.status).toBe('failed');
      expect(ready.get(key)?.error).toMatch(/Run the prep again/u);
      expect(ready.get(key)?.error).not.toContain('secret');
    }
  });

  it('lets nothing through that its source does not say', async () => {
    const ready = await run([
      section('first', () => [fact('a', 'Acme sells rockets.'), fact('b', 'Acme sells anvils.')]),
      section('second', () => [fact('c', 'nothing')]),
    ]);
    expect(ready.get('first')?.claims.map(({ id }) => id)).toEqual(['b']);
    expect(ready.get('second')?.status).toBe('empty');
  });

  it('stops when it is cancelled', async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(new Error('cancelled')), 30);
    await expect(
      run([section('first', () => new Promise(() => undefined), [], 5000)], [], stop.signal),
    ).rejects.toThrow('cancelled');
  });
});
