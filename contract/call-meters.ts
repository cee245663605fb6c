/** A line as far as it counts for how a call is led; `at` in seconds since the call began. */
export interface MeteredLine {
  at: number;
  side: 'rep' | 'prospect' | 'note';
  text: string;
}

export interface CallMeters {
  /** Share of the words that the seller's side said, 0 to 1; null before anybody spoke. */
  repShare: number | null;
  /** Seconds of the longest stretch in which one side alone spoke, and which side it was. */
  longestMonologue: { seconds: number; side: 'rep' | 'prospect' } | null;
  /** Questions that each side asked. */
  questions: { rep: number; prospect: number };
  /** Words a minute of the seller's side, over its own turns; null before it spoke for ten seconds. */
  repPace: number | null;
  /** The seller's side said over `tooMuch` of the words of the last `nudgeSeconds`: a hint is due. */
  talksTooMuch: boolean;
}

const tooMuch = 0.6;
const nudgeSeconds = 45;
const leastSeconds = 10;
const wordsIn = (text: string): number => text.split(/\s+/u).filter(Boolean).length;

interface Turn {
  side: 'rep' | 'prospect';
  from: number;
  to: number;
  words: number;
}

/** Lines of one side in a row are one turn; it lasts until the other side speaks. Notes are nobody's speech. */
function turnsOf(lines: readonly MeteredLine[], now: number): Turn[] {
  const turns: Turn[] = [];
  for (const { side, at, text } of lines) {
    if (side === 'note') continue;
    const last = turns.at(-1);
    if (last !== undefined) last.to = at;
    if (last?.side === side) last.words += wordsIn(text);
    else turns.push({ side, from: at, to: at, words: wordsIn(text) });
  }
  const last = turns.at(-1);
  if (last !== undefined) last.to = Math.max(last.to, now);
  return turns;
}

/** What the lines of a call say of how it is led, at this second of it. */
export function readMeters(lines: readonly MeteredLine[], now: number): CallMeters {
  const turns = turnsOf(lines, now);
  const spoken = lines.filter(({ side }) => side !== 'note');
  const words = (of: readonly MeteredLine[], side?: MeteredLine['side']): number =>
    of.filter((line) => side === undefined || line.side === side).reduce((sum, { text }) => sum + wordsIn(text), 0);
  const share = (of: readonly MeteredLine[]): number | null => (words(of) === 0 ? null : words(of, 'rep') / words(of));
  const asks = (side: MeteredLine['side']): number =>
    spoken.filter((line) => line.side === side).reduce((sum, { text }) => sum + (text.match(/\?/gu)?.length ?? 0), 0);
  const longest = turns.toSorted((a, b) => b.to - b.from - (a.to - a.from))[0];
  const own = turns.filter(({ side }) => side === 'rep');
  const seconds = own.reduce((sum, { from, to }) => sum + to - from, 0);
  const recent = share(spoken.filter(({ at }) => now - at <= nudgeSeconds));
  return {
    repShare: share(spoken),
    longestMonologue: longest === undefined ? null : { seconds: longest.to - longest.from, side: longest.side },
    questions: { rep: asks('rep'), prospect: asks('prospect') },
    repPace:
      seconds < leastSeconds ? null : Math.round((own.reduce((sum, turn) => sum + turn.words, 0) * 60) / seconds),
    talksTooMuch: now >= nudgeSeconds && recent !== null && recent > tooMuch,
  };
}
