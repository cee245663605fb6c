/** A transcript line reduced to what the meters need; `at` is in seconds since the call began. */
export interface MeteredLine {
  at: number;
  /** When it ended; absent where nothing says it: it then lasts until the next line. */
  end?: number;
  side: 'rep' | 'prospect' | 'note';
  text: string;
}

export interface CallMeters {
  /** Share of the time that the seller's side spoke, or of the words where ends aren't known, 0 to 1; null before anyone speaks. */
  repShare: number | null;
  /** Longest turn of one side in seconds of speech, and which side. */
  longestMonologue: { seconds: number; side: 'rep' | 'prospect' } | null;
  /** Questions each side asked. */
  questions: { rep: number; prospect: number };
  /** Words per minute of the seller's side during its own turns; null until it has spoken for ten seconds. */
  repPace: number | null;
  /** Whether to show a hint: the seller's side spoke over `tooMuch` of the words in the last `nudgeSeconds`. */
  talksTooMuch: boolean;
}

const tooMuch = 0.6;
const nudgeSeconds = 45;
const leastSeconds = 10;
const wordsIn = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

interface Turn {
  side: 'rep' | 'prospect';
  words: number;
  /** Seconds of speech, without the pauses where ends are known. */
  spoken: number;
}

/** Merges consecutive lines of one side into a turn that lasts until its end, or until the other side speaks. Skips notes. */
function turnsOf(lines: readonly MeteredLine[], now: number): Turn[] {
  const turns: Turn[] = [];
  const spoken = lines.filter((line) => line.side !== 'note');
  for (const [place, { side, at, end, text }] of spoken.entries()) {
    if (side === 'note') continue;
    const to = end ?? spoken[place + 1]?.at ?? Math.max(at, now);
    const [words, seconds] = [wordsIn(text), Math.max(0, to - at)];
    const last = turns.at(-1);
    if (last?.side === side) {
      last.words += words;
      last.spoken += seconds;
    } else turns.push({ side, words, spoken: seconds });
  }
  return turns;
}

/** Returns the talk meters of a call at second `now`. */
export function readMeters(lines: readonly MeteredLine[], now: number): CallMeters {
  const turns = turnsOf(lines, now);
  const spoken = lines.filter(({ side }) => side !== 'note');
  const words = (of: readonly MeteredLine[], side?: MeteredLine['side']): number =>
    of.filter((line) => side === undefined || line.side === side).reduce((sum, { text }) => sum + wordsIn(text), 0);
  const timeOf = (of: readonly MeteredLine[]): number =>
    of.reduce((sum, { at, end = at }) => sum + Math.max(0, end - at), 0);
  const share = (of: readonly MeteredLine[]): number | null => {
    const whole = timeOf(of);
    if (whole > 0 && of.every(({ end }) => end !== undefined))
      return timeOf(of.filter(({ side }) => side === 'rep')) / whole;
    return words(of) === 0 ? null : words(of, 'rep') / words(of);
  };
  const asks = (side: MeteredLine['side']): number =>
    spoken.filter((line) => line.side === side).reduce((sum, { text }) => sum + (text.match(/\?/gu)?.length ?? 0), 0);
  const longest = turns.toSorted((a, b) => b.spoken - a.spoken)[0];
  const own = turns.filter(({ side }) => side === 'rep');
  const seconds = own.reduce((sum, turn) => sum + turn.spoken, 0);
  const recent = share(spoken.filter(({ at }) => now - at <= nudgeSeconds));
  return {
    repShare: share(spoken),
    longestMonologue: longest === undefined ? null : { seconds: longest.spoken, side: longest.side },
    questions: { rep: asks('rep'), prospect: asks('prospect') },
    repPace:
      seconds < leastSeconds ? null : Math.round((own.reduce((sum, turn) => sum + turn.words, 0) * 60) / seconds),
    talksTooMuch: now >= nudgeSeconds && recent !== null && recent > tooMuch,
  };
}
