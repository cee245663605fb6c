import { join } from 'node:path';
import { limits } from '#contract/limits.ts';
import { honestAnswer, honestEntries } from '#tests/support/model/model-answers.ts';
import type { AskedOfModel, ModelReply } from '#tests/support/model/model-server.ts';
import { pagesOfFolder, serveSite, type ServedPage } from '#tests/support/site-server.ts';
import { briefByModel } from './model-run.ts';

/** Delay per page of a slow site in milliseconds, so that its crawl uses all its time. */
export const slowPageMs = 8_000;
const slowPages = 60;

/** Responds honestly except for one entry, so that the repair call is made if time allows. */
function withOneLie(asked: AskedOfModel, all: readonly AskedOfModel[]): ModelReply {
  if (asked.call !== 'ledger') return honestAnswer(asked);
  const entries = honestEntries(asked);
  const [first] = entries;
  const lie = first && { ...first, text: 'Fernhollow Cold Chain was founded in Hereford in 1979.' };
  return { content: JSON.stringify({ entries: all.length > 1 ? [] : [...entries, lie] }) };
}

export const modelServers: readonly [
  name: string,
  answer: (asked: AskedOfModel, all: readonly AskedOfModel[]) => ModelReply,
][] = [
  ...[5, 15, 24, 40].map(
    (seconds) =>
      [
        `delay ${seconds} s`,
        (asked: AskedOfModel, all: readonly AskedOfModel[]) => ({ ...withOneLie(asked, all), delayMs: seconds * 1000 }),
      ] as const,
  ),
  ['429', () => ({ status: 429 })] as const,
  ['429 with a wait', () => ({ status: 429, headers: { 'retry-after': '6' } })] as const,
  ['400', () => ({ status: 400 })] as const,
  ['hangs', () => ({ hangs: true })] as const,
  ['trickles', () => ({ dripMs: 500 })] as const,
].map(([name, answer]) => [name, answer]);

export interface Timed {
  totalMs: number;
  /** Milliseconds until the crawl ended. */
  crawlMs: number;
  calls: number;
  written: number;
}

/** Times a brief on the bundled site, with a delay per page and a given kind of model server. */
export async function timeBrief(
  answer: (asked: AskedOfModel, all: readonly AskedOfModel[]) => ModelReply,
  pageMs: number,
): Promise<Timed> {
  const pages = await pagesOfFolder(join(import.meta.dirname, '..', '..', 'server', 'db', 'demo-site'));
  // A slow site is also made large, so that its crawl ends by time rather than by page count.
  const more = pageMs === 0 ? [] : Array.from({ length: slowPages }, (_, at) => `/services/line-${at}`);
  const links = more.map((path) => `<a href="${path}">A line of ours</a>`).join('');
  const late = Object.entries(pages).map(([path, body]): [string, ServedPage] => [
    path,
    { body: String(body).replace('</body>', `${links}</body>`), delayMs: pageMs },
  ]);
  const line = { body: '<h1>A line of ours</h1><p>We carry goods on this line every night.</p>', delayMs: pageMs };
  const served = { ...Object.fromEntries(more.map((path) => [path, line])), ...Object.fromEntries(late) };
  const site = await serveSite(served, () => ({ status: 404, delayMs: pageMs }));
  try {
    const solutions = [{ id: '1', name: 'Waymark Proof', description: 'Keeps paperwork in one place.' }];
    const { brief, report, readMs } = await briefByModel(site, answer, { solutions });
    return {
      totalMs: brief.timings.totalMs,
      crawlMs: Math.round(readMs),
      calls: report.calls,
      written: report.written.length,
    };
  } finally {
    await site.close();
  }
}

export const withinMs = limits.prep.runMs;
