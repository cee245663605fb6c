import { join } from 'node:path';
import { limits } from '#contract/limits.ts';
import { honestAnswer, honestEntries } from '#tests/support/model/model-answers.ts';
import type { AskedOfModel, ModelReply } from '#tests/support/model/model-server.ts';
import { pagesOfFolder, serveSite, type ServedPage } from '#tests/support/site-server.ts';
import { briefByModel } from './model-run.ts';

/** Milliseconds before each page of a slow site: its crawl takes all the time that a crawl may take. */
export const slowPageMs = 8_000;

/** Answers honestly but for one entry, so that the repair call is asked where there is time for it. */
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
  calls: number;
  written: number;
  /** Of the end of the crawl. */
  notes: readonly string[];
}

/** A brief on the bundled site, each page so many milliseconds late, with a model's server of a kind. */
export async function timeBrief(
  answer: (asked: AskedOfModel, all: readonly AskedOfModel[]) => ModelReply,
  pageMs: number,
): Promise<Timed> {
  const pages = await pagesOfFolder(join(import.meta.dirname, '..', 'server', 'db', 'demo-site'));
  const late = Object.entries(pages).map(([path, body]): [string, ServedPage] => [
    path,
    { body: String(body), delayMs: pageMs },
  ]);
  const site = await serveSite(Object.fromEntries(late), () => ({ status: 404, delayMs: pageMs }));
  try {
    const solutions = [{ id: '1', name: 'Waymark Proof', description: 'Keeps paperwork in one place.' }];
    const { brief, report } = await briefByModel(site, answer, { solutions });
    return { totalMs: brief.timings.totalMs, calls: report.calls, written: report.written.length, notes: report.notes };
  } finally {
    await site.close();
  }
}

export const withinMs = limits.prep.runMs;
