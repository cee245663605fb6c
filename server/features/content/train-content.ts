import { createHash } from 'node:crypto';
import { collapseSpace } from '#contract/evidence.ts';
import type { ContentFailure } from '#contract/content.ts';
import type { Extraction } from '#server/agents/content-trainer/extraction.ts';
import { splitPassages } from '#server/agents/content-trainer/split-passages.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { contentIndexStore } from './content-index.store.ts';
import { contentRunStore } from './content-run.store.ts';
import { contentStore, type ItemChange, type ItemRow } from './content.store.ts';
import { headOf } from './head-of.ts';
import { nextCheck } from './next-check.ts';
import { readDocument } from './read-document.ts';
import { readVideo } from './read-video.ts';
import { readWebPage, type ReadPage } from './read-web-page.ts';
import { scheduleCheck } from './schedule-check.ts';
import { startEmbedding } from './start-embedding.ts';
import { startQuestions } from './start-questions.ts';

type Outcome = { extraction: Extraction; change: ItemChange } | { failure: ContentFailure; change: ItemChange };

const mostTries = 3;
const interrupted: ContentFailure = {
  reason: 'interrupted', message: 'Reading this broke off on our side several times. The original is kept. Try again, or upload it in another format.',
};

async function read(ctx: TenantContext, item: ItemRow, given: ReadPage | undefined, signal: AbortSignal): Promise<Outcome> {
  if (item.kind === 'document') return { extraction: await readDocument(ctx, item, signal), change: {} };
  if (item.kind === 'video') return readVideo(ctx, item, signal);
  const page = given ?? (await readWebPage(ctx, { url: item.url ?? '', signal }));
  const checkedAt = new Date();
  const checked = { checkedAt, nextCheckAt: nextCheck(item.sync, checkedAt) };
  if (page.outcome === 'failed') return { failure: page.failure, change: checked };
  if (page.outcome === 'unchanged') throw new Error('A page that was asked for whole answered as unchanged');
  return { extraction: page.extraction, change: { ...checked, contentHash: page.hash, ...page.mark, vanishedAt: null, checkError: null, checkFailures: 0, changedAt: checkedAt } };
}

interface TrainInput {
  contentId: string;
  /** A web page that was read already. */
  page?: ReadPage;
  signal: AbortSignal;
}

const clean = (text: string): string => text.replaceAll('\0', '').toWellFormed();

/** Reads an item and makes it searchable. Comes to one end: ready, failed with a reason, or handed back when the process stops. */
export async function trainContent(ctx: TenantContext, { contentId, page, signal }: TrainInput): Promise<void> {
  const runs = contentRunStore(ctx);
  const run = await runs.begin(contentId);
  const item = run === null ? null : await contentStore(ctx).find(contentId);
  if (run === null || item === null) return;
  const { runId } = run;
  if (run.tries > mostTries) {
    await runs.fail(contentId, runId, interrupted);
    return;
  }
  try {
    const outcome = await read(ctx, item, page, signal);
    const failure = 'failure' in outcome ? outcome.failure : outcome.extraction.status === 'failed' ? outcome.extraction : null;
    if (failure !== null || !('extraction' in outcome) || outcome.extraction.status === 'failed') {
      const { reason, message } = failure ?? interrupted;
      await runs.fail(contentId, runId, { reason, message }, outcome.change);
      return;
    }
    const { title, pages, pieces, note } = outcome.extraction;
    const passages = splitPassages(pieces.map((piece) => ({ ...piece, text: clean(piece.text), heading: piece.heading === null ? null : clean(piece.heading) })));
    const change: ItemChange = {
      ...outcome.change, title: outcome.change.title ?? clean(title ?? ''), pages, note, words: passages.reduce((sum, { words }) => sum + words, 0),
      textHash: createHash('sha256').update(collapseSpace(passages.map(({ text }) => text).join(' '))).digest('hex'),
      ...(item.kind === 'webpage' && title !== null && title !== '' ? { name: clean(title).slice(0, 300) } : {}),
    };
    if (passages.length === 0) {
      await runs.fail(contentId, runId, { reason: 'empty', message: 'This holds no text to learn from. Check that it is the right one.' }, change);
      return;
    }
    if (!(await runs.indexing(contentId, runId, change))) return;
    const head = headOf({ ...item, ...change }, passages.slice(0, 3).map(({ text }) => text).join(' '));
    const written = await contentIndexStore(ctx).write(contentId, runId, passages, head, { stage: 'ready', endedAt: new Date(), modifiedAt: new Date() });
    if (written === null) return;
    await Promise.all([scheduleCheck(ctx, contentId), startQuestions(ctx), startEmbedding(ctx, { contentId, runId })]);
  } catch (error) {
    if (signal.aborted) {
      await runs.handBack(contentId, runId);
      throw signal.reason;
    }
    ctx.log.error({ err: error, contentId }, 'training on content failed');
    await runs.fail(contentId, runId, interrupted);
  }
}
