import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { saveCapture } from '#contract/capture.ts';
import { processDocument } from '#contract/content.ts';
import { listSessions } from '#contract/discovery.ts';
import { openEmbeddedPostgres } from '#server/db/embedded-postgres.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { batch, textFile } from '#tests/support/content.ts';
import { signUp, type TestPerson } from '#tests/support/people.ts';
import { startProduct, temporaryFolder } from '#tests/support/product.ts';
import type { Benchmark } from './benchmark.ts';
import { givenCalls } from './given-calls.ts';
import { pauseMs, playCall } from './scale/play-call.ts';

const calls = 10;
/** Call seconds per real second: lines arrive this many times faster than people talk. */
const speed = 4;
/** Call seconds: a card shown later than this after its line was held by pacing, not by the server. */
const atOnce = 0.5;
const minutes = { whole: 12, short: 3 };
const share = (values: readonly number[], part: number): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? Number.NaN);

/**
 * Ten calls of ten organizations on one node, each several times faster than people talk: time from storing a line to
 * storing its card, for cards due with the line, and the latency of other calls meanwhile.
 */
export const run: Benchmark = async (data, { short }) => {
  if (data === null) throw new Error('coach-live plays given calls: name their folder with --data');
  const given = givenCalls(data);
  const folder = temporaryFolder('coach-live');
  const product = await startProduct(folder.path, {}, { demo: false });
  const postgres = await openEmbeddedPostgres(folder.path);
  const database = openDatabase(postgres.url);
  try {
    const reps: TestPerson[] = [];
    for (let at = 0; at < calls; at += 1) {
      const rep = await signUp(product);
      const name = given[at % given.length]?.name ?? '';
      const text = readFileSync(join(data, 'conversations', 'calls', name, 'seller.md'), 'utf8');
      await rep.call(saveCapture, { consent: 'notify', browserRecognition: true, vocabulary: [], keepDays: null });
      await rep.call(processDocument, batch(rep, [textFile(`${name}.md`, text, { mimeType: 'text/markdown' })]));
      reps.push(rep);
    }
    const others: number[] = [];
    const state = { live: true };
    const beside = (async () => {
      while (state.live) {
        const asked = performance.now();
        await reps[0]?.call(listSessions, {});
        others.push(performance.now() - asked);
        await pauseMs(200);
      }
    })();
    const length = (short ? minutes.short : minutes.whole) * 60;
    const all = Promise.all(
      reps.map((rep, at) => playCall(rep, given[at % given.length]?.lines ?? [], { until: length, speed })),
    );
    const [stored] = await Promise.all([
      all.finally(() => {
        state.live = false;
      }),
      beside,
    ]);
    // The last lines are still being processed.
    await pauseMs(2_000);
    const rows = await database.db.execute<{ ms: number; waited: number }>(
      sql`select extract(epoch from c.created_at - l.created_at)::float8 * 1000 as ms, (c.card->>'at')::float8 - l.at_ms / 1000.0 as waited from coach_cards c join discovery_lines l on l.organization_id = c.organization_id and l.session_id = c.session_id and l.id = c.line_id`,
    );
    const cards = rows.filter(({ waited }) => waited < atOnce).map(({ ms }) => ms);
    const later = rows.filter(({ waited }) => waited >= atOnce);
    const lines = stored.flat();
    return {
      figures: {
        'calls at once': calls,
        'times as fast as people talk': speed,
        lines: lines.length,
        cards: rows.length,
        'cards that waited for their turn': later.length,
        'longest such wait, seconds of the call': Math.round(Math.max(0, ...later.map(({ waited }) => waited))),
        'line to card p50 ms': share(cards, 0.5),
        'line to card p95 ms': share(cards, 0.95),
        'line stored p50 ms': share(lines, 0.5),
        'line stored p95 ms': share(lines, 0.95),
        'other calls p50 ms': share(others, 0.5),
        'other calls p95 ms': share(others, 0.95),
      },
      targets: { 'line to card p95 ms': { atMost: 500 }, 'other calls p95 ms': { atMost: 100 } },
    };
  } finally {
    await database.close();
    await postgres.close();
    await product.stop();
    folder.remove();
  }
};
