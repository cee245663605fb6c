import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import type { SitePage } from '../tools/site-page.ts';
import { analyse } from './analysis-threads.ts';
import { builtInAnalyst } from './built-in-analyst.ts';

const page = (text: string, blocks: SitePage['blocks']): SitePage =>
  ({
    kind: 'home',
    url: 'https://hartwell.example/',
    title: 'Hartwell',
    blocks,
    source: { id: 's1', kind: 'web-page', title: 'Hartwell', url: 'https://hartwell.example/', fetchedAt: '', text },
  }) as unknown as SitePage;

const choices = Array.from({ length: 200 }, (_, at) => ({
  key: `c${at}`,
  vocabulary: ['river', 'barge', 'grain', `word ${at}`, 'slot', 'freight'],
}));

describe('a site is worked out apart from the thread that serves', () => {
  test('nothing else waits meanwhile', async () => {
    let turns = 0;
    const turning = setInterval(() => (turns += 1), 1);
    const found = await builtInAnalyst.classify('rivers and barges move grain '.repeat(30_000), choices);
    clearInterval(turning);
    expect(found).toBeNull();
    expect(turns).toBeGreaterThan(20);
  });

  test('a fault of our own is told as it is, and the next site is worked out', async () => {
    const broken = { company: 'Hartwell', today: '2026-11-22', pages: [page('text', null as never)] };
    await expect(analyse('extract', broken)).rejects.toThrow(/^Working out a site failed: TypeError/u);
    await expect(analyse('extract', { ...broken, pages: [page('', [])] })).resolves.toEqual([]);
  });

  test('what takes longer than its time is told as too much', async () => {
    const { analysis } = limits as unknown as { analysis: { timeoutMs: number } };
    const whole = analysis.timeoutMs;
    analysis.timeoutMs = 1;
    try {
      await expect(analyse('classify', { text: 'grain '.repeat(100_000), choices })).rejects.toMatchObject({
        kind: 'took-too-long',
      });
    } finally {
      analysis.timeoutMs = whole;
    }
  });
});
