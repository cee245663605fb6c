/** 20 ms at 16,000 samples a second: all of this counts in such frames. */
export const frameSamples = 320;
export const frameMs = 20;

/** Decibels below full scale. */
export function levelOf(frame: Float32Array): number {
  let sum = 0;
  for (const sample of frame) sum += sample * sample;
  return 10 * Math.log10(sum / Math.max(1, frame.length) + 1e-10);
}

/** What is this much louder than the room is a voice; what is below -58 dB never is. */
const aboveRoom = 9;
const quietest = -58;
/** A room as most are, until the first seconds tell. */
const usualRoom = -70;
/** Speech leaves such a gap within this time; what does not is the room itself. */
const windowFrames = 250;
const gapFrames = 5;
/** So many of the last frames have to be loud: a click is shorter. */
const recent = 4;
const loudOfRecent = 3;

/** Tells voice from silence by energy alone, against a room whose noise it keeps measuring. */
export function createVoiceGate() {
  const gaps: { level: number; until: number }[] = [{ level: usualRoom, until: windowFrames }];
  const last: boolean[] = [];
  let sum = 0;
  let counted = 0;
  let at = 0;
  return (level: number): boolean => {
    at += 1;
    sum += level;
    counted += 1;
    if (counted === gapFrames) {
      gaps.push({ level: sum / gapFrames, until: at + windowFrames });
      [sum, counted] = [0, 0];
    }
    while ((gaps[0]?.until ?? Number.POSITIVE_INFINITY) <= at) gaps.shift();
    const room = Math.min(...gaps.map((gap) => gap.level));
    last.push(level > Math.max(quietest, room + aboveRoom));
    if (last.length > recent) last.shift();
    return last.filter(Boolean).length >= loudOfRecent;
  };
}
