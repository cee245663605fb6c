/** Maximum delay from loudspeaker to microphone, and length compared at a time, in frames of 20 ms. */
const mostDelay = 15;
const compared = 50;
/** Correlation from which two levels count as moving together. */
const sameShape = 0.85;

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [ab, aa, bb] = [0, 0, 0];
  for (const [at, value] of a.entries()) {
    const [x, y] = [value - meanA, (b[at] ?? 0) - meanB];
    ab += x * y;
    aa += x * x;
    bb += y * y;
  }
  // A constant level has no shape to compare.
  return aa < compared || bb < compared ? 0 : ab / Math.sqrt(aa * bb);
}

/**
 * Detects when the microphone picks up the shared tab from a loudspeaker: its level follows the tab's within 0.3 s and
 * isn't louder. Takes both levels of each frame in decibels; returns whether the microphone's last second is an echo.
 */
export function createEchoGuard() {
  const mic: number[] = [];
  const tab: number[] = [];
  return (micLevel: number, tabLevel: number): boolean => {
    mic.push(Math.max(-80, micLevel));
    tab.push(Math.max(-80, tabLevel));
    if (mic.length > compared) mic.shift();
    if (tab.length > compared + mostDelay) tab.shift();
    if (tab.length < compared + mostDelay) return false;
    for (let delay = 0; delay <= mostDelay; delay += 1) {
      const then = tab.slice(mostDelay - delay, mostDelay - delay + compared);
      if (Math.max(...mic) <= Math.max(...then) && correlation(mic, then) >= sameShape) return true;
    }
    return false;
  };
}
