import { describe, expect, test } from 'vitest';
import { searchContent } from '#contract/ask.ts';
import { readContentOverview } from '#contract/content-library.ts';
import { processDocument } from '#contract/content.ts';
import { listDocuments, readContentRecord } from '#contract/records-content.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { enterByDemoLink } from '#tests/support/demo.ts';
import { callServer, requestOf } from '#tests/support/people.ts';
import { ownProducts } from '#tests/support/process/own-products.ts';
import type { Product } from '#tests/support/product.ts';
import { until } from '#tests/support/until.ts';

/** A word that no other file has, and enough text that reading all takes a while. */
const file = (number: number) => textFile(`file-${number}.txt`, `Depot${number}x opens at six. `.repeat(400));
const numbers = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, at) => from + at);

describe('content when the process is killed', () => {
  const products = ownProducts('content-crash');

  test(
    'kill -9 with 20 files in the batch and 30 waiting: after the next start none that was received is lost, none is doubled',
    { timeout: 240_000 },
    async () => {
      const first = await products.start();
      const rep = await enterByDemoLink(first);
      const list = async (product: Product, headers: Record<string, string>) =>
        (await callServer(product, listDocuments, {}, headers)).body.documents
          .map(readContentRecord)
          .filter(({ name }) => name.startsWith('file-'));
      const send = (product: Product, headers: Record<string, string>, from: number, to: number) => {
        const { url, init } = requestOf(
          product,
          processDocument,
          batch({ organizationId: rep.organizationId, userId: 'rep' }, numbers(from, to).map(file), `request-${from}`),
          headers,
        );
        return fetch(url, init).then(
          (answer) => answer.status,
          () => 'broken off' as const,
        );
      };
      // The first batch is answered by nobody: the process dies with it. The other 30 wait in the browser.
      const answer = send(first, rep.headers, 0, 20);
      const received = await until(async () => {
        const items = await list(first, rep.headers);
        return items.length >= 5 && items.some(({ status }) => status === 'processing') ? items : null;
      }, 60_000);
      await first.stop('SIGKILL');
      expect(await answer).toBe('broken off');

      const second = await products.start();
      const again = await enterByDemoLink(second);
      await until(async () => {
        const items = await list(second, again.headers);
        const ended = received.every(({ id }) => items.some((item) => item.id === id && item.status === 'completed'));
        return ended ? true : null;
      }, 120_000);
      // The browser sends the batch again, as it does after a broken request, and then what waited.
      for (const [from, to] of [
        [0, 20],
        [20, 40],
        [40, 50],
      ] as const)
        expect(await send(second, again.headers, from, to)).toBe(200);
      const items = await until(async () => {
        const now = await list(second, again.headers);
        return now.some(({ status }) => status === 'processing') ? null : now;
      }, 120_000);
      expect(items.map(({ name, status }) => `${name} ${status}`).toSorted()).toEqual(
        numbers(0, 50)
          .map((number) => `file-${number}.txt completed`)
          .toSorted(),
      );
      expect(received.every(({ id }) => items.some((item) => item.id === id))).toBe(true);
      const overview = (await callServer(second, readContentOverview, {}, again.headers)).body;
      expect(overview.passages).toBeGreaterThanOrEqual(items.reduce((sum, { counts }) => sum + counts.passages, 0));
      for (const number of [0, 7, 19, 20, 49]) {
        const { passages } = (
          await callServer(second, searchContent, { query: `depot${number}x`, limit: 50 }, again.headers)
        ).body;
        const item = items.find(({ name }) => name === `file-${number}.txt`);
        expect(passages.filter(({ contentId }) => contentId === item?.id)).toHaveLength(
          Math.min(50, item?.counts.passages ?? 0),
        );
      }
    },
  );
});
