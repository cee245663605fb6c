import { describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { hostilePages, hostileRobots, largeSitemap } from '#tests/support/hostile-pages.ts';
import { longestStall } from '#tests/support/loop-delay.ts';
import { extractFile } from '#server/readers/extract-file.ts';
import { readServed } from './page-threads.ts';
import { mayRead } from './robots-rules.ts';

const url = 'https://acme.example/';
const article = `<html><head><title>Anvils</title></head><body><h1>Anvils</h1><p>${'We forge anvils from one piece of steel. '.repeat(20)}</p></body></html>`;
/**
 * Before the limits, each of these blocked the server for six seconds to several minutes; see the benchmark `walls`.
 */
const stallMs = 3_000;

describe('reading what a site serves', () => {
  test.each(Object.entries(hostilePages))(
    'a page of %s ends within its time, stalls nobody, and the next page is read',
    async (_, body) => {
      for (const kind of ['page', 'article'] as const) {
        const began = performance.now();
        let failure: unknown = null;
        const stall = await longestStall(async () => {
          await readServed(kind, { body, url }).catch((error: unknown) => {
            failure = error;
          });
        });
        expect(stall).toBeLessThan(stallMs);
        expect(performance.now() - began).toBeLessThan(3 * limits.page.timeoutMs);
        if (failure !== null) expect(['unreadable', 'too-large']).toContain((failure as { reason: string }).reason);
        expect((await readServed('page', { body: article, url })).title).toBe('Anvils');
      }
    },
  );

  test('a sitemap of 60,000 entries gives the first of them at once', async () => {
    let found = 0;
    const began = performance.now();
    const stall = await longestStall(async () => {
      found = (await readServed('sitemap', { body: largeSitemap('https://acme.example'), url })).addresses.length;
    });
    expect(found).toBe(limits.sitemap.entries);
    expect(stall).toBeLessThan(stallMs);
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  test('a robots.txt of 2,000 lines of stars is read, and what it forbids is kept to', async () => {
    const began = performance.now();
    const group = await readServed('robots', { body: hostileRobots, url });
    expect(mayRead(group, `${url}${'a'.repeat(2000)}`)).toBe(false);
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  test('of several sites that wait, each has its turn', async () => {
    const slow = Array.from({ length: 6 }, () =>
      readServed('article', { body: hostilePages['sheet'] ?? '', url: 'https://slow.example/' }).catch(() => 'unread'),
    );
    const began = performance.now();
    await readServed('page', { body: article, url });
    expect(performance.now() - began).toBeLessThan(4 * limits.page.timeoutMs);
    expect(await Promise.race([...slow, Promise.resolve('waiting')])).toBe('waiting');
    await Promise.all(slow);
  });

  test('a page is read while every thread for documents is busy', async () => {
    const busy = new AbortController();
    const rows = Array.from({ length: 400_000 }, (_, at) => `${at},a cell of text,another cell of text`).join('\n');
    const bytes = new TextEncoder().encode(rows);
    const documents = Array.from({ length: limits.extraction.threads * 2 }, () =>
      extractFile({ bytes, name: 'rows.csv', type: 'text/csv' }, { signal: busy.signal }).then(
        () => 'read',
        () => 'stopped',
      ),
    );
    const began = performance.now();
    await readServed('page', { body: article, url });
    expect(performance.now() - began).toBeLessThan(15_000);
    busy.abort(new Error('enough'));
    expect(await Promise.all(documents)).toContain('stopped');
  });

  test('a heading is not said again with each of its lines at any length', async () => {
    const lines = '<p>line</p>'.repeat(5000);
    const { blocks } = await readServed('page', { body: `<h1>${'head '.repeat(100_000)}</h1>${lines}`, url });
    expect(JSON.stringify(blocks).length).toBeLessThan(5_000_000);
    expect(blocks.at(-1)?.under[0]?.length).toBe(limits.page.headingCharacters);
  });

  test('whoever asked and left is answered with the reason', async () => {
    const left = new AbortController();
    const reading = readServed('article', { body: hostilePages['sheet'] ?? '', url }, left.signal);
    left.abort(new Error('left'));
    await expect(reading).rejects.toThrow('left');
  });
});
