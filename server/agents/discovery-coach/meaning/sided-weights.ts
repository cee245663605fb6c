import { meaningWeights } from './meaning-weights.ts';
import type { MeantLabel } from './meant-labels.ts';

/** What each number of a sentence adds to a label's log-odds, where it is the line itself and where it is the seller's line before. */
export interface SidedWeights {
  bias: number;
  line: Float32Array;
  before: Float32Array;
}

const decode = (written: string, scale: number): Float32Array =>
  Float32Array.from(new Int8Array(Buffer.from(written, 'base64')), (each) => each * scale);
const read = new Map<MeantLabel, SidedWeights>();

/** Returns a label's weights, decoded once they are asked for. */
export function sidedWeights(label: MeantLabel): SidedWeights {
  const known = read.get(label);
  if (known !== undefined) return known;
  const { bias, scale, line, before } = meaningWeights[label];
  const weights = { bias, line: decode(line, scale), before: decode(before, scale) };
  read.set(label, weights);
  return weights;
}
