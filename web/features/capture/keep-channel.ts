import type { Channel } from '#contract/capture.ts';
import { newUuid } from '#web/lib/request-id.ts';
import { createPieceCutter } from './cut-pieces.ts';
import type { KeptPiece, PieceBuffer } from './piece-buffer.ts';
import { toPcm16 } from './pcm-base64.ts';
import { createVoiceGate, frameMs, levelOf } from './voice-gate.ts';

/** Frames in half a second, the interval for writing audio to the buffer. */
const partFrames = 25;
/** A piece with a larger share of echo isn't sent. */
const mostEcho = 0.9;

interface Channelling {
  owner: string;
  captureId: string;
  channel: Channel;
  buffer: PieceBuffer;
  /** Returns whose words these are now. */
  side: () => 'rep' | 'prospect';
  /** Called when a piece is ready to send. */
  onReady: () => void;
  onEcho: () => void;
  onFailure: (error: unknown) => void;
}

/** Writes a channel of a call to the buffer, piece by piece in spoken order. */
export function keepChannel({ buffer, onReady, onEcho, onFailure, side, ...rest }: Channelling) {
  let number = 0;
  let current: { piece: KeptPiece; frames: Float32Array[]; parts: number; all: number } | null = null;
  // Each step waits for the one before, so that writes stay in order.
  let steps: Promise<unknown> = Promise.resolve();
  const then = (step: () => Promise<void>): void => {
    steps = steps.then(step).catch(onFailure);
  };
  const write = (): void => {
    if (current === null || current.frames.length === 0) return;
    const { piece, parts } = current;
    const samples = toPcm16(current.frames);
    current.frames = [];
    current.parts += 1;
    then(() => buffer.append(piece.id, parts, samples));
  };
  const cutter = createPieceCutter(createVoiceGate(), {
    open({ atMs, overlapMs }) {
      const piece: KeptPiece = {
        ...rest,
        id: newUuid(),
        side: side(),
        number,
        atMs: Math.max(0, Math.round(atMs)),
        overlapMs,
        durationMs: null,
        text: null,
        refused: null,
      };
      number += 1;
      current = { piece, frames: [], parts: 0, all: 0 };
      then(() => buffer.put(piece));
    },
    frame(samples) {
      if (current === null) return;
      current.frames.push(samples);
      current.all += 1;
      if (current.frames.length >= partFrames) write();
    },
    close(keep, echo) {
      write();
      if (current === null) return;
      const { piece, all } = current;
      current = null;
      if (keep && echo > mostEcho) onEcho();
      if (!keep || echo > mostEcho) then(() => buffer.drop(piece.id));
      else
        then(async () => {
          await buffer.put({ ...piece, durationMs: all * frameMs });
          onReady();
        });
    },
  });
  return {
    /** Takes 20 ms that began at this time of the call; returns their level in decibels. */
    push(samples: Float32Array, atMs: number, isEcho: boolean): number {
      cutter.push(samples, atMs, isEcho);
      return levelOf(samples);
    },
    /** Ends the piece in progress; resolves once everything is in the buffer. */
    async flush(): Promise<void> {
      cutter.flush();
      await steps;
    },
  };
}
