/** 20 ms at 16,000 samples per second, the unit of all frame counts here. */
export const frameSamples = 320;
export const frameMs = 20;

/** Returns the level in decibels below full scale. */
export function levelOf(frame: Float32Array): number {
  let sum = 0;
  for (const sample of frame) sum += sample * sample;
  return 10 * Math.log10(sum / Math.max(1, frame.length) + 1e-10);
}

/** Louder than the room by this much counts as voice; below -58 dB never does. */
const aboveRoom = 9;
const quietest = -58;
/** Typical room noise, used until it is measured. */
const usualRoom = -70;
/** Speech leaves a gap this long within this time; sound without gaps is the room itself. */
const windowFrames = 250;
const gapFrames = 5;
/** How many of the last frames must be loud; a click is shorter. */
const recent = 4;
const loudOfRecent = 3;

/** Distinguishes voice from silence by energy alone, relative to continuously measured room noise. */
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
