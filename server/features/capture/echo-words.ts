import { limits } from '#contract/limits.ts';
import type { HeardPiece } from './capture.store.ts';

interface Word {
  written: string;
  bare: string;
  atMs: number;
}

/** This many of the other channel's words in a row at the same time are an echo; fewer may be chance. */
const runOfEcho = 3;

/** Estimates when each word was said: evenly spread over its piece, which ends at a pause. */
function wordsOf({ text, atMs, durationMs }: HeardPiece): Word[] {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  return words.map((written, at) => ({
    written,
    bare: written.toLocaleLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''),
    atMs: atMs + (durationMs * at) / words.length,
  }));
}

/** Counts how many words match at the same time, from both positions on. */
function runLength(mine: readonly Word[], at: number, theirs: readonly Word[], from: number): number {
  let length = 0;
  for (;;) {
    const [a, b] = [mine[at + length], theirs[from + length]];
    if (a === undefined || b === undefined || a.bare !== b.bare) return length;
    if (Math.abs(a.atMs - b.atMs) > limits.capture.echoMs) return length;
    length += 1;
  }
}

/**
 * Returns the microphone's words without those the shared tab said within 1.5 seconds: loudspeakers feed the prospect's
 * voice back into the microphone. A rep who repeats the words says them later, and keeps them.
 */
export function withoutEcho(microphone: HeardPiece, tab: readonly HeardPiece[]): string {
  const mine = wordsOf(microphone);
  const others = tab.map(wordsOf);
  const needed = Math.min(runOfEcho, mine.length);
  const kept: string[] = [];
  for (let at = 0; at < mine.length;) {
    const longest = Math.max(
      0,
      ...others.flatMap((theirs) => theirs.map((_, from) => runLength(mine, at, theirs, from))),
    );
    if (longest >= needed) at += longest;
    else {
      kept.push(mine[at]?.written ?? '');
      at += 1;
    }
  }
  return kept.join(' ');
}
