import { limits } from '#contract/limits.ts';
import { frameSamples } from './voice-gate.ts';

const halfTaps = 24;

/** Returns a windowed-sinc low-pass filter below half of the lower rate; the taps sum to 1. */
function lowPass(ratio: number): Float64Array {
  const taps = Float64Array.from({ length: 2 * halfTaps + 1 }, (_, at) => {
    const x = ((at - halfTaps) / ratio) * 0.9;
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
    return sinc * (0.5 + 0.5 * Math.cos((Math.PI * (at - halfTaps)) / (halfTaps + 1)));
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
}

/**
 * Resamples audio of any rate to frames of 20 ms at 16,000 samples per second and passes each to `take`.
 * Browsers that can't open a microphone at that rate deliver their own.
 */
export function createResampler(rate: number, take: (frame: Float32Array) => void) {
  const ratio = rate / limits.capture.sampleRate;
  const taps = lowPass(Math.max(1, ratio));
  let waiting = new Float32Array(0);
  /** Position of the next sample, in source samples from the start of `waiting`. */
  let place = halfTaps;
  let frame = new Float32Array(frameSamples);
  let filled = 0;
  const give = (sample: number): void => {
    frame[filled] = sample;
    filled += 1;
    if (filled < frameSamples) return;
    take(frame);
    frame = new Float32Array(frameSamples);
    filled = 0;
  };
  return (block: Float32Array): void => {
    if (ratio === 1) {
      for (const sample of block) give(sample);
      return;
    }
    const all = new Float32Array(waiting.length + block.length);
    all.set(waiting);
    all.set(block, waiting.length);
    while (place + halfTaps + 1 < all.length) {
      const from = Math.floor(place) - halfTaps;
      let sum = 0;
      for (const [at, tap] of taps.entries()) sum += tap * (all[from + at] ?? 0);
      give(sum);
      place += ratio;
    }
    const used = Math.max(0, Math.floor(place) - halfTaps);
    waiting = all.slice(used);
    place -= used;
  };
}
