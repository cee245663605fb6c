import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { collapseSpace } from '#contract/evidence.ts';
import type { ContentFailure } from '#contract/content.ts';
import type { Extraction, Piece } from '#server/readers/extraction.ts';
import { splitPassages, type ContentPassageText } from '#server/search/split-passages.ts';
import type { TenantContext } from '#server/platform/context.ts';
import { isPassing } from '#server/process/passing-failure.ts';
import { contentIndexStore } from '#server/search/passage-index.store.ts';
import { contentRunStore } from './content-run.store.ts';
import { contentStore, type ItemChange, type ItemRow } from './content.store.ts';
import { headOf } from '#server/search/head-of.ts';
import { isGone } from '#server/agents/content-trainer/page-failure.ts';
import { nextCheck } from './next-check.ts';
import { readDocument } from '#server/agents/content-trainer/read-document.ts';
import { readVideo } from './read-video.ts';
import { readWebPage, type ReadPage } from '#server/agents/content-trainer/read-web-page.ts';
import { scheduleCheck } from './schedule-check.ts';
import { startEmbedding } from '#server/search/start-embedding.ts';
import { startQuestions } from '#server/features/ask/start-questions.ts';

type Outcome =
  | { extraction: Extraction; change: ItemChange }
  | { failure: ContentFailure; change: ItemChange; vanished?: true };

const mostTries = 3;
const interrupted: ContentFailure = {
  reason: 'interrupted',
  message:
    'Reading this failed on our side several times. We’ve kept the original. Try again, or upload it in another format.',
};

async function read(
  ctx: TenantContext,
  item: ItemRow,
  given: ReadPage | undefined,
  signal: AbortSignal,
): Promise<Outcome> {
  if (item.kind === 'document') return { extraction: await readDocument(ctx, item, signal), change: {} };
  if (item.kind === 'video') return readVideo(ctx, item, signal);
  const page = given ?? (await readWebPage(ctx, { url: item.url ?? '', signal }));
  const checkedAt = new Date();
  const checked = { checkedAt, nextCheckAt: nextCheck(item.sync, checkedAt) };
  if (page.outcome === 'failed') {
    const { failure } = page;
    // Keeps the existing text and marks the page as gone.
    const vanished = isGone(page.status) && item.part !== null;
    const told = { ...checked, vanishedAt: item.vanishedAt ?? checkedAt, checkError: failure.message };
    return vanished ? { failure, change: told, vanished } : { failure, change: checked };
  }
  if (page.outcome === 'unchanged') throw new Error('A page that was asked for whole answered as unchanged');
  return {
    extraction: page.extraction,
    change: {
      ...checked,
      contentHash: page.hash,
      ...page.mark,
      vanishedAt: null,
      checkError: null,
      checkFailures: 0,
      changedAt: checkedAt,
    },
  };
}

interface TrainInput {
  contentId: string;
  /** A web page that was already read. */
  page?: ReadPage;
  signal: AbortSignal;
}

const piecesAtOnce = 500;

/**
 * Splits a text into passages in batches, so that other work gets its turn. Empties `pieces`: a large file's raw text
 * takes as much memory as its passages.
 */
async function passagesOf(pieces: Piece[], signal: AbortSignal): Promise<ContentPassageText[]> {
  const passages: ContentPassageText[] = [];
  while (pieces.length > 0) {
    await setImmediate();
    signal.throwIfAborted();
    splitPassages(
      pieces.splice(0, piecesAtOnce).map((piece) => ({
        ...piece,
        text: clean(piece.text),
        heading: cleanOrNull(piece.heading),
        ...(piece.row === undefined
          ? {}
          : { row: { ...piece.row, sheet: cleanOrNull(piece.row.sheet), header: cleanOrNull(piece.row.header) } }),
      })),
      passages,
    );
  }
  return passages;
}

/** Hash by which items with the same text are recognized, regardless of white space. */
async function hashOf(passages: readonly ContentPassageText[]): Promise<string> {
  const hash = createHash('sha256');
  for (const [at, { text }] of passages.entries()) {
    if (at % piecesAtOnce === 0) await setImmediate();
    hash.update(`${at === 0 ? '' : ' '}${collapseSpace(text)}`);
  }
  return hash.digest('hex');
}

const clean = (text: string): string => text.replaceAll('\0', '').toWellFormed();
const cleanOrNull = (text: string | null): string | null => (text === null ? null : clean(text));

/**
 * Reads an item and makes it searchable.
 * Ends in one of three ways: ready, failed with a reason, or returned to the queue on shutdown.
 */
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
    if ('vanished' in outcome) {
      await runs.change(contentId, runId, { ...outcome.change, stage: 'ready', endedAt: new Date() });
      return;
    }
    const failure =
      'failure' in outcome ? outcome.failure : outcome.extraction.status === 'failed' ? outcome.extraction : null;
    if (failure !== null || !('extraction' in outcome) || outcome.extraction.status === 'failed') {
      const { reason, message } = failure ?? interrupted;
      await runs.fail(contentId, runId, { reason, message }, outcome.change);
      return;
    }
    const { title, pages, pieces, note, unread = null } = outcome.extraction;
    const passages = await passagesOf(pieces, signal);
    const change: ItemChange = {
      ...outcome.change,
      title: outcome.change.title ?? clean(title ?? ''),
      pages,
      note,
      unread,
      words: passages.reduce((sum, { words, rows }) => sum + words - (rows?.named ?? 0), 0),
      textHash: await hashOf(passages),
      ...(item.kind === 'webpage' && title !== null && title !== '' ? { name: clean(title).slice(0, 300) } : {}),
    };
    if (passages.length === 0) {
      await runs.fail(
        contentId,
        runId,
        { reason: 'empty', message: 'This has no text to learn from. Check that it’s the right one.' },
        change,
      );
      return;
    }
    if (!(await runs.indexing(contentId, runId, change))) return;
    const head = headOf(
      { ...item, ...change },
      passages
        .slice(0, 3)
        .map(({ text }) => text)
        .join(' '),
    );
    const written = await contentIndexStore(ctx).write(
      contentId,
      runId,
      passages,
      head,
      {
        stage: 'ready',
        endedAt: new Date(),
        modifiedAt: new Date(),
      },
      signal,
    );
    if (written === null) return;
    await Promise.all([scheduleCheck(ctx, contentId), startQuestions(ctx), startEmbedding(ctx, { contentId, runId })]);
  } catch (error) {
    if (signal.aborted) {
      await runs.handBack(contentId, runId);
      throw signal.reason;
    }
    // The queue retries work that the database or disk interrupted.
    if (isPassing(error)) throw error;
    ctx.log.error({ err: error, contentId }, 'training on content failed');
    await runs.fail(contentId, runId, interrupted);
  } finally {
    await contentIndexStore(ctx).sweep();
  }
}
