import { limits } from '#contract/limits.ts';
import { frameMs, levelOf } from './voice-gate.ts';

export interface OpenPiece {
  /** Start in milliseconds on the channel's own clock. */
  atMs: number;
  overlapMs: number;
}

/** Receives the pieces of a channel as they arrive, delayed only until speech is recognized. */
export interface PieceSink {
  open(piece: OpenPiece): void;
  frame(samples: Float32Array): void;
  /** `keep`: someone spoke; otherwise it was noise. `echo`: share of the voice that the other channel explains. */
  close(keep: boolean, echo: number): void;
}

/**
 * In frames of 20 ms: lead kept before the first loud frame, since the word has begun by then, and pause that ends a
 * piece.
 */
const leadFrames = 15;
const pauseFrames = 35;
/** Shorter sounds are a cough or a click. */
const leastVoice = 5;
/** Sounds that vary less, in decibels, come from a machine, not a voice. */
const leastMovement = 2;
const pieceFrames = limits.capture.pieceMs / frameMs;
const overlapFrames = limits.capture.overlapMs / frameMs;

function movementOf(levels: readonly number[]): number {
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  return Math.sqrt(levels.reduce((sum, level) => sum + (level - mean) ** 2, 0) / levels.length);
}

/**
 * Cuts a channel into pieces: from just before speech until a pause or 12 seconds, in which case the next piece starts
 * one second before the cut.
 * Pieces contain no silence.
 */
export function createPieceCutter(isVoice: (level: number) => boolean, sink: PieceSink) {
  const lead: Float32Array[] = [];
  let frames: number | null = null;
  let quiet = 0;
  let voiced: number[] = [];
  let echoed = 0;
  let at = 0;

  const begin = (before: readonly Float32Array[], overlapMs: number): void => {
    sink.open({ atMs: at - before.length * frameMs, overlapMs });
    for (const samples of before) sink.frame(samples);
    frames = before.length;
    quiet = 0;
    voiced = [];
    echoed = 0;
  };
  const end = (cut: boolean): void => {
    // What follows a cut may be only the end of a word, so it is kept.
    const spoken =
      voiced.length >= leastVoice && (cut || voiced.length < 3 * leastVoice || movementOf(voiced) >= leastMovement);
    sink.close(spoken, voiced.length === 0 ? 0 : echoed / voiced.length);
    frames = null;
  };

  return {
    /** Takes 20 ms; `atMs`: their start on the channel's own clock. */
    push(samples: Float32Array, atMs: number, isEcho = false): void {
      at = atMs;
      const level = levelOf(samples);
      const voice = isVoice(level);
      if (frames === null && voice) begin(lead.slice(-leadFrames), 0);
      lead.push(samples);
      if (lead.length > overlapFrames) lead.shift();
      if (frames === null) return;
      sink.frame(samples);
      frames += 1;
      quiet = voice ? 0 : quiet + 1;
      if (voice) {
        voiced.push(level);
        if (isEcho) echoed += 1;
      }
      if (quiet >= pauseFrames) end(false);
      else if (frames >= pieceFrames) {
        end(true);
        at = atMs + frameMs;
        begin(lead.slice(-overlapFrames), limits.capture.overlapMs);
      }
    },
    /** Ends the piece in progress. */
    flush(): void {
      if (frames !== null) end(false);
      lead.length = 0;
    },
  };
}
