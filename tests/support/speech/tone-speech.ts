/** Speech that can be recognized without a model: each word is a tone at its own pitch. */

const rate = 16_000;
const wordMs = 160;
const gapMs = 70;
const lowest = 320;
const step = 45;
/** The words of this language. */
export const toneWords = Array.from({ length: 60 }, (_, at) => `word${at}`);
const pitchOf = (word: string): number => lowest + step * toneWords.indexOf(word);

const samplesOf = (ms: number): number => Math.round((ms * rate) / 1000);

/** Returns words in sequence as samples from -1 to 1; a number is a pause in milliseconds. */
export function sayTones(parts: readonly (string | number)[], loudness = 0.3): Float32Array {
  const pieces = parts.map((part) => {
    if (typeof part === 'number') return new Float32Array(samplesOf(part));
    const said = new Float32Array(samplesOf(wordMs + gapMs));
    const length = samplesOf(wordMs);
    for (let at = 0; at < length; at += 1) {
      const fade = Math.min(1, at / 160, (length - at) / 160);
      said[at] = loudness * fade * Math.sin((2 * Math.PI * pitchOf(part) * at) / rate);
    }
    return said;
  });
  const all = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

export function toPcm(samples: Float32Array): Buffer {
  const pcm = Buffer.alloc(samples.length * 2);
  for (const [at, sample] of samples.entries())
    pcm.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), at * 2);
  return pcm;
}

/** Returns a pitch's strength in the samples (Goertzel). */
function strength(samples: Float32Array, pitch: number): number {
  const factor = 2 * Math.cos((2 * Math.PI * pitch) / rate);
  let [one, two] = [0, 0];
  for (const sample of samples) [one, two] = [sample + factor * one - two, one];
  return one * one + two * two - factor * one * two;
}

const frame = samplesOf(10);
/** Shorter parts of a word aren't recognized. */
const leastFrames = 6;
/** The fake microphone of a starved browser drops moments of a word; words have longer gaps between them. */
const mostDroppedFrames = 5;

/** Returns the words in an audio, as a listener would write them. */
export function hearTones(pcm: Buffer): string[] {
  const samples = Float32Array.from({ length: pcm.length >> 1 }, (_, at) => pcm.readInt16LE(at * 2) / 32_768);
  const loud: boolean[] = [];
  for (let at = 0; at + frame <= samples.length; at += frame) {
    const power = samples.subarray(at, at + frame).reduce((sum, sample) => sum + sample * sample, 0) / frame;
    loud.push(power > 0.000_05);
  }
  const heard: string[] = [];
  for (let at = 0; at < loud.length; at += 1) {
    if (loud[at] !== true) continue;
    let end = at;
    while (loud.slice(end, end + mostDroppedFrames + 1).includes(true)) end += 1;
    if (end - at >= leastFrames) {
      const stretch = samples.subarray(at * frame, end * frame);
      const strengths = toneWords.map((word) => strength(stretch, pitchOf(word)));
      heard.push(toneWords[strengths.indexOf(Math.max(...strengths))] ?? '');
    }
    at = end;
  }
  return heard;
}
