import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { saidIn } from '#contract/proposal-lines.ts';
import { encodeInThread } from '#server/agents/discovery-coach/meaning/encoder-thread.ts';
import { openLineMeanings, type LineMeanings } from '#server/agents/discovery-coach/meaning/line-meanings.ts';
import { draftProposal, type ProposalDraft } from '#server/agents/proposal-writer/proposal-writer.ts';
import { spokenNumbers } from '#server/agents/said/spoken-numbers.ts';
import { isWanted, median, type Benchmark, type BenchmarkResult } from './benchmark.ts';
import { givenCalls, proposalsBuiltOn, type GivenCall } from './given-calls.ts';
import { materialOf, scorePromiseLines } from './given-proposals.ts';
import { measurePrint } from './proposal-print.ts';

const linesAround = 2;
const written = /\d[\d,]*(?:\.\d+)?/gu;
const plain = (figure: string): string => String(Number(figure.replaceAll(',', '')));
const supersededSchema = z.object({
  fields: z.looseObject({ superseded: z.array(z.object({ text: z.string(), line: z.number() })).default([]) }),
});

interface Score {
  ms: number;
  invented: string[];
  unlisted: string[];
  superseded: string[];
  promises: number;
  missing: number;
  /** Next steps, and those of them that are where the labels have a promise. */
  steps: number;
  stepsLabelled: number;
  quotes: number;
  held: number;
  sentences: number;
  unlinked: number;
}

/** Returns the lines (from 1) that a statement of the draft quotes. */
function linesOf(
  { sources }: ProposalDraft,
  call: GivenCall,
  quotes: readonly { sourceId: string; text: string }[],
): number[] {
  return quotes.flatMap(({ sourceId, text }) => {
    const source = sources.find(({ id }) => id === sourceId);
    if (source?.lineId == null) return [];
    const from = call.lines.findIndex(({ id }) => id === source.lineId);
    return call.lines
      .slice(from, from + 12)
      .flatMap((line, at) =>
        text.includes(line.text) || line.text.includes(text) || shares(line.text, text) ? [from + at + 1] : [],
      );
  });
}

/** Returns whether a quote across lines contains the end of one and the beginning of the next. */
function shares(line: string, quote: string): boolean {
  const words = line.split(/\s+/u);
  const [first, last] = [words.slice(0, 4).join(' '), words.slice(-4).join(' ')];
  return words.length >= 4 && (quote.includes(first) || quote.includes(last));
}

async function score(call: GivenCall, folder: string, meanings: LineMeanings): Promise<Score> {
  const material = await materialOf(call, meanings);
  const times: number[] = [];
  let draft = draftProposal(material);
  for (let run = 0; run < 5; run += 1) {
    const began = performance.now();
    draft = draftProposal(material);
    times.push(performance.now() - began);
  }
  const seller = readFileSync(join(folder, 'seller.md'), 'utf8');
  const given = [...call.lines.map(({ text }) => text), seller, JSON.stringify(call.prep)];
  const known = new Set(
    given.flatMap((text) => [
      ...[...text.matchAll(written)].map(([figure]) => plain(figure)),
      ...spokenNumbers(text).map(({ value }) => String(value)),
    ]),
  );
  const claims = Object.values(draft.blocks).flat();
  const { head = [], rows = [] } = draft.tables.pricingModel ?? {};
  // Totals are arithmetic over the cells before them.
  const isCounted = head.includes('Quantity');
  const cells = isCounted ? rows.flatMap((row) => row.slice(0, 3)) : rows.flat();
  const texts = [...claims.map(({ text }) => text), ...cells];
  const invented = texts
    .flatMap((text) => [...text.matchAll(written)].map(([figure]) => plain(figure)))
    .filter((figure) => !known.has(figure));
  const listed = new Set([...seller.matchAll(written)].map(([figure]) => plain(figure)));
  const priced = [
    ...rows.map((row) => row[isCounted ? 1 : row.length - 1] ?? ''),
    // 'and 2 more' counts what is named before it.
    ...draft.blocks.pricingModel
      .map(({ text }) => text.replace(/ and \d+ more\.$/u, '.'))
      .filter((text) => saidIn(text) === null),
  ];
  const unlisted = priced
    .flatMap((text) => [...text.matchAll(written)].map(([figure]) => plain(figure)))
    .filter((figure) => !listed.has(figure));
  const labels = supersededSchema.parse(JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')));
  const superseded = labels.fields.superseded.flatMap(({ text, line }) => {
    // The line on which a value is taken back also says the one that holds.
    const old = new Set(spokenNumbers(text).map(({ value }) => value));
    return claims
      .filter((claim) => linesOf(draft, call, claim.quotes).includes(line))
      .filter((claim) => spokenNumbers(claim.text).some(({ value }) => old.size === 0 || old.has(value)))
      .map((claim) => `${text} -> ${claim.text}`);
  });
  const steps = draft.blocks.timeline.map(({ quotes }) => linesOf(draft, call, quotes));
  const missing = call.labels.promises.filter(
    ({ line }) => !steps.some((lines) => lines.some((at) => Math.abs(at - line) <= linesAround)),
  );
  return {
    ms: median(times),
    invented,
    unlisted,
    superseded,
    promises: call.labels.promises.length,
    missing: missing.length,
    steps: steps.length,
    stepsLabelled: steps.filter((lines) =>
      call.labels.promises.some(({ line }) => lines.some((at) => Math.abs(at - line) <= linesAround)),
    ).length,
    quotes: draft.quotes.used,
    held: draft.quotes.held,
    sentences: claims.length,
    unlinked: claims.filter(({ kind, quotes }) => kind === 'fact' && quotes.length === 0).length,
  };
}

/** What a proposal drafted from a replayed call says that no one said, and the time of draft, PDF and Word file. */
export const run: Benchmark = async (data, parts) => {
  const figures: BenchmarkResult['figures'] = {};
  const calls = (data === null ? [] : givenCalls(data)).filter(({ name }) => isWanted(parts, name));
  const halves: Record<'lookedAt' | 'unseen', Score[]> = { lookedAt: [], unseen: [] };
  const meanings = openLineMeanings(encodeInThread);
  for (const call of calls) {
    const one = await score(call, join(data ?? '', 'conversations', 'calls', call.name), meanings);
    halves[proposalsBuiltOn.includes(call.name) ? 'lookedAt' : 'unseen'].push(one);
    figures[call.name] =
      `${one.sentences} sentences, ${one.quotes} quotes, ${one.missing} of ${one.promises} promises missing, drafted in ${one.ms.toFixed(1)} ms`;
    process.stderr.write(`${call.name}: ${figures[call.name]}\n`);
    for (const each of [...one.invented, ...one.unlisted, ...one.superseded]) process.stderr.write(`  ${each}\n`);
  }
  for (const [half, scores] of Object.entries(halves)) {
    const sum = (read: (score: Score) => number): number => scores.reduce((total, each) => total + read(each), 0);
    figures[`${half}InventedNumbers`] = sum(({ invented }) => invented.length);
    figures[`${half}UnlistedPrices`] = sum(({ unlisted }) => unlisted.length);
    figures[`${half}Superseded`] = sum(({ superseded }) => superseded.length);
    figures[`${half}PromisesMissing`] = Number(
      (
        sum(({ missing }) => missing) /
        Math.max(
          1,
          sum(({ promises }) => promises),
        )
      ).toFixed(3),
    );
    figures[`${half}StepsLabelled`] = Number(
      (
        sum(({ stepsLabelled }) => stepsLabelled) /
        Math.max(
          1,
          sum(({ steps }) => steps),
        )
      ).toFixed(3),
    );
    figures[`${half}FewestQuotes`] = Math.min(...scores.map(({ quotes }) => quotes));
    figures[`${half}Unlinked`] = sum(({ unlinked }) => unlinked);
  }
  figures['draftMs'] = Number(
    Math.max(
      0,
      ...Object.values(halves)
        .flat()
        .map(({ ms }) => ms),
    ).toFixed(1),
  );
  Object.assign(figures, scorePromiseLines(), await measurePrint());
  return {
    figures,
    targets: {
      unseenInventedNumbers: { atMost: 0 },
      unseenUnlistedPrices: { atMost: 0 },
      unseenSuperseded: { atMost: 0 },
      unseenPromisesMissing: { atMost: 0.2 },
      unseenFewestQuotes: { atLeast: 3 },
      draftMs: { atMost: 1000 },
      pdf6Ms: { atMost: 1000 },
      pdf30Ms: { atMost: 3000 },
      docx6Ms: { atMost: 1000 },
      docx30Ms: { atMost: 3000 },
    },
  };
};
