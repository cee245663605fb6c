import type { z } from 'zod';
import type { addPiece } from '#contract/capture.ts';
import { limits } from '#contract/limits.ts';
import { CallError, messageOf } from '#web/lib/call-error.ts';
import type { KeptPiece, PieceBuffer } from './piece-buffer.ts';
import { toBase64 } from './pcm-base64.ts';

export interface SendState {
  /** Pieces waiting for the server, and their length in milliseconds. */
  waiting: number;
  waitingMs: number;
  /** Rejected pieces. */
  refused: number;
  /** Why sending is stuck; null: it isn't. */
  problem: string | null;
  /** Whether the microphone picks up the shared tab. */
  echo: boolean;
}

type Send = (
  input: z.input<typeof addPiece.input>,
  signal: AbortSignal,
) => Promise<{ acknowledged: string; echo: boolean }>;

interface Sending {
  sessionId: string;
  buffer: PieceBuffer;
  send: Send;
  tell: (state: Partial<SendState>) => void;
}

const firstWaitMs = 1000;

function waits(error: unknown): boolean {
  if (!(error instanceof CallError)) return true;
  return error.category === 'NETWORK' || error.status === 401 || error.status === 429 || error.status >= 500;
}

/**
 * Sends a session's pieces in order per channel, retrying until each is acknowledged and then deleting it here.
 * Only one tab sends at a time; the server recognizes pieces it already has.
 */
export function createPieceSender({ sessionId, buffer, send, tell }: Sending) {
  const stop = new AbortController();
  let wake = (): void => undefined;
  let woken = false;
  let failures = 0;
  let ending = false;

  const ready = (pieces: readonly KeptPiece[]): KeptPiece[] =>
    pieces.filter(({ durationMs, refused }) => durationMs !== null && refused === null);
  const count = async (): Promise<KeptPiece[]> => {
    const pieces = await buffer.list();
    const left = ready(pieces);
    tell({
      waiting: left.length,
      waitingMs: left.reduce((sum, { durationMs }) => sum + (durationMs ?? 0), 0),
      refused: pieces.filter(({ refused }) => refused !== null).length,
    });
    return left;
  };

  async function sendOne(piece: KeptPiece): Promise<void> {
    const { id, owner: _owner, refused: _refused, durationMs, text, ...rest } = piece;
    const content = text === null ? { audio: toBase64(await buffer.sound(id)) } : { text };
    const { echo } = await send(
      { ...rest, ...content, sessionId, pieceId: id, durationMs: Math.min(durationMs ?? 0, limits.capture.pieceMaxMs) },
      stop.signal,
    );
    if (echo) tell({ echo });
    await buffer.drop(id);
  }

  /** Sends everything available; throws errors worth a retry. */
  async function sendAll(pieces: readonly KeptPiece[]): Promise<void> {
    const lanes = Map.groupBy(pieces, ({ channel }) => channel);
    const ended = await Promise.allSettled(
      [...lanes.values()].map(async (lane) => {
        for (const piece of lane) {
          try {
            await sendOne(piece);
          } catch (error) {
            if (waits(error)) throw error;
            if (error instanceof CallError && error.status === 404) await buffer.drop(piece.id);
            else await buffer.put({ ...piece, refused: messageOf(error) });
          }
          failures = 0;
          await count();
        }
      }),
    );
    const failed = ended.find((each) => each.status === 'rejected');
    if (failed !== undefined) throw failed.reason;
  }

  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (woken || stop.signal.aborted) wake();
      woken = false;
    });

  async function run(): Promise<void> {
    while (!stop.signal.aborted) {
      const pieces = await count();
      try {
        await sendAll(pieces);
        tell({ problem: null });
        failures = 0;
        // Another tab may have added something.
        const empty = (await count()).length === 0;
        if (empty && ending) return;
        if (empty) await pause(limits.capture.sendAgainMaxMs);
      } catch (error) {
        if (stop.signal.aborted) return;
        tell({ problem: messageOf(error) });
        failures += 1;
        await pause(Math.min(firstWaitMs * 2 ** (failures - 1), limits.capture.sendAgainMaxMs));
      }
    }
  }

  const name = `capture-send:${sessionId}`;
  const working = navigator.locks === undefined ? run() : navigator.locks.request(name, { signal: stop.signal }, run);
  working.catch((error: unknown) => {
    if (!stop.signal.aborted) tell({ problem: messageOf(error) });
  });
  const look = (): void => {
    woken = true;
    wake();
  };
  window.addEventListener('online', look);
  void count();
  void working.finally(() => window.removeEventListener('online', look));
  return {
    /** Call when there is something new. */
    look,
    /** Retries rejected pieces. */
    async again(): Promise<void> {
      for (const piece of await buffer.list())
        if (piece.refused !== null) await buffer.put({ ...piece, refused: null });
      look();
    },
    async discardRefused(): Promise<void> {
      for (const piece of await buffer.list()) if (piece.refused !== null) await buffer.drop(piece.id);
      await count();
    },
    /** Stops once everything is sent. */
    finish(): void {
      ending = true;
      look();
    },
  };
}
export type PieceSender = ReturnType<typeof createPieceSender>;
