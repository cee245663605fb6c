import { limits } from '#contract/limits.ts';
import { frameMs, levelOf } from './voice-gate.ts';

export interface OpenPiece {
  /** Its beginning, in milliseconds of the channel's own clock. */
  atMs: number;
  overlapMs: number;
}

/** Told what of a channel is a piece, as it comes: nothing is held back longer than it takes to know that somebody speaks. */
export interface PieceSink {
  open(piece: OpenPiece): void;
  frame(samples: Float32Array): void;
  /** `keep`: somebody spoke; else it was noise. `echo`: the share of its voice that the other channel explains. */
  close(keep: boolean, echo: number): void;
}

/** Before the first loud frame a word has begun; after a pause of this length a piece ends. All in frames of 20 ms. */
const leadFrames = 15;
const pauseFrames = 35;
/** Less voice than this is a cough or a click. */
const leastVoice = 5;
/** Voices rise and fall; what moves less, in decibels, is a machine. */
const leastMovement = 2;
const pieceFrames = limits.capture.pieceMs / frameMs;
const overlapFrames = limits.capture.overlapMs / frameMs;

function movementOf(levels: readonly number[]): number {
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
  return Math.sqrt(levels.reduce((sum, level) => sum + (level - mean) ** 2, 0) / levels.length);
}

/**
 * Cuts one channel into pieces: from just before somebody speaks to the pause after, or to 12 seconds, where the next piece
 * begins one second earlier than this one ended. Silence is in none.
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
    // What follows a cut may be the end of a word alone: it goes with the piece before it.
    const spoken =
      voiced.length >= leastVoice && (cut || voiced.length < 3 * leastVoice || movementOf(voiced) >= leastMovement);
    sink.close(spoken, voiced.length === 0 ? 0 : echoed / voiced.length);
    frames = null;
  };

  return {
    /** Takes 20 ms; `atMs`: when they began, by the channel's own clock. */
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
    /** Ends the piece that is under way. */
    flush(): void {
      if (frames !== null) end(false);
      lead.length = 0;
    },
  };
}
